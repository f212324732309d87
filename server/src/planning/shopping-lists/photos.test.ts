import { deleteAccount } from '@potluck/api/account'
import { blockPerson } from '@potluck/api/blocks'
import { uploadImage } from '@potluck/api/images'
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
import { appointAdmin } from '../../people/users/admins.ts'
import { aPicture } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('photos on a shopping list', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember
  let listId: string
  const itemId = uuid()

  beforeEach(async () => {
    ;({ anna, ben, carl } = await server.circle())
    const body = { title: 'Market', collaborators: [ben.id] }
    listId = (await anna.api.call(createShoppingList, { body })).data.id
    const items = [{ id: itemId, title: 'that cheese' }]
    await anna.api.call(addShoppingListItems, { params: { id: listId }, body: { items } })
  })

  const upload = async (member: TestMember) => (await member.api.call(uploadImage, { file: await aPicture() })).data.id
  const show = (member: TestMember, imageId: string | null) =>
    member.api.call(updateShoppingListItems, { params: { id: listId }, query: { itemIds: itemId }, body: { imageId } })
  const photo = async (member: TestMember) =>
    (await member.api.call(getShoppingList, { params: { id: listId } })).data.items[0]?.image ?? null
  const opens = async (location = '') => (await fetch(`${server.address}api/${location}`)).status

  test('photos are added and removed by anybody on the list and seen by all of them', async () => {
    await show(ben, await upload(ben))
    const [hers, his] = [await photo(anna), await photo(ben)]
    expect([await opens(hers?.thumbnail), await opens(hers?.location), await opens(his?.thumbnail)]).toEqual([
      200, 200, 200,
    ])
    await show(anna, null)
    expect(await photo(ben)).toBeNull()
    expect([await opens(hers?.thumbnail), await opens(his?.thumbnail)]).toEqual([404, 404])
  })

  test('photos of a blocker are hidden from the blocked person on every list', async () => {
    await carl.befriends(anna)
    await carl.befriends(ben)
    const collaborators = [anna.id, ben.id]
    const { id } = (await carl.api.call(createShoppingList, { body: { title: 'Party', collaborators } })).data
    const add = async () => {
      const items = [{ title: 'that cheese', imageId: await upload(ben) }]
      await ben.api.call(addShoppingListItems, { params: { id }, body: { items } })
    }
    const photos = async (member: TestMember) =>
      (await member.api.call(getShoppingList, { params: { id } })).data.items.map(({ image }) => image)
    await add()
    const [before] = await photos(anna)
    expect(await opens(before?.medium)).toBe(200)
    await ben.api.call(blockPerson, { params: { id: anna.id } })
    await add()
    expect(await photos(anna)).toEqual([null, null])
    expect(await opens(before?.medium)).toBe(404)
    const [first, second] = await photos(carl)
    expect([await opens(first?.medium), await opens(second?.medium)]).toEqual([200, 200])
  })

  test('photos are hidden from former collaborators and deleted with their item', async () => {
    await show(anna, await upload(anna))
    const his = await photo(ben)
    await anna.api.call(updateShoppingList, { params: { id: listId }, body: { collaborators: [] } })
    expect(await opens(his?.thumbnail)).toBe(404)
    const hers = await photo(anna)
    await anna.api.call(deleteShoppingListItems, { params: { id: listId }, query: { itemIds: itemId } })
    expect(await opens(hers?.thumbnail)).toBe(404)
  })

  test('photos of foreign pictures or on foreign lists are refused', async () => {
    const annas = await upload(anna)
    expect(await statusOf(show(ben, annas))).toBe(404)
    expect(await statusOf(show(ben, uuid()))).toBe(404)
    expect(await statusOf(show(carl, await upload(carl)))).toBe(404)
    expect(await photo(anna)).toBeNull()
  })

  /** Puts a line with this picture on a new list of the member's; gives the picture that is seen there. */
  async function putOnNewList(member: TestMember, imageId: string) {
    const { id } = (await member.api.call(createShoppingList, { body: { title: 'Corner shop' } })).data
    const items = [{ title: 'that cheese', imageId }]
    await member.api.call(addShoppingListItems, { params: { id }, body: { items } })
    return (await member.api.call(getShoppingList, { params: { id } })).data.items[0]?.image ?? null
  }

  test('photos move with an item: as they are to an own list, as a copy to another’s', async () => {
    const hers = await upload(anna)
    await show(anna, hers)
    expect(await putOnNewList(anna, hers)).toMatchObject({ id: hers })
    const his = await putOnNewList(ben, hers)
    expect(his?.id).not.toBe(hers)
    expect(await opens(his?.location)).toBe(200)
    await appointAdmin(server.database, ben.email)
    await anna.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } })
    await server.database.db.updateTable('images').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute()
    await sweepImages(server.services)
    expect(await opens(his?.location)).toBe(200)
  })

  test('photos are copied with a whole list', async () => {
    await show(anna, await upload(anna))
    const { id } = (await ben.api.call(createShoppingList, { body: { title: 'Mine', copyOf: listId } })).data
    const copy = (await ben.api.call(getShoppingList, { params: { id } })).data.items[0]?.image
    await anna.api.call(deleteShoppingListItems, { params: { id: listId }, query: { itemIds: itemId } })
    expect(await opens(copy?.thumbnail)).toBe(200)
  })

  test('photos that the member cannot see are not moved', async () => {
    const annas = await upload(anna)
    expect([await putOnNewList(ben, annas), await putOnNewList(carl, uuid())]).toEqual([null, null])
    await show(anna, annas)
    expect(await putOnNewList(carl, annas)).toBeNull()
    await anna.api.call(updateShoppingList, { params: { id: listId }, body: { collaborators: [] } })
    expect(await putOnNewList(ben, annas)).toBeNull()
  })

  test('photos survive the cleanup of unused pictures', async () => {
    const imageId = await upload(anna)
    await show(anna, imageId)
    const longAgo = { createdAt: '2020-01-01T00:00:00.000Z' }
    await server.database.db.updateTable('images').set(longAgo).where('id', '=', imageId).execute()
    await sweepImages(server.services)
    expect(await opens((await photo(ben))?.thumbnail)).toBe(200)
    await show(anna, null)
    await sweepImages(server.services)
    const kept = await server.database.db.selectFrom('images').select('id').where('id', '=', imageId).execute()
    expect(kept).toEqual([])
  })
})
