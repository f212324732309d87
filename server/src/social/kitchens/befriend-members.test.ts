import { blockPerson } from '@potluck/api/blocks'
import { listFriends, removeFriend } from '@potluck/api/friends'
import * as kitchenLinks from '@potluck/api/kitchen-links'
import * as kitchens from '@potluck/api/kitchens'
import { sendMessage } from '@potluck/api/messages'
import { register } from '@potluck/api/sessions'
import { aKitchen } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { hears } from '../../testing/heard.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('joining a kitchen', (server) => {
  /** Anna keeps a kitchen in which Ben cooks; Carl knows Anna alone. */
  async function household() {
    const { anna, ben, carl } = await server.circle()
    const id = await aKitchen(anna, [ben])
    await anna.befriends(carl)
    await anna.api.call(kitchens.inviteToKitchen, { params: { id }, body: { personId: carl.id } })
    return { anna, ben, carl, id, params: { id } }
  }

  const friendsOf = async ({ api }: Pick<TestMember, 'api'>) =>
    (await api.call(listFriends, {})).data.friends.map(({ friendId }) => friendId).toSorted()

  const writes = ({ api }: TestMember, to: TestMember) =>
    statusOf(api.call(sendMessage, { body: { to: to.id, body: 'Hello' } }))

  test('makes friends of all who are in it, so that they can write to each other, if that was said', async () => {
    const { anna, ben, carl, params } = await household()
    expect(await writes(carl, ben)).not.toBe(201)
    const heard = hears(server, ben.id, 'friends:updated')
    await carl.api.call(kitchens.joinKitchen, { params, query: { befriends: 'true' } })
    expect(await friendsOf(carl)).toEqual([anna.id, ben.id].toSorted())
    expect(await heard()).toMatchObject([{ otherUser: { id: carl.id } }])
    expect([await writes(carl, ben), await writes(ben, carl)]).toEqual([201, 201])
  })

  test('makes nobody a friend if it was not said', async () => {
    const { anna, carl, params } = await household()
    await carl.api.call(kitchens.joinKitchen, { params })
    expect(await friendsOf(carl)).toEqual([anna.id])
  })

  test.each([
    ['whom one blocked', (carl: TestMember, ben: TestMember) => [carl, ben] as const],
    ['who blocked one', (carl: TestMember, ben: TestMember) => [ben, carl] as const],
  ])('makes no friend of somebody %s', async (_, between) => {
    const { anna, ben, carl, params } = await household()
    const [blocking, blocked] = between(carl, ben)
    await blocking.api.call(blockPerson, { params: { id: blocked.id } })
    await carl.api.call(kitchens.joinKitchen, { params, query: { befriends: 'true' } })
    expect([await friendsOf(carl), (await friendsOf(ben)).includes(carl.id)]).toEqual([[anna.id], false])
  })

  test('by a link does the same, once: who ended a friendship stays without it', async () => {
    const { anna, ben, params } = await household()
    const { secret } = (await anna.api.call(kitchenLinks.createKitchenLink, { params, body: {} })).data
    const finn = await server.member('Finn')
    const open = () => finn.api.call(kitchenLinks.acceptKitchenLink, { body: { secret, befriends: true } })
    await open()
    expect(await friendsOf(finn)).toEqual([anna.id, ben.id].toSorted())
    await ben.api.call(removeFriend, { params: { id: finn.id } })
    await open()
    expect(await friendsOf(finn)).toEqual([anna.id])
  })

  test('with a new account does so', async () => {
    const { anna, ben, params } = await household()
    const { secret } = (await anna.api.call(kitchenLinks.createKitchenLink, { params, body: {} })).data
    const body = { name: 'Dora', email: `dora-${params.id}@example.com`, password: 'correct horse', invitation: secret }
    const { data } = await server.client().call(register, { body })
    expect(await friendsOf({ api: server.client(data.token) })).toEqual([anna.id, ben.id].toSorted())
  })

  test('is what stays when a friendship ends, and the answer says so; whom one blocks, too', async () => {
    const { anna, ben, carl, id } = await household()
    const together = [{ id, name: 'Home' }]
    expect((await anna.api.call(removeFriend, { params: { id: ben.id } })).data.kitchens).toEqual(together)
    expect((await ben.api.call(blockPerson, { params: { id: anna.id } })).data.kitchens).toEqual(together)
    expect((await ben.api.call(blockPerson, { params: { id: anna.id } })).data.kitchens).toEqual(together)
    expect((await anna.api.call(removeFriend, { params: { id: carl.id } })).data.kitchens).toEqual([])
  })
})
