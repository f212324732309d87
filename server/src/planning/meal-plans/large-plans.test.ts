import {
  addMealPlanItems,
  createMealPlan,
  deleteMealPlanItems,
  getMealPlan,
  getMealPlanNeeds,
  maxDishNotes,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { createRecipe } from '@potluck/api/recipes'
import { createWeekTemplate, listWeekTemplates } from '@potluck/api/week-templates'
import { v7 as uuid } from 'uuid'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { needsLimits } from './needs.ts'

eachDatabase('large plans', (server) => {
  const planOf = async (member: TestMember) =>
    (await member.api.call(createMealPlan, { body: { title: 'Home' } })).data.id
  const itemsOf = async (member: TestMember, id: string) =>
    (await member.api.call(getMealPlan, { params: { id } })).data.items
  const add = (member: TestMember, id: string, items: readonly object[]) =>
    member.api.call(addMealPlanItems, {
      params: { id },
      body: { items: items.map((item) => ({ title: 'Soup', day: null, ...item })) },
    })

  /** Notes as they could be before they were limited. */
  async function writeLongNotes(planId: string, id: string): Promise<void> {
    const notes = 'a'.repeat(9_000)
    const { db } = server.database
    await db.updateTable('mealPlanItems').set({ notes }).where('planId', '=', planId).where('id', '=', id).execute()
  }

  test('new notes are limited; longer old notes are shown, can be shortened and restored', async () => {
    const anna = await server.member('Anna')
    const params = { id: await planOf(anna) }
    const id = uuid()
    await add(anna, params.id, [{ id, notes: 'a'.repeat(maxDishNotes) }])
    expect(await statusOf(add(anna, params.id, [{ notes: 'a'.repeat(maxDishNotes + 1) }]))).toBe(400)
    const change = (notes: string) => anna.api.call(updateMealPlanItems, { params, body: { items: [{ id, notes }] } })
    expect(await statusOf(change('b'.repeat(maxDishNotes + 1)))).toBe(400)
    await writeLongNotes(params.id, id)
    const [long] = await itemsOf(anna, params.id)
    expect(long?.notes).toHaveLength(9_000)
    await change('a'.repeat(8_000))
    expect(await statusOf(change('a'.repeat(8_001)))).toBe(400)
    await anna.api.call(deleteMealPlanItems, { params, query: { itemIds: id } })
    await add(anna, params.id, [{ id, notes: 'a'.repeat(8_000) }])
    expect((await itemsOf(anna, params.id))[0]?.notes).toHaveLength(8_000)
  })

  test('a plan refuses dishes when its text is full, and accepts changes and removals', async () => {
    const anna = await server.member('Anna')
    const id = await planOf(anna)
    const some = () => Array.from({ length: 500 }, () => ({ id: uuid(), notes: 'a'.repeat(maxDishNotes) }))
    const [first] = [some(), await add(anna, id, some()), await add(anna, id, some()), await add(anna, id, some())]
    await expect(add(anna, id, first)).rejects.toMatchObject({ status: 409, data: { error: { code: 'plan-full' } } })
    const items = await itemsOf(anna, id)
    expect(items).toHaveLength(1_500)
    const [dish] = items
    const shorter = { params: { id }, body: { items: [{ id: dish?.id ?? '', notes: '' }] } }
    expect((await anna.api.call(updateMealPlanItems, shorter)).status).toBe(200)
  })

  test('a plan of several pages is read completely and in order', async () => {
    const anna = await server.member('Anna')
    const id = await planOf(anna)
    const days = ['2026-11-22', null, '2026-11-20']
    for (let batch = 0; batch < 3; batch += 1) {
      await add(
        anna,
        id,
        Array.from({ length: 500 }, (_, n) => ({ day: days[n % 3], title: `Dish ${batch} ${n}` })),
      )
    }
    const items = await itemsOf(anna, id)
    expect(new Set(items.map((item) => item.id)).size).toBe(1_500)
    const inOrder = items.map(({ day, createdAt, id: dish }) => `${day ?? ''} ${createdAt} ${dish}`)
    expect(inOrder).toEqual(inOrder.toSorted())
  })

  test('week templates are stored up to the limit of text', async () => {
    const anna = await server.member('Anna')
    const dishes = Array.from({ length: 300 }, (_, n) => ({
      title: 'Soup',
      offset: n % 7,
      meal: 'dinner' as const,
      servings: null,
      notes: 'a'.repeat(maxDishNotes),
    }))
    const save = (title: string) => anna.api.call(createWeekTemplate, { body: { title, dishes } })
    for (const title of ['one', 'two', 'three', 'four', 'five', 'six']) await save(title)
    await expect(save('seven')).rejects.toMatchObject({ status: 409, data: { error: { code: 'list-full' } } })
    const templates = (await anna.api.call(listWeekTemplates, {})).data
    expect(templates.map(({ title }) => title)).toEqual(['five', 'four', 'one', 'six', 'three', 'two'])
  })

  test('needs read a limited number of lines per recipe and in total, and name the dishes that were cut', async () => {
    const anna = await server.member('Anna')
    const id = await planOf(anna)
    const recipe = async (lines: number) => {
      const ingredients = Array.from({ length: lines }, (_, n) => `${n + 1} g thing${n}`).join('\n')
      return (await anna.api.call(createRecipe, { body: { title: 'Stew', ingredients } })).data.id
    }
    const [short, long] = [await recipe(3), await recipe(needsLimits.linesOfRecipe + 1)]
    const dishes = [short, ...Array.from({ length: 10 }, () => long)].map((recipeId) => ({ id: uuid(), recipeId }))
    await add(anna, id, dishes)
    const ask = async (some: typeof dishes) => {
      const query = { itemIds: some.map((dish) => dish.id).join(',') }
      return (await anna.api.call(getMealPlanNeeds, { params: { id }, query })).data
    }
    const linesOf = ({ needs }: Awaited<ReturnType<typeof ask>>) => needs.flatMap(({ lines }) => lines)
    expect(await ask(dishes.slice(0, 1))).toMatchObject({ cutDishIds: [] })
    const two = await ask(dishes.slice(0, 2))
    expect(linesOf(two)).toHaveLength(3 + needsLimits.linesOfRecipe)
    expect(two.cutDishIds).toEqual([dishes[1]?.id])
    const all = await ask(dishes)
    expect(linesOf(all)).toHaveLength(needsLimits.linesInAll)
    expect(all.cutDishIds?.toSorted()).toEqual(
      dishes
        .slice(1)
        .map((dish) => dish.id)
        .toSorted(),
    )
  })
})
