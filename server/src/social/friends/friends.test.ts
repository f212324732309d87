import { addFriend, listFriends, removeFriend } from '@potluck/api/friends'
import { v7 as uuid } from 'uuid'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('friends', (server) => {
  let anna: TestMember
  let ben: TestMember

  beforeEach(async () => {
    anna = await server.member('Anna')
    ben = await server.member('Ben')
  })

  const ask = (from: TestMember, to: { id: string }) => from.api.call(addFriend, { params: { id: to.id } })
  const leave = (from: TestMember, to: { id: string }) => from.api.call(removeFriend, { params: { id: to.id } })

  /** Whom a member sees in each of the lists. */
  async function seenBy(member: TestMember) {
    const { data } = await member.api.call(listFriends, {})
    const names = (list: typeof data.friends) => list.map(({ otherUser }) => otherUser.name)
    return { out: names(data.outgoingRequests), in: names(data.incomingRequests), friends: names(data.friends) }
  }

  test('a member accepts a request by sending one back', async () => {
    expect(await statusOf(ask(anna, ben))).toBe(201)
    expect(await seenBy(anna)).toEqual({ out: ['Ben'], in: [], friends: [] })
    expect(await seenBy(ben)).toEqual({ out: [], in: ['Anna'], friends: [] })
    expect(await statusOf(ask(ben, anna))).toBe(201)
    expect(await seenBy(anna)).toEqual({ out: [], in: [], friends: ['Ben'] })
    expect(await seenBy(ben)).toEqual({ out: [], in: [], friends: ['Anna'] })
  })

  test('two equal requests count as one, also at the same time', async () => {
    const answers = await Promise.all([statusOf(ask(anna, ben)), statusOf(ask(anna, ben)), statusOf(ask(ben, anna))])
    expect(answers).toEqual([201, 201, 201])
    expect(await seenBy(anna)).toEqual({ out: [], in: [], friends: ['Ben'] })
  })

  test.each([
    ['withdrawing', 'anna'],
    ['ignoring', 'ben'],
  ])('%s a request leaves nothing on either side', async (_what, who) => {
    await ask(anna, ben)
    await (who === 'anna' ? leave(anna, ben) : leave(ben, anna))
    expect(await seenBy(anna)).toEqual({ out: [], in: [], friends: [] })
    expect(await seenBy(ben)).toEqual({ out: [], in: [], friends: [] })
  })

  test('either friend ends the friendship for both', async () => {
    await ask(anna, ben)
    await ask(ben, anna)
    await leave(ben, anna)
    expect(await seenBy(anna)).toEqual({ out: [], in: [], friends: [] })
    await ask(anna, ben)
    expect(await seenBy(ben)).toEqual({ out: [], in: ['Anna'], friends: [] })
  })

  test('a friendship is invisible to others, and friends are listed by name without their e-mail', async () => {
    const carl = await server.member('Carl')
    await ask(carl, anna)
    await ask(ben, anna)
    await leave(carl, ben)
    expect(await seenBy(anna)).toEqual({ out: [], in: ['Ben', 'Carl'], friends: [] })
    expect(await seenBy(ben)).toEqual({ out: ['Anna'], in: [], friends: [] })
    expect(JSON.stringify((await anna.api.call(listFriends, {})).data)).not.toContain('@')
  })

  test('a request to oneself gets 400, to an unknown user 404, from a guest 401', async () => {
    expect(await statusOf(ask(anna, anna))).toBe(400)
    expect(await statusOf(ask(anna, { id: uuid() }))).toBe(404)
    expect(await statusOf(ask(anna, { id: 'anna' }))).toBe(400)
    expect(await statusOf(leave(anna, { id: uuid() }))).toBe(200)
    const guest = server.client()
    expect(await statusOf(guest.call(listFriends, {}))).toBe(401)
    expect(await statusOf(guest.call(addFriend, { params: { id: anna.id } }))).toBe(401)
    expect(await statusOf(guest.call(removeFriend, { params: { id: anna.id } }))).toBe(401)
  })

  test('requests to many people are throttled', async () => {
    const answers = await Promise.all(Array.from({ length: 105 }, () => statusOf(ask(anna, { id: uuid() }))))
    expect(answers.filter((answer) => answer === 404)).toHaveLength(100)
    expect(answers.filter((answer) => answer === 429)).toHaveLength(5)
  })

  test('repeated requests to the same person are throttled', async () => {
    const answers: number[] = []
    for (let time = 0; time < 6; time++) {
      answers.push(await statusOf(ask(anna, ben)))
      await leave(ben, anna)
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429])
    expect(await statusOf(ask(ben, anna))).toBe(201)
  })

  test('repeated cancelling of requests is throttled', async () => {
    const answers = await Promise.all(Array.from({ length: 105 }, () => statusOf(leave(anna, ben))))
    expect(answers.filter((answer) => answer === 200)).toHaveLength(100)
    expect(answers.filter((answer) => answer === 429)).toHaveLength(5)
  })
})
