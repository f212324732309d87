import { blockPerson } from '@potluck/api/blocks'
import { listFriends } from '@potluck/api/friends'
import { deleteInvitation, listInvitations } from '@potluck/api/invitations'
import {
  acceptListInvitation,
  inviteToList,
  listListInvitations,
  previewListInvitation,
} from '@potluck/api/list-invitations'
import { register } from '@potluck/api/sessions'
import {
  createShoppingList,
  deleteShoppingList,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
} from '@potluck/api/shopping-lists'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('links onto a shopping list', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember
  let listId: string

  beforeEach(async () => {
    ;({ anna, ben, carl } = await server.circle())
    listId = (await anna.api.call(createShoppingList, { body: { title: 'Flat' } })).data.id
  })

  const ask = (body: { uses?: number; days?: number } = {}) =>
    anna.api.call(inviteToList, { params: { id: listId }, body })
  const invite = async (body?: { uses?: number }) => (await ask(body)).data
  const accept = (member: TestMember, secret: string) => member.api.call(acceptListInvitation, { body: { secret } })
  const look = (secret: string) => server.client().call(previewListInvitation, { body: { secret } })
  const people = async () =>
    (await anna.api.call(getShoppingList, { params: { id: listId } })).data.collaborators.map(({ name }) => name)

  test('an invitation shows the list to a guest and adds a member to it without a friendship', async () => {
    const { secret } = await invite()
    expect((await look(secret)).data).toMatchObject({ from: { name: 'Anna' }, list: { id: listId, title: 'Flat' } })
    expect((await accept(carl, secret)).data).toEqual({ listId })
    expect(await people()).toEqual(['Carl'])
    expect((await carl.api.call(listShoppingLists, {})).data).toMatchObject([{ title: 'Flat' }])
    expect((await carl.api.call(listFriends, {})).data.friends).toEqual([])
  })

  test('an invitation opens as often as its limit; a collaborator uses nothing up', async () => {
    const { secret } = await invite({ uses: 2 })
    await accept(carl, secret)
    await accept(carl, secret)
    await accept(anna, secret)
    await accept(await server.member('Dora'), secret)
    expect(await statusOf(accept(ben, secret))).toBe(412)
    expect(await statusOf(look(secret))).toBe(412)
  })

  test('the last use of an invitation succeeds for one of two parallel calls', async () => {
    const { secret } = await invite({ uses: 1 })
    const statuses = await Promise.all([statusOf(accept(ben, secret)), statusOf(accept(carl, secret))])
    expect(statuses.sort()).toEqual([200, 412])
    expect(await people()).toHaveLength(1)
  })

  test('a guest who registers with an invitation is on the list', async () => {
    const { secret: invitation } = await invite()
    const body = { name: 'New', email: 'new-on-the-list@example.com', password: 'correct horse', invitation }
    await server.client().call(register, { body })
    expect(await people()).toEqual(['New'])
  })

  test('only the owner creates and lists invitations, apart from other invitations', async () => {
    await accept(ben, (await invite()).secret)
    expect((await anna.api.call(listListInvitations, {})).data).toMatchObject([
      { usesLeft: 4, list: { title: 'Flat' } },
    ])
    expect((await anna.api.call(listInvitations, {})).data.invitations).toEqual([])
    expect((await ben.api.call(listListInvitations, {})).data).toEqual([])
    const bens = statusOf(ben.api.call(inviteToList, { params: { id: listId }, body: {} }))
    const carls = statusOf(carl.api.call(inviteToList, { params: { id: listId }, body: {} }))
    expect([await bens, await carls]).toEqual([403, 404])
  })

  test('an invitation is dead when revoked, when its list is deleted, and for blocked members', async () => {
    const [one, other] = [await invite(), await invite()]
    await anna.api.call(deleteInvitation, { params: { id: one.id } })
    expect(await statusOf(accept(ben, one.secret))).toBe(412)
    await anna.api.call(blockPerson, { params: { id: ben.id } })
    await carl.api.call(blockPerson, { params: { id: anna.id } })
    expect([await statusOf(accept(ben, other.secret)), await statusOf(accept(carl, other.secret))]).toEqual([412, 409])
    await anna.api.call(deleteShoppingList, { params: { id: listId } })
    expect(await statusOf(look(other.secret))).toBe(412)
  })

  test('a removed collaborator cannot return by an old invitation', async () => {
    const { secret } = await invite()
    await accept(carl, secret)
    await anna.api.call(updateShoppingList, { params: { id: listId }, body: { collaborators: [] } })
    expect(await statusOf(accept(carl, secret))).toBe(412)
    expect(await people()).toEqual([])
  })

  test.each([{ uses: 0 }, { uses: 51 }, { days: 0 }, { days: 91 }, { days: 1.5 }])(
    'an invitation with %j is refused',
    async (body) => {
      expect(await statusOf(ask(body))).toBe(400)
    },
  )

  test('a list has at most twenty open invitations', async () => {
    for (let made = 0; made < 20; made++) await invite()
    expect(await statusOf(ask())).toBe(409)
  })
})
