import { deleteAccount } from '@potluck/api/account'
import { blockPerson, listBlocked, unblockPerson } from '@potluck/api/blocks'
import { addFriend, listFriends, removeFriend } from '@potluck/api/friends'
import type { LiveMessage } from '@potluck/api/live'
import { listMessages, listThreads, sendMessage } from '@potluck/api/messages'
import { findByEmail, getPerson } from '@potluck/api/people'
import {
  addShoppingListItems,
  createShoppingList,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
} from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { now } from '../../machinery/base/database/instant.ts'
import { aList } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

eachDatabase('blocking', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember

  beforeEach(async () => {
    ;({ anna, ben, carl } = await server.circle())
    await carl.befriends(anna)
    await carl.befriends(ben)
  })

  const block = (who: TestMember, whom: { id: string }) => who.api.call(blockPerson, { params: { id: whom.id } })
  const unblock = (who: TestMember, whom: { id: string }) => who.api.call(unblockPerson, { params: { id: whom.id } })
  const ask = (from: TestMember, to: { id: string }) => from.api.call(addFriend, { params: { id: to.id } })
  const write = (from: TestMember, to: { id: string }) =>
    from.api.call(sendMessage, { body: { to: to.id, body: 'hello' } })
  const blockedBy = async ({ api }: TestMember) => (await api.call(listBlocked, {})).data
  const listsOf = async ({ api }: TestMember) => (await api.call(listShoppingLists, {})).data
  const titlesOf = async (member: TestMember) => (await listsOf(member)).map(({ title }) => title)
  const friendsOf = async ({ api }: TestMember) =>
    (await api.call(listFriends, {})).data.friends.map(({ otherUser }) => otherUser.name)

  /** The events that a member receives from now on. */
  function eventsOf({ id }: TestMember): LiveMessage[] {
    const events: LiveMessage[] = []
    server.services.live.subscribe(id, (message) => events.push(message))
    return events
  }

  /** Everything that one sees of another, with ids that tell the two apart left out. */
  async function seenOf(viewer: TestMember, other: TestMember) {
    const calls = [
      () => viewer.api.call(getPerson, { params: { id: other.id } }),
      () => viewer.api.call(findByEmail, { query: { email: other.email } }),
      () => viewer.api.call(listMessages, { query: { user: other.id } }),
      () => viewer.api.call(listThreads, {}),
      () => viewer.api.call(listFriends, {}),
      () => viewer.api.call(listShoppingLists, {}),
      () => ask(viewer, other),
      () => viewer.api.call(removeFriend, { params: { id: other.id } }),
      () => write(viewer, other),
      () => viewer.api.call(createShoppingList, { body: { title: 'Ours', collaborators: [other.id] } }),
      () => block(viewer, other),
      () => viewer.api.call(listBlocked, {}),
    ]
    const seen = []
    for (const call of calls)
      seen.push(
        await call().then(
          (value) => value.data,
          ({ status, data }) => ({ status, data }),
        ),
      )
    const text = JSON.stringify(seen).replaceAll(other.id, 'other')
    return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|"id":"[\w-]{36}"/g, '')
  }

  const until = async (met: () => boolean) => {
    const end = Date.now() + 5_000
    while (!met() && Date.now() < end) await new Promise((resolve) => setImmediate(resolve))
  }

  test.each([
    ['who wrote to each other', 2],
    ['who asked to be a friend', 1],
    ['who never met', 0],
  ])('a blocked member sees the same as after the deletion of the account, of two %s', async (what, news) => {
    const gone = await server.member('Anna')
    /** The events and answers of a member when somebody ends a friendship. */
    async function witnessed(other: TestMember, end: (witness: TestMember) => Promise<unknown>) {
      const witness = await server.member('Dora')
      if (what === 'who asked to be a friend') await ask(witness, other)
      if (what === 'who wrote to each other') {
        await other.befriends(witness)
        await write(other, witness)
        await write(witness, other)
        await aList(other, [witness])
      }
      const received = eventsOf(witness)
      const ofNobody = () =>
        received.map((message) => JSON.stringify(message)).filter((text) => text.includes('"name":""'))
      await end(witness)
      await until(() => ofNobody().length >= news)
      const events = ofNobody().sort()
      const text = JSON.stringify({ events, seen: await seenOf(witness, other) })
      return text.replaceAll(other.id, 'other').replaceAll(/shoppingListId[^,]*/g, '')
    }
    const ofBlocker = await witnessed(anna, (dora) => block(anna, dora))
    const ofGone = await witnessed(gone, () =>
      gone.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } }),
    )
    expect(ofBlocker).toBe(ofGone)
    expect(ofBlocker).not.toContain('Anna')
  })

  test('a block ends the friendship, requests and shared lists in both directions; things that Carl shares with both stay', async () => {
    await aList(anna, [ben, carl], 'Of Anna')
    await aList(ben, [anna], 'Of Ben')
    await aList(carl, [anna, ben], 'Of Carl')
    await block(anna, ben)
    expect(await titlesOf(anna)).toEqual(['Of Anna', 'Of Carl'])
    expect(await titlesOf(ben)).toEqual(['Of Ben', 'Of Carl'])
    expect(await titlesOf(carl)).toEqual(['Of Anna', 'Of Carl'])
    expect(await friendsOf(anna)).toEqual(['Carl'])
    expect(await friendsOf(ben)).toEqual(['Carl'])
    expect(await statusOf(write(ben, anna))).toBe(403)
    expect(await statusOf(write(anna, ben))).toBe(403)
    expect(await statusOf(ask(ben, anna))).toBe(404)
    expect(await statusOf(ask(anna, ben))).toBe(409)
  })

  test('a blocked member sees nothing of the blocking one on a list of Carl’s, and gets no events of theirs', async () => {
    const { listId } = await aList(carl, [anna, ben])
    const received = eventsOf(ben)
    await block(anna, ben)
    await until(() => received.some(({ type }) => type === 'friends:updated'))
    received.length = 0
    const add = { params: { id: listId }, body: { items: [{ title: 'plums' }] } }
    await anna.api.call(addShoppingListItems, add)
    const seen = (await ben.api.call(getShoppingList, { params: { id: listId } })).data
    expect(seen.collaborators.map(({ name }) => name)).toEqual(['Ben'])
    expect(seen.items.map(({ title, owner }) => [title, owner.name])).toContainEqual(['plums', 'Carl'])
    await ben.api.call(updateShoppingList, { params: { id: listId }, body: { title: 'Fair' } })
    await until(() => received.filter(({ type }) => type === 'shoppingList:itemsUpdated').length === 2)
    expect(JSON.stringify([seen, received])).not.toContain(anna.id)
    const own = (await anna.api.call(getShoppingList, { params: { id: listId } })).data
    expect(own.collaborators.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben'])
  })

  test('blocked members are listed, latest first; unblocking restores no friendship', async () => {
    await block(anna, ben)
    // Both could be in one millisecond.
    await server.database.db
      .updateTable('blocks')
      .set({ createdAt: now(-1_000) })
      .execute()
    await block(anna, carl)
    await block(anna, ben)
    expect((await blockedBy(anna)).map(({ name }) => name)).toEqual(['Carl', 'Ben'])
    expect(await blockedBy(ben)).toEqual([])
    await unblock(anna, ben)
    expect((await blockedBy(anna)).map(({ name }) => name)).toEqual(['Carl'])
    expect(await friendsOf(anna)).toEqual([])
    expect(await statusOf(ask(ben, anna))).toBe(201)
  })

  test('two members who block each other do not see each other, and each removes their own block', async () => {
    await block(anna, ben)
    await block(ben, anna)
    expect((await blockedBy(ben)).map(({ name }) => name)).toEqual([''])
    expect((await blockedBy(anna)).map(({ name }) => name)).toEqual([''])
    await unblock(anna, ben)
    expect((await blockedBy(ben)).map(({ name }) => name)).toEqual(['Anna'])
    expect(await statusOf(ask(anna, ben))).toBe(404)
  })

  test('a request, message or share at the same moment happens before the block or not at all', async () => {
    const requests = [() => ask(ben, anna), () => write(ben, anna), () => aList(ben, [anna]), () => aList(anna, [ben])]
    for (let time = 0; time < 2; time++) {
      await Promise.all([block(anna, ben), ...requests.map((request) => request().catch(() => {}))])
      expect(await friendsOf(anna)).toEqual(['Carl'])
      expect((await ben.api.call(listFriends, {})).data.outgoingRequests).toEqual([])
      const shared = [...(await listsOf(anna)), ...(await listsOf(ben))]
      expect(shared.flatMap(({ collaborators }) => collaborators)).toEqual([])
      await unblock(anna, ben)
      await anna.befriends(ben)
    }
  })

  test('both users get the event on all their devices', async () => {
    const { listId } = await aList(anna, [ben])
    const [own, theirs] = [eventsOf(anna), eventsOf(ben)]
    await block(anna, ben)
    const nobody = { id: anna.id, name: '', handle: null }
    const toBoth = [
      { type: 'friends:updated', data: { otherUser: nobody } },
      { type: 'shoppingList:removed', data: { shoppingListId: listId, updatedBy: nobody } },
    ]
    const has = (events: LiveMessage[], ...types: string[]) =>
      types.every((wanted) => events.some(({ type }) => type === wanted))
    await until(() => has(own, 'friends:updated', 'shoppingList:itemsUpdated') && has(theirs, 'shoppingList:removed'))
    expect(theirs).toEqual(expect.arrayContaining(toBoth))
    expect(JSON.stringify(own)).not.toContain('"name":""')
  })

  test('ending a friendship leaves shared lists as they are, or ends them when that is asked for', async () => {
    await aList(anna, [ben], 'Of Anna')
    await aList(ben, [anna], 'Of Ben')
    const end = (endSharing?: 'true') =>
      anna.api.call(removeFriend, { params: { id: ben.id }, query: endSharing ? { endSharing } : {} })
    await end()
    expect(await titlesOf(anna)).toEqual(['Of Anna', 'Of Ben'])
    await end('true')
    expect(await titlesOf(anna)).toEqual(['Of Anna'])
    expect(await titlesOf(ben)).toEqual(['Of Ben'])
  })

  test('the end of a friendship ends the shared lists and plans that were chosen, and no others', async () => {
    const { listId } = await aList(anna, [ben], 'Of Anna')
    const { listId: stays } = await aList(ben, [anna], 'Of Ben')
    const strangers = await aList(ben, [], 'Alone')
    await anna.api.call(removeFriend, {
      params: { id: ben.id },
      query: { endSharing: 'true', sharedIds: `${listId},${strangers.listId}` },
    })
    expect(await titlesOf(anna)).toEqual(['Of Anna', 'Of Ben'])
    expect(await titlesOf(ben)).toEqual(['Alone', 'Of Ben'])
    const { data } = await ben.api.call(listShoppingLists, {})
    expect(data.find(({ id }) => id === stays)?.collaborators).toMatchObject([{ id: anna.id }])
  })

  test('a member blocks at most a thousand people', async () => {
    const at = new Date().toISOString()
    const rows = Array.from({ length: 1_000 }, () => ({ ownerId: anna.id, blockedId: uuid(), createdAt: at }))
    await server.database.db.insertInto('blocks').values(rows).execute()
    expect(await statusOf(block(anna, ben))).toBe(409)
    expect(await friendsOf(anna)).toContain('Ben')
  })
})
