import { blockPerson } from '@potluck/api/blocks'
import { removeFriend } from '@potluck/api/friends'
import { inviteToList, previewListInvitation } from '@potluck/api/list-invitations'
import { createMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import { deleteMealPlan, deleteMealPlanItems, getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingList,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  listUsualThings,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import {
  type DeletedKind,
  deleteThingForGood,
  emptyTrash,
  listDeletedThings,
  listRemoved,
  restoreThing,
} from '@potluck/api/trash'
import { v7 as uuid } from 'uuid'
import { now } from '../../machinery/base/database/instant.ts'
import { mostOf } from '../../people/sharing/sharing.ts'
import { aList, aPlan } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { purgeTrash } from './store.ts'

const day = 24 * 3_600_000

eachDatabase('lists and plans in the trash', (server) => {
  const readList = ({ api }: TestMember, id: string) => api.call(getShoppingList, { params: { id } })
  const listOf = async (member: TestMember, id: string) => (await readList(member, id)).data
  const readPlan = ({ api }: TestMember, id: string) => api.call(getMealPlan, { params: { id } })
  const planOf = async (member: TestMember, id: string) => (await readPlan(member, id)).data
  const deleteList = ({ api }: TestMember, id: string) => api.call(deleteShoppingList, { params: { id } })
  const deletePlan = ({ api }: TestMember, id: string) => api.call(deleteMealPlan, { params: { id } })
  const trashOf = async ({ api }: TestMember) => (await api.call(listDeletedThings, {})).data
  const restore = ({ api }: TestMember, kind: DeletedKind, id: string) =>
    statusOf(api.call(restoreThing, { params: { kind, id } }))

  test('a deleted list is gone for everybody on it and is restored with people, ticks and order', async () => {
    const { anna, ben } = await server.circle()
    const { listId, itemId } = await aList(anna, [ben])
    const add = (titles: readonly string[]) =>
      ben.api.call(addShoppingListItems, {
        params: { id: listId },
        body: { items: titles.map((title) => ({ title })) },
      })
    await add(['milk', 'bread'])
    const tick = { params: { id: listId }, query: { itemIds: itemId }, body: { completed: true } }
    await ben.api.call(updateShoppingListItems, tick)
    const before = { anna: await listOf(anna, listId), ben: await listOf(ben, listId) }
    await deleteList(anna, listId)
    for (const member of [anna, ben]) {
      expect(await statusOf(readList(member, listId))).toBe(404)
      expect((await member.api.call(listShoppingLists, {})).data).toEqual([])
      expect((await member.api.call(listUsualThings, {})).data).toEqual([])
      expect(await statusOf(deleteList(member, listId))).toBe(404)
    }
    expect(await statusOf(add(['eggs']))).toBe(404)
    const [deleted] = (await trashOf(anna)).lists
    expect(deleted).toMatchObject({ id: listId, title: 'Market', itemCount: 3, peopleCount: 1 })
    expect(Date.parse(deleted?.leavesAt ?? '') - Date.parse(deleted?.deletedAt ?? '')).toBe(30 * day)
    expect(await trashOf(ben)).toEqual({ lists: [], plans: [] })
    expect(await restore(ben, 'lists', listId)).toBe(404)
    expect(await restore(anna, 'plans', listId)).toBe(404)
    expect([await restore(anna, 'lists', listId), await restore(anna, 'lists', listId)]).toEqual([200, 200])
    expect({ anna: await listOf(anna, listId), ben: await listOf(ben, listId) }).toEqual(before)
  })

  test('a deleted plan is gone with its calendar and is restored with it', async () => {
    const { anna, ben } = await server.circle()
    const { planId } = await aPlan(anna, [ben])
    const { feed } = (await ben.api.call(createMealPlanFeed, { params: { id: planId } })).data
    const calendar = async () => (await fetch(`${server.address}api/${feed.address}`)).status
    const before = await planOf(ben, planId)
    await deletePlan(anna, planId)
    expect(await statusOf(readPlan(ben, planId))).toBe(404)
    expect((await ben.api.call(listMealPlans, {})).data).toEqual([])
    expect(await calendar()).not.toBe(200)
    expect((await trashOf(anna)).plans).toMatchObject([{ id: planId, itemCount: 1, peopleCount: 1 }])
    expect(await restore(anna, 'plans', planId)).toBe(200)
    expect(await planOf(ben, planId)).toEqual(before)
    expect(await calendar()).toBe(200)
  })

  test('everybody on a list gets an event of its deletion and of its restore', async () => {
    const { anna, ben } = await server.circle()
    const { listId } = await aList(anna, [ben])
    const events: string[] = []
    const ended = new Promise<void>((resolve) => {
      server.services.live.subscribe(ben.id, ({ type }) => {
        if (type === 'shoppingList:removed' || events.length > 0) events.push(type)
        if (events.length === 2) resolve()
      })
    })
    await deleteList(anna, listId)
    await restore(anna, 'lists', listId)
    await ended
    expect(events).toEqual(['shoppingList:removed', 'shoppingList:itemsUpdated'])
  })

  test('an invitation to a list opens nothing while the list is in the trash', async () => {
    const { anna } = await server.circle()
    const { listId } = await aList(anna)
    const { secret } = (await anna.api.call(inviteToList, { params: { id: listId }, body: {} })).data
    const look = () => statusOf(server.client().call(previewListInvitation, { body: { secret } }))
    await deleteList(anna, listId)
    const dead = await look()
    await restore(anna, 'lists', listId)
    expect([dead, await look()]).toEqual([412, 200])
  })

  test('a member blocked meanwhile is not on the restored list', async () => {
    const { anna, ben } = await server.circle()
    const { listId } = await aList(anna, [ben])
    await deleteList(anna, listId)
    await anna.api.call(blockPerson, { params: { id: ben.id } })
    await restore(anna, 'lists', listId)
    expect((await listOf(anna, listId)).collaborators).toEqual([])
    expect(await statusOf(readList(ben, listId))).toBe(404)
  })

  test('a former friend is not on the restored list when sharing ended', async () => {
    const { anna, ben } = await server.circle()
    const { listId } = await aList(anna, [ben])
    await deleteList(anna, listId)
    await anna.api.call(removeFriend, { params: { id: ben.id }, query: { endSharing: 'true', sharedIds: uuid() } })
    await restore(anna, 'lists', listId)
    expect((await listOf(anna, listId)).collaborators).toEqual([])
  })

  test('deleted lists and plans are purged one by one, with the whole trash, or after thirty days', async () => {
    const { anna } = await server.circle()
    const forGood = (kind: DeletedKind, id: string) =>
      statusOf(anna.api.call(deleteThingForGood, { params: { kind, id } }))
    const [one, two, old, used] = [await aList(anna), await aPlan(anna), await aList(anna), await aList(anna)]
    await deleteList(anna, one.listId)
    expect(await forGood('lists', used.listId)).toBe(404)
    expect([await forGood('lists', one.listId), await restore(anna, 'lists', one.listId)]).toEqual([200, 404])
    await deletePlan(anna, two.planId)
    await deleteList(anna, old.listId)
    const longAgo = { deletedAt: now(-31 * day) }
    await server.database.db.updateTable('shoppingLists').set(longAgo).where('id', '=', old.listId).execute()
    await purgeTrash(server.database)
    expect(await trashOf(anna)).toMatchObject({ lists: [], plans: [{ id: two.planId }] })
    await anna.api.call(emptyTrash, {})
    expect(await trashOf(anna)).toEqual({ lists: [], plans: [] })
    expect((await anna.api.call(listShoppingLists, {})).data).toHaveLength(1)
  })

  test('the trash holds as many lists as a member can own, without counting them as owned', async () => {
    const { anna } = await server.circle()
    const make = (title: string) => anna.api.call(createShoppingList, { body: { title } })
    const first = (await make('First')).data.id
    await deleteList(anna, first)
    const rows = Array.from({ length: mostOf('list') }, (_, at) => ({
      ownerId: anna.id,
      id: uuid(),
      title: `List ${at}`,
      archived: 0 as const,
      aisles: '[]',
      languages: '[]',
      createdAt: now(),
      updatedAt: now(),
      deletedAt: null,
    }))
    await server.database.db.insertInto('shoppingLists').values(rows).execute()
    expect(await statusOf(make('One more'))).toBe(409)
    expect(await restore(anna, 'lists', first)).toBe(409)
    for (const { id } of rows.slice(0, 2)) await deleteList(anna, id)
    expect(await restore(anna, 'lists', first)).toBe(200)
    await server.database.db
      .updateTable('shoppingLists')
      .set({ deletedAt: now(-1_000) })
      .where('ownerId', '=', anna.id)
      .where('deletedAt', 'is', null)
      .where('id', '!=', first)
      .execute()
    await deleteList(anna, first)
    const { lists } = await trashOf(anna)
    expect(lists).toHaveLength(mostOf('list'))
    expect(lists[0]?.id).toBe(first)
  })

  test('the trash shows removed items to the owner and to whoever added them, without ticked ones', async () => {
    const { anna, ben, carl } = await server.circle()
    const { listId, itemId } = await aList(anna, [ben])
    const { planId, dishId } = await aPlan(anna, [ben])
    const params = { id: listId }
    const [bens, ticked] = [uuid(), uuid()]
    const items = [
      { id: bens, title: 'milk', notes: 'the blue one' },
      { id: ticked, title: 'bread', completed: true },
    ]
    await ben.api.call(addShoppingListItems, { params, body: { items } })
    const removed = async ({ api }: TestMember) => (await api.call(listRemoved, {})).data
    await ben.api.call(deleteShoppingListItems, { params, query: { itemIds: [itemId, bens, ticked].join() } })
    await ben.api.call(deleteMealPlanItems, { params: { id: planId }, query: { itemIds: dishId } })
    const ofAnna = await removed(anna)
    expect(ofAnna.items.map(({ title }) => title).toSorted()).toEqual(['milk', 'salt'])
    expect(ofAnna.dishes).toMatchObject([{ id: dishId, title: 'leek pie', day: '2026-11-22', thingTitle: 'Week' }])
    expect((await removed(ben)).items).toMatchObject([
      { id: bens, thingId: listId, thingTitle: 'Market', notes: 'the blue one' },
    ])
    expect((await removed(ben)).dishes).toEqual([])
    expect(await removed(carl)).toEqual({ items: [], dishes: [] })
    await anna.api.call(addShoppingListItems, { params, body: { items: [{ id: itemId, title: 'salt' }] } })
    expect((await removed(anna)).items.map(({ title }) => title)).toEqual(['milk'])
    await deleteList(anna, listId)
    expect((await removed(anna)).items).toEqual([])
  })
})
