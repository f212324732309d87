import { leaveKitchen } from '@potluck/api/kitchens'
import { addMealPlanItems, createMealPlan, getMealPlanNeeds, suggestMeals } from '@potluck/api/meal-plans'
import { addToPantry, changePantry, getPantry, listPantry } from '@potluck/api/pantry'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingListItems,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { dayAfter } from '@potluck/cooking/at-home'
import { v7 as uuid } from 'uuid'
import { aKitchen, aRecipe, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

const today = () => new Date().toISOString().slice(0, 10)

bothDatabases('what is at home', (server) => {
  /** Two people of one household, and one who has none. */
  async function people() {
    const { anna, ben, carl } = await server.circle()
    const homeId = await aKitchen(anna)
    await joins(anna, homeId, ben, 'reader')
    return { anna, ben, carl, homeId }
  }

  const pantry = async (member: TestMember, home?: string) =>
    (await member.api.call(getPantry, { query: { ...(home && { home }) } })).data
  const titles = async (member: TestMember) => (await pantry(member)).things.map(({ title }) => title)
  const change = (member: TestMember, body: Parameters<typeof member.api.call<typeof changePantry>>[1]['body']) =>
    member.api.call(changePantry, { body })

  async function aList(member: TestMember, kitchenId?: string) {
    const { id } = (await member.api.call(createShoppingList, { body: { title: 'Shop', kitchenId } })).data
    return {
      async add(...names: readonly string[]) {
        const items = names.map((title) => ({ id: uuid(), title }))
        await member.api.call(addShoppingListItems, { params: { id }, body: { items } })
        return items.map((item) => item.id).join()
      },
      restore: (itemIds: string, title: string) =>
        member.api.call(addShoppingListItems, { params: { id }, body: { items: [{ id: itemIds, title }] } }),
      tick: (itemIds: string, completed = true) =>
        member.api.call(updateShoppingListItems, { params: { id }, query: { itemIds }, body: { completed } }),
      remove: (itemIds: string, bought?: 'true') =>
        member.api.call(deleteShoppingListItems, { params: { id }, query: { itemIds, ...(bought && { bought }) } }),
    }
  }

  test('everybody in a household reads and changes one pantry, readers too', async () => {
    const { anna, ben, carl, homeId } = await people()
    await change(ben, {
      put: [{ title: '2 cartons of milk', since: '2026-11-26', amount: '2 cartons' }, { title: 'rice' }],
    })
    const { kitchen, things } = await pantry(anna)
    expect(kitchen?.id).toBe(homeId)
    expect(things).toMatchObject([
      { title: 'milk', place: 'fridge', since: '2026-11-26', useBy: '2026-12-03', always: false, amount: '2 cartons' },
      { title: 'rice', place: 'cupboard', since: null, useBy: null },
    ])
    await change(anna, { used: ['Milk', 'gone already'] })
    expect(await titles(ben)).toEqual(['rice'])
    expect(await titles(carl)).toEqual([])
    expect(await statusOf(carl.api.call(getPantry, { query: { home: homeId } }))).toBe(404)
    expect(await statusOf(change(carl, { kitchenId: homeId, used: ['rice'] }))).toBe(404)
  })

  test('what is said of a thing changes it, and it stays one thing', async () => {
    const { anna } = await people()
    await change(anna, { put: [{ title: 'onions' }] })
    const [{ key } = { key: '' }] = (await pantry(anna)).things
    await change(anna, {
      put: [{ key, title: 'onions', place: 'cupboard', useBy: '2026-12-24' }, { title: '3 onions' }],
    })
    expect((await pantry(anna)).things).toMatchObject([{ title: 'onions', place: 'cupboard', useBy: '2026-12-24' }])
  })

  test('dishes in the freezer stand beside each other, and lose portions', async () => {
    const { anna } = await people()
    const dishes = [1, 2].map((n) => ({ key: `dish ${uuid()}`, title: 'chilli', portions: n, since: '2026-10-12' }))
    await change(anna, { put: dishes })
    expect((await pantry(anna)).things.map(({ place, portions }) => [place, portions])).toEqual([
      ['freezer', 1],
      ['freezer', 2],
    ])
    await change(anna, { put: [{ ...dishes[1], title: 'chilli', portions: 1 }], used: [dishes[0]?.key ?? ''] })
    expect((await pantry(anna)).things).toMatchObject([{ key: dishes[1]?.key, portions: 1 }])
  })

  test('what is ticked on a list of the household is at home, until it is unticked', async () => {
    const { anna, ben, homeId } = await people()
    const list = await aList(anna, homeId)
    const [milk, soap] = [await list.add('2 l milk'), await list.add('dish soap')]
    await list.tick(`${milk},${soap}`)
    expect((await pantry(ben)).things).toMatchObject([
      { title: 'milk', since: today(), useBy: dayAfter(today(), 7), place: 'fridge', always: false },
    ])
    await list.tick(milk, false)
    expect(await titles(ben)).toEqual([])
    await change(ben, { put: [{ title: 'milk', since: '2026-01-01', useBy: '2026-01-10' }] })
    await list.tick(milk)
    expect((await pantry(ben)).things).toMatchObject([{ since: today() }])
    await list.tick(milk, false)
    expect((await pantry(ben)).things).toMatchObject([{ since: '2026-01-01', useBy: '2026-01-10' }])
  })

  test('clearing a list changes nothing, and what is removed because it was bought comes home', async () => {
    const { anna, homeId } = await people()
    const list = await aList(anna, homeId)
    const [eggs, leek, rice] = [await list.add('eggs'), await list.add('leek'), await list.add('rice')]
    await list.tick(eggs)
    await list.remove(eggs)
    await list.remove(leek, 'true')
    await list.remove(rice)
    expect(await titles(anna)).toEqual(['eggs', 'leek'])
    await list.restore(leek, 'leek')
    expect(await titles(anna)).toEqual(['eggs'])
  })

  test('somebody’s own list fills their pantry only where they have no household', async () => {
    const { anna, carl } = await people()
    for (const member of [anna, carl]) {
      const list = await aList(member)
      await list.tick(await list.add('butter'))
    }
    expect(await titles(anna)).toEqual([])
    expect(await titles(carl)).toEqual(['butter'])
  })

  test('who comes brings along what they always have, and finds their own again when they leave', async () => {
    const { anna, ben, carl, homeId } = await people()
    for (const title of ['soy sauce', 'salt']) await carl.api.call(addToPantry, { body: { title } })
    await change(carl, { put: [{ title: 'milk' }] })
    await anna.api.call(addToPantry, { body: { title: 'salt' } })
    await joins(anna, homeId, carl, 'cook')
    expect(await titles(carl)).toEqual(['salt', 'soy sauce'])
    expect((await pantry(ben)).joined).toEqual([{ name: 'Carl', titles: ['soy sauce'] }])
    expect((await pantry(carl)).joined).toEqual([])
    expect((await ben.api.call(listPantry, {})).data.map(({ title }) => title)).toEqual(['salt', 'soy sauce'])
    await carl.api.call(leaveKitchen, { params: { id: homeId }, body: {} })
    expect(await titles(carl)).toEqual(['milk', 'salt', 'soy sauce'])
    expect(await titles(ben)).toEqual(['salt', 'soy sauce'])
  })

  test('suggestions begin with what uses up things that should be used soon, each once', async () => {
    const { anna, ben, homeId } = await people()
    for (const title of ['A', 'B', 'C', 'D', 'E']) await aRecipe(anna, { title, ingredients: '1 onion' })
    const pie = await aRecipe(anna, { title: 'Leek pie', ingredients: '3 leeks\n2 eggs' })
    await aRecipe(anna, { title: 'Leek soup', ingredients: '500 g potatoes\n2 leeks' })
    await change(ben, {
      put: [
        { title: 'leeks', useBy: today() },
        { title: 'eggs', useBy: today() },
      ],
    })
    const plan = (await anna.api.call(createMealPlan, { body: { title: 'Week', kitchenId: homeId } })).data
    const days = [today(), dayAfter(today(), 1), dayAfter(today(), 2)].join()
    const query = { days, seed: '7', meal: 'dinner' as const }
    const { suggestions } = (await anna.api.call(suggestMeals, { params: { id: plan.id }, query })).data
    const using = suggestions.filter(({ uses }) => uses !== undefined)
    expect(suggestions).toHaveLength(3)
    expect(using.flatMap(({ uses = [] }) => uses).toSorted()).toEqual(expect.arrayContaining(['leeks']))
    expect(using[0]?.day).toBe(today())
    if (using[0]?.recipe.id === pie.id) expect(using).toHaveLength(1)
  })

  test('what dishes of a household need says what is at home', async () => {
    const { anna, ben, homeId } = await people()
    const recipe = await aRecipe(anna, { ingredients: '1 leek\n500 g potatoes\n2 eggs' })
    const plan = (await anna.api.call(createMealPlan, { body: { title: 'Week', kitchenId: homeId } })).data
    const dish = { id: uuid(), title: 'Soup', recipeId: recipe.id, day: today() }
    await anna.api.call(addMealPlanItems, { params: { id: plan.id }, body: { items: [dish] } })
    await change(ben, {
      put: [
        { title: 'leek', since: today() },
        { title: 'eggs', since: '2020-01-01' },
      ],
    })
    const query = { itemIds: dish.id }
    const { needs } = (await anna.api.call(getMealPlanNeeds, { params: { id: plan.id }, query })).data
    expect(needs.map(({ title, home }) => [title, home?.since])).toEqual([
      ['1 leek', today()],
      ['500 g potatoes', undefined],
      // The eggs are eaten by now.
      ['2 eggs', undefined],
    ])
  })
})
