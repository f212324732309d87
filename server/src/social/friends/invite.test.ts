import { blockPerson } from '@potluck/api/blocks'
import {
  acceptInvitation,
  addFriend,
  inviteByEmail,
  inviteFriends,
  listEmailInvitations,
  listFriendInvitations,
  listFriends,
  previewInvitation,
  removeFriend,
  withdrawEmailInvitation,
} from '@potluck/api/friends'
import { deleteInvitation, listInvitations } from '@potluck/api/invitations'
import { findByEmail } from '@potluck/api/people'
import { register } from '@potluck/api/sessions'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('friends by e-mail and by invitation', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember

  beforeEach(async () => {
    anna = await server.member('Anna')
    ben = await server.member('Ben')
    carl = await server.member('Carl')
  })

  const standing = async (member: TestMember) => {
    const { data } = await member.api.call(listFriends, {})
    const names = (list: typeof data.friends) => list.map(({ otherUser }) => otherUser.name)
    return { in: names(data.incomingRequests), out: names(data.outgoingRequests), friends: names(data.friends) }
  }
  const ask = (member: TestMember, email: string) => member.api.call(inviteByEmail, { body: { email } })
  const emailInvitations = async (member: TestMember) =>
    (await member.api.call(listEmailInvitations, {})).data.map(({ email }) => email)

  test('a request to an e-mail does not reveal whether an account has it', async () => {
    const answers = [await ask(anna, ben.email), await ask(anna, 'nobody@example.com')]
    expect(answers.map(({ status, data }) => [status, data])).toEqual([
      [201, {}],
      [201, {}],
    ])
    const looks = [ben.email, 'nobody@example.com'].map((email) =>
      statusOf(anna.api.call(findByEmail, { query: { email } })),
    )
    expect(await Promise.all(looks)).toEqual([404, 404])
    expect(await standing(anna)).toEqual({ in: [], out: [], friends: [] })
    expect((await emailInvitations(anna)).sort()).toEqual([ben.email, 'nobody@example.com'].sort())
    expect(await standing(ben)).toEqual({ in: ['Anna'], out: [], friends: [] })
    expect(await statusOf(ask(anna, anna.email))).toBe(400)
  })

  test('a request is accepted by its recipient, and withdrawn by its sender', async () => {
    await ask(anna, ben.email)
    await ask(anna, carl.email)
    await ben.api.call(addFriend, { params: { id: anna.id } })
    expect(await standing(anna)).toEqual({ in: [], out: [], friends: ['Ben'] })
    expect(await emailInvitations(anna)).toEqual([carl.email])
    await anna.api.call(withdrawEmailInvitation, { body: { email: carl.email } })
    expect(await standing(carl)).toEqual({ in: [], out: [], friends: [] })
    await carl.api.call(addFriend, { params: { id: anna.id } })
    expect(await standing(carl)).toEqual({ in: [], out: ['Anna'], friends: [] })
  })

  test('an ignored or blocked request looks open to its sender', async () => {
    await ask(anna, ben.email)
    await ask(anna, carl.email)
    await ben.api.call(removeFriend, { params: { id: anna.id } })
    await carl.api.call(blockPerson, { params: { id: anna.id } })
    expect([(await standing(ben)).in, (await standing(carl)).in]).toEqual([[], []])
    expect((await emailInvitations(anna)).sort()).toEqual([ben.email, carl.email].sort())
    await ask(anna, ben.email)
    expect((await standing(ben)).in).toEqual([])
  })

  test('a new member finds a request that was sent to their e-mail', async () => {
    await ask(anna, 'later@example.com')
    const { data } = await server
      .client()
      .call(register, { body: { name: 'Late', email: 'later@example.com', password: 'correct horse' } })
    const late = await server.client(data.token).call(listFriends, {})
    expect(late.data.incomingRequests.map(({ otherUser }) => otherUser.name)).toEqual(['Anna'])
  })

  const invite = async (member: TestMember, body = {}) => (await member.api.call(inviteFriends, { body })).data
  const accept = (member: TestMember, secret: string) => member.api.call(acceptInvitation, { body: { secret } })

  test('an invitation makes its reader a friend once; a second visit uses nothing up', async () => {
    const { secret } = await invite(anna, { uses: 1 })
    const looked = await server.client().call(previewInvitation, { body: { secret } })
    expect(looked.data).toEqual({ from: { id: anna.id, name: 'Anna', handle: null }, takesAccounts: true })
    expect(await statusOf(accept(anna, secret))).toBe(400)
    const both = await Promise.all([ben, carl].map((member) => statusOf(accept(member, secret))))
    expect(both.sort()).toEqual([200, 412])
    expect((await standing(anna)).friends).toHaveLength(1)
    expect(await statusOf(server.client().call(previewInvitation, { body: { secret } }))).toBe(412)
    const more = await invite(anna, { uses: 2 })
    await accept(ben, more.secret)
    await accept(ben, more.secret)
    expect((await standing(ben)).friends).toEqual(['Anna'])
  })

  test('an invitation accepts an open request', async () => {
    await ben.api.call(addFriend, { params: { id: anna.id } })
    await accept(ben, (await invite(anna)).secret)
    expect(await standing(anna)).toEqual({ in: [], out: [], friends: ['Ben'] })
  })

  test('an invitation can be revoked, is no invitation of the other kind, and does not work for a blocked member', async () => {
    const made = await invite(anna)
    expect((await anna.api.call(listFriendInvitations, {})).data.map(({ id }) => id)).toEqual([made.id])
    expect((await anna.api.call(listInvitations, {})).data.invitations).toEqual([])
    await anna.api.call(blockPerson, { params: { id: ben.id } })
    await carl.api.call(blockPerson, { params: { id: anna.id } })
    expect([await statusOf(accept(ben, made.secret)), await statusOf(accept(carl, made.secret))]).toEqual([412, 409])
    expect(await statusOf(ben.api.call(deleteInvitation, { params: { id: made.id } }))).toBe(404)
    await anna.api.call(deleteInvitation, { params: { id: made.id } })
    expect(await statusOf(accept(await server.member('Dora'), made.secret))).toBe(412)
    expect(await statusOf(accept(ben, 'x'.repeat(201)))).toBe(400)
  })

  test('a new member who registers with an invitation becomes a friend', async () => {
    const { secret: invitation } = await invite(anna, { uses: 1 })
    const body = { name: 'New', email: 'new@example.com', password: 'correct horse', invitation }
    await server.client().call(register, { body })
    expect((await standing(anna)).friends).toEqual(['New'])
    const other = { ...body, name: 'Other', email: 'other@example.com' }
    expect((await server.client().call(register, { body: other })).status).toBe(200)
    expect((await standing(anna)).friends).toEqual(['New'])
  })
})
