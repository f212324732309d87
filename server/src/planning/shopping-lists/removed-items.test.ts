import { uploadImage } from '@potluck/api/images'
import { createRecipe } from '@potluck/api/recipes'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingListItems,
  getShoppingList,
  updateShoppingList,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { sweepImages } from '../../book/images/store.ts'
import { aPicture } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { forgetRemoved } from './removed-items.ts'

eachDatabase('things removed from a list', (server) => {
  let anna: TestMember
  let ben: TestMember
  let listId: string
  let imageId: string
  const itemId = uuid()
  const longAgo = '2020-01-01T00:00:00.000Z'

  const read = async (member = anna) => (await member.api.call(getShoppingList, { params: { id: listId } })).data.items
  const add = (member: TestMember, items: readonly object[]) =>
    member.api.call(addShoppingListItems, { params: { id: listId }, body: { items: items as [{ title: string }] } })
  const remove = (member: TestMember, ids = itemId) =>
    member.api.call(deleteShoppingListItems, { params: { id: listId }, query: { itemIds: ids } })
  const opens = async (location = '') => (await fetch(`${server.address}api/${location}`)).status

  /** A removed item as a page sends it to undo the removal. */
  async function known(member: TestMember) {
    const [item] = await read(member)
    return { id: itemId, title: item?.title, notes: item?.notes, completed: item?.completed, imageId: item?.image?.id }
  }

  beforeEach(async () => {
    ;({ anna, ben } = await server.circle())
    listId = (await anna.api.call(createShoppingList, { body: { title: 'Market', collaborators: [ben.id] } })).data.id
    const draft = { title: 'Soup', ingredients: '', instructions: '' }
    const recipeId = (await anna.api.call(createRecipe, { body: draft })).data.id
    await add(anna, [{ id: itemId, title: '200 g that cheese', notes: 'the old one', recipeId }])
    imageId = (await anna.api.call(uploadImage, { file: await aPicture() })).data.id
    const params = { id: listId }
    await anna.api.call(updateShoppingListItems, { params, query: { itemIds: itemId }, body: { imageId } })
    await server.database.db.updateTable('shoppingListItems').set({ createdAt: longAgo }).execute()
  })

  test('restored items have the same photo, recipe, author and time, whoever restores them', async () => {
    const [before] = await read()
    const undo = await known(ben)
    await remove(ben)
    expect(await read()).toEqual([])
    expect(await opens(before?.image?.thumbnail)).toBe(404)
    await add(ben, [undo])
    const [after] = await read()
    expect(after).toEqual({ ...before, updatedAt: after?.updatedAt })
    expect(await opens(after?.image?.thumbnail)).toBe(200)
    const copies = server.database.db.selectFrom('images').select('id').where('ownerId', '=', ben.id)
    expect(await copies.execute()).toEqual([])
  })

  test('items removed and restored repeatedly count as bought once', async () => {
    const undo = await known(anna)
    for (let turn = 0; turn < 3; turn++) {
      await remove(anna)
      await add(ben, [undo])
    }
    const things = server.database.db.selectFrom('listThings').select('times').where('listId', '=', listId)
    expect(await things.execute()).toEqual([{ times: 1 }])
    expect((await read())[0]?.owner.id).toBe(anna.id)
  })

  test('items are restored without the photo on request, and without a deleted recipe', async () => {
    const undo = { ...(await known(ben)), imageId: null }
    await remove(ben)
    await server.database.db.deleteFrom('recipes').execute()
    await add(ben, [undo])
    expect((await read())[0]).toMatchObject({ image: null, recipe: null, owner: { id: anna.id } })
  })

  test('somebody who left the list cannot restore items, nor can another list', async () => {
    const undo = await known(ben)
    await remove(ben)
    await anna.api.call(updateShoppingList, { params: { id: listId }, body: { collaborators: [] } })
    expect(await statusOf(add(ben, [undo]))).toBe(404)
    const own = (await ben.api.call(createShoppingList, { body: { title: 'Mine' } })).data.id
    await ben.api.call(addShoppingListItems, { params: { id: own }, body: { items: [{ ...undo, title: 'cheese' }] } })
    const [item] = (await ben.api.call(getShoppingList, { params: { id: own } })).data.items
    expect(item).toMatchObject({ image: null, recipe: null, owner: { id: ben.id } })
  })

  test('removed items keep their photo for one day', async () => {
    const { db } = server.database
    const left = async () => (await db.selectFrom('images').select('id').where('id', '=', imageId).execute()).length
    await remove(ben)
    await db.updateTable('images').set({ createdAt: longAgo }).execute()
    await forgetRemoved(server.database)
    await sweepImages(server.services)
    expect(await left()).toBe(1)
    await db.updateTable('removedListItems').set({ removedAt: longAgo }).execute()
    await forgetRemoved(server.database)
    await sweepImages(server.services)
    expect(await left()).toBe(0)
  })

  test('a list remembers its last thousand removed items', async () => {
    for (let turn = 0; turn < 7; turn++) {
      const ids = Array.from({ length: 200 }, () => uuid())
      await add(
        anna,
        ids.map((id) => ({ id, title: 'egg' })),
      )
      await remove(anna, ids.join())
    }
    const { db } = server.database
    const storedIds = await db.selectFrom('removedListItems').select('id').where('listId', '=', listId).execute()
    expect(storedIds.length).toBeGreaterThanOrEqual(1_000)
    expect(storedIds.length).toBeLessThanOrEqual(1_200)
  })
})
