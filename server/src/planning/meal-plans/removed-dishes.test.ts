import { blockPerson } from '@potluck/api/blocks'
import {
  addMealPlanItems,
  createMealPlan,
  deleteMealPlanItems,
  getMealPlan,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { v7 as uuid } from 'uuid'
import { aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { forgetRemovedDishes } from './removed-dishes.ts'

eachDatabase('dishes taken off a plan', (server) => {
  let anna: TestMember
  let ben: TestMember
  let planId: string
  let dishId: string
  const longAgo = '2020-01-01T00:00:00.000Z'

  const read = async (member = anna) =>
    (await member.api.call(getMealPlan, { params: { id: planId }, query: {} })).data.items
  const put = (member: TestMember, items: { id: string; title: string; leftoverOf?: string }[]) =>
    member.api.call(addMealPlanItems, {
      params: { id: planId },
      body: { items: items.map((item) => ({ ...item, day: '2026-11-22' })) },
    })
  const takeOff = (member: TestMember, ...ids: string[]) =>
    member.api.call(deleteMealPlanItems, { params: { id: planId }, query: { itemIds: ids.join(',') } })

  beforeEach(async () => {
    ;({ anna, ben } = await server.circle())
    planId = (await anna.api.call(createMealPlan, { body: { title: 'Ours', collaborators: [ben.id] } })).data.id
    dishId = uuid()
    const recipe = await aRecipe(anna, { title: 'Leek pie' })
    const dish = { id: dishId, title: 'Leek pie', recipeId: recipe.id, day: '2026-11-22' }
    await anna.api.call(addMealPlanItems, { params: { id: planId }, body: { items: [dish] } })
    const cooked = { items: [{ id: dishId, cooked: true }] }
    await anna.api.call(updateMealPlanItems, { params: { id: planId }, body: cooked })
    await server.database.db.updateTable('mealPlanItems').set({ createdAt: longAgo }).execute()
  })

  test('restored dishes have the same recipe, author, time and cooked state, whoever restores them', async () => {
    const [before] = await read()
    await takeOff(ben, dishId)
    expect(await read()).toEqual([])
    await put(ben, [{ id: dishId, title: 'Leek pie' }])
    const [after] = await read()
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt })
    expect(after).toMatchObject({
      cooked: true,
      createdAt: longAgo,
      owner: { id: anna.id },
      recipe: { ownerId: anna.id },
    })
    await takeOff(anna, dishId)
    await put(ben, [{ id: dishId, title: 'Leek pie' }])
    expect(await read()).toMatchObject([{ owner: { id: anna.id } }])
  })

  test('restored dishes are removed again by the same call after another one', async () => {
    const { db } = server.database
    const row = await db.selectFrom('mealPlanItems').selectAll().where('id', '=', dishId).executeTakeFirstOrThrow()
    await takeOff(anna, dishId)
    await db.insertInto('mealPlanItems').values(row).execute()
    await takeOff(ben, dishId)
    expect(await read()).toEqual([])
  })

  test('restored dishes have their leftovers again', async () => {
    const leftover = uuid()
    await put(ben, [{ id: leftover, title: 'Rest of the pie', leftoverOf: dishId }])
    await takeOff(ben, dishId)
    expect(await read()).toMatchObject([{ id: leftover, leftoverOf: null }])
    await put(ben, [{ id: dishId, title: 'Leek pie' }])
    expect((await read()).find(({ id }) => id === leftover)).toMatchObject({
      leftoverOf: dishId,
      owner: { id: ben.id },
    })
  })

  test('dishes restored after a day or on another plan are new dishes', async () => {
    await takeOff(ben, dishId)
    const elsewhere = (await ben.api.call(createMealPlan, { body: { title: 'Mine' } })).data.id
    const body = { items: [{ id: dishId, title: 'Leek pie', day: null }] }
    await ben.api.call(addMealPlanItems, { params: { id: elsewhere }, body })
    const { items } = (await ben.api.call(getMealPlan, { params: { id: elsewhere }, query: {} })).data
    expect(items).toMatchObject([{ owner: { id: ben.id }, recipe: null, cooked: false }])
    await server.database.db.updateTable('removedMealPlanItems').set({ removedAt: longAgo }).execute()
    await forgetRemovedDishes(server.database)
    await put(ben, [{ id: dishId, title: 'Leek pie' }])
    expect(await read()).toMatchObject([{ owner: { id: ben.id }, recipe: null, cooked: false }])
  })

  test('somebody who left the plan cannot restore dishes', async () => {
    await takeOff(ben, dishId)
    await anna.api.call(blockPerson, { params: { id: ben.id } })
    await expect(put(ben, [{ id: dishId, title: 'Leek pie' }])).rejects.toMatchObject({ status: 404 })
    expect(await read()).toEqual([])
  })
})
