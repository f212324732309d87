import { deleteAccount, getStats } from '@potluck/api/account'
import { addFriend, removeFriend } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import { removeFromKitchen } from '@potluck/api/kitchens'
import {
  deleteMessage,
  listMessages,
  listThreads,
  markRead,
  muteThread,
  searchMessages,
  sendMessage,
} from '@potluck/api/messages'
import { getPerson } from '@potluck/api/people'
import { createRecipe, deleteRecipe, getRecipe, updateRecipe } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { Book } from '../../ground/access/book.ts'
import { restoreMessages } from '../../in-and-out/account-export/restore-people.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { appointAdmin } from '../../people/users/admins.ts'
import { aKitchen, aPicture, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

bothDatabases('messages', (server) => {
  let anna: TestMember
  let ben: TestMember
  let carl: TestMember

  beforeEach(async () => {
    ;({ anna, ben, carl } = await server.circle())
  })

  type Body = Parameters<typeof anna.api.call<typeof sendMessage>>[1]['body']

  const send = (from: TestMember, to: { id: string }, more: Omit<Body, 'to'>) =>
    from.api.call(sendMessage, { body: { to: to.id, ...more } })

  const conversation = async (member: TestMember, other: { id: string }, more = {}) =>
    (await member.api.call(listMessages, { query: { user: other.id, ...more } })).data

  const write = async (member: TestMember, title: string) =>
    (await member.api.call(createRecipe, { body: { title, ingredients: '2 eggs' } })).data

  test('both members read a conversation, oldest first, each with the other as partner', async () => {
    await send(anna, ben, { body: ' hello ' })
    await send(ben, anna, { body: 'hi' })
    const [first, second] = await conversation(anna, ben)
    expect(first).toMatchObject({
      body: 'hello',
      fromUser: { name: 'Anna' },
      toUser: { name: 'Ben' },
      hasRecipe: false,
    })
    expect(first?.otherUser).toEqual({ id: ben.id, name: 'Ben', handle: null })
    expect(second).toMatchObject({ body: 'hi', fromUser: { name: 'Ben' }, otherUser: { name: 'Ben' } })
    const seenByBen = await conversation(ben, anna)
    expect(seenByBen.map(({ otherUser }) => otherUser.name)).toEqual(['Anna', 'Anna'])
    expect(seenByBen.map(({ id }) => id)).toEqual([first?.id, second?.id])
  })

  test('the newest come first in pages, going back from a message', async () => {
    for (const body of ['1', '2', '3', '4', '5']) await send(anna, ben, { body })
    const newest = await conversation(ben, anna, { messageLimit: 2 })
    expect(newest.map(({ body }) => body)).toEqual(['4', '5'])
    const before = await conversation(ben, anna, { messageLimit: 2, before: newest[0]?.id })
    expect(before.map(({ body }) => body)).toEqual(['2', '3'])
    expect(await conversation(ben, anna, { before: uuid() })).toEqual([])
  })

  test('threads show the latest message of each person, the latest person first', async () => {
    await anna.befriends(carl)
    await send(anna, ben, { body: 'one' })
    await send(ben, anna, { body: 'two' })
    await send(carl, anna, { body: 'three' })
    const threads = (await anna.api.call(listThreads, {})).data
    const seen = threads.map(({ otherUser, messageCount, latest }) => [otherUser.name, messageCount, latest.body])
    expect(seen).toEqual([
      ['Carl', 1, 'three'],
      ['Ben', 2, 'two'],
    ])
    expect((await ben.api.call(listThreads, {})).data).toHaveLength(1)
    expect((await anna.api.call(getStats, {})).data.messageCount).toBe(3)
  })

  test('a received message is unread until its reader reads it', async () => {
    await anna.befriends(carl)
    await send(anna, ben, { body: 'one' })
    await send(anna, ben, { body: 'two' })
    await send(ben, carl, { body: 'no friend' }).catch(() => {})
    await send(anna, carl, { body: 'hello' })
    const unread = async (member: TestMember) =>
      (await member.api.call(listThreads, {})).data.map(({ otherUser, unreadCount }) => [otherUser.name, unreadCount])
    expect(await unread(ben)).toEqual([['Anna', 2]])
    await carl.api.call(markRead, { body: { user: ben.id } })
    await ben.api.call(markRead, { body: { user: carl.id } })
    expect(await unread(ben)).toEqual([['Anna', 2]])
    await ben.api.call(markRead, { body: { user: anna.id } })
    expect(await unread(ben)).toEqual([['Anna', 0]])
    expect(await unread(carl)).toEqual([['Anna', 1]])
    expect(await unread(anna)).toEqual([
      ['Carl', 0],
      ['Ben', 0],
    ])
    expect(await statusOf(server.client().call(markRead, { body: { user: anna.id } }))).toBe(401)
  })

  test('an attached recipe arrives in the inbox of the recipient as their own copy', async () => {
    const soup = await write(anna, 'Soup')
    const { data } = await send(anna, ben, { recipeId: soup.id })
    expect(data).toMatchObject({ body: '', hasRecipe: true, recipe: null })
    expect(data.originalRecipe).toEqual({ id: soup.id, title: 'Soup', folder: 'main', image: null })
    const [received] = await conversation(ben, anna)
    expect(received).toMatchObject({ originalRecipe: null, recipe: { title: 'Soup', folder: 'inbox' } })
    const copyId = received?.recipe?.id ?? ''
    const copy = (await ben.api.call(getRecipe, { params: { id: copyId } })).data
    expect(copy).toMatchObject({ title: 'Soup', ingredients: '2 eggs', folder: 'inbox', fromUser: { name: 'Anna' } })
    await ben.api.call(updateRecipe, { params: { id: copyId }, body: { title: 'My soup', folder: 'main' } })
    expect((await conversation(ben, anna))[0]?.recipe).toMatchObject({ title: 'My soup', folder: 'main' })
    expect((await conversation(anna, ben))[0]?.originalRecipe?.title).toBe('Soup')
    expect(await statusOf(anna.api.call(getRecipe, { params: { id: copyId } }))).toBe(404)
  })

  describe('a recipe of a kitchen', () => {
    const sent = async (from: TestMember, to: TestMember, recipeId: string) => {
      await send(from, to, { recipeId })
      const copyId = (await conversation(to, from)).at(-1)?.recipe?.id ?? ''
      return (await to.api.call(getRecipe, { params: { id: copyId } })).data
    }

    /** Anna keeps a kitchen in which Ben cooks and Gil is a reader; Carl is a friend of all three. */
    async function household() {
      const gil = await server.member('Gil')
      const kitchen = await aKitchen(anna, [ben])
      await joins(anna, kitchen, gil, 'reader')
      for (const member of [anna, ben, gil]) await carl.befriends(member)
      const { data: image } = await anna.api.call(uploadImage, { query: { kitchen }, file: await aPicture() })
      const body = { title: 'Plum cake', ingredients: '3 plums', labels: ['sweet'], imageIds: [image.id] }
      const { data: cake } = await anna.api.call(createRecipe, { query: { kitchen }, body })
      return { gil, kitchen, cake }
    }

    test('is sent by its owner, cooks and guests, with its photo, and the copy is the receiver’s own', async () => {
      const { gil, kitchen, cake } = await household()
      for (const [sender, name] of [
        [anna, 'Anna'],
        [ben, 'Ben'],
        [gil, 'Gil'],
      ] as const) {
        const copy = await sent(sender, carl, cake.id)
        expect(copy).toMatchObject({ title: 'Plum cake', ingredients: '3 plums', folder: 'inbox', labels: [] })
        expect(copy).toMatchObject({ isOwner: true, fromUser: { name } })
        expect(copy.kitchenId).toBeUndefined()
        expect((await fetch(`${server.address}api/${copy.image?.location}`)).status).toBe(200)
      }
      const card = { id: cake.id, title: 'Plum cake', image: { location: expect.any(String) } }
      const [message] = await conversation(gil, carl)
      expect(message).toMatchObject({ hasRecipe: true, originalRecipe: card })
      expect((await fetch(`${server.address}api/${message?.originalRecipe?.image?.location}`)).status).toBe(200)
      // The copies stay, whatever becomes of the original.
      await anna.api.call(deleteRecipe, { params: { id: cake.id }, query: { kitchen } })
      expect((await conversation(gil, carl))[0]).toMatchObject({ hasRecipe: true, originalRecipe: null })
      const kept = (await conversation(carl, ben))[0]?.recipe?.id ?? ''
      expect((await carl.api.call(getRecipe, { params: { id: kept } })).data.images).toHaveLength(1)
      expect(await statusOf(send(ben, carl, { recipeId: cake.id }))).toBe(404)
    })

    test('is not sent by strangers, by whoever is no longer in it, nor to whom is no friend', async () => {
      const { gil, kitchen, cake } = await household()
      const dora = await server.member('Dora')
      await dora.befriends(carl)
      expect(await statusOf(send(dora, carl, { recipeId: cake.id }))).toBe(404)
      expect(await statusOf(send(carl, dora, { recipeId: cake.id }))).toBe(404)
      expect(await statusOf(send(ben, dora, { recipeId: cake.id }))).toBe(403)
      await send(gil, carl, { recipeId: cake.id })
      await anna.api.call(removeFromKitchen, { params: { id: kitchen, personId: gil.id } })
      expect(await statusOf(send(gil, carl, { recipeId: cake.id }))).toBe(404)
      expect((await conversation(gil, carl))[0]).toMatchObject({ hasRecipe: true, originalRecipe: null })
      // Friends of its owner send nothing of the keeper's own book either.
      const own = await write(anna, 'Own toast')
      expect(await statusOf(send(ben, carl, { recipeId: own.id }))).toBe(404)
    })
  })

  test('a recipe deleted by one side stays for the other, and the message mentions it', async () => {
    const soup = await write(anna, 'Soup')
    await send(anna, ben, { body: 'try this', recipeId: soup.id })
    await anna.api.call(deleteRecipe, { params: { id: soup.id } })
    expect((await conversation(anna, ben))[0]).toMatchObject({ hasRecipe: true, originalRecipe: null })
    expect((await conversation(ben, anna))[0]?.recipe?.title).toBe('Soup')
  })

  test('a message sent again, also in parallel, is stored once with one copy of its recipe', async () => {
    const soup = await write(anna, 'Soup')
    const message = { id: uuid(), body: 'for you', recipeId: soup.id }
    const answers = await Promise.all([1, 2, 3].map(() => send(anna, ben, message)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ data }) => data.createdAt)).size).toBe(1)
    expect(await conversation(ben, anna)).toHaveLength(1)
    expect((await ben.api.call(getStats, {})).data.recipeCount).toBe(1)
    await anna.api.call(removeFriend, { params: { id: ben.id } })
    expect(await statusOf(send(anna, ben, message))).toBe(201)
  })

  test('the id of another message gets 409', async () => {
    const { data } = await send(anna, ben, { body: 'mine' })
    await carl.befriends(ben)
    await carl.befriends(anna)
    expect(await statusOf(send(ben, anna, { id: data.id, body: 'x' }))).toBe(409)
    expect(await statusOf(send(carl, ben, { id: data.id, body: 'x' }))).toBe(409)
    expect(await statusOf(send(anna, carl, { id: data.id, body: 'x' }))).toBe(409)
    expect((await conversation(ben, anna)).map(({ body }) => body)).toEqual(['mine'])
  })

  test('search finds messages by words, in any case, in all conversations or one', async () => {
    await anna.befriends(carl)
    await send(anna, ben, { body: 'Süße Äpfel, 100% reif' })
    await send(ben, anna, { body: 'äpfel mag ich' })
    await send(carl, anna, { body: 'Apples_too' })
    const found = async (query: string, more = {}) =>
      (await anna.api.call(searchMessages, { query: { query, ...more } })).data.map(({ body }) => body)
    expect(await found('äpfel')).toEqual(['äpfel mag ich', 'Süße Äpfel, 100% reif'])
    expect(await found('ÄPFEL', { user: carl.id })).toEqual([])
    expect(await found('apples')).toEqual(['Apples_too'])
    expect([await found('0% r'), await found('%'), await found('s_t')]).toEqual([
      ['Süße Äpfel, 100% reif'],
      ['Süße Äpfel, 100% reif'],
      ['Apples_too'],
    ])
    expect(await found('äpfel', { limit: 1 })).toEqual(['äpfel mag ich'])
    expect((await carl.api.call(searchMessages, { query: { query: 'äpfel' } })).data).toEqual([])
  })

  test('search looks through all messages, and follows those that are deleted or restored', async () => {
    const { db } = server.database
    const row = (body: string, createdAt: string) => {
      const message = { id: uuid(), body, createdAt, recipeId: null, unread: 0 } as const
      return { ...message, ownerId: anna.id, otherUserId: ben.id, sent: 1 } as const
    }
    const old = [
      row('5.5. bread', '2025-05-05T12:00:00.000Z'),
      row('Süße Äpfel am Morgen', '2025-03-31T23:59:59.999Z'),
      row('ΟΔΟΣ 7', '2025-01-01T00:00:00.000Z'),
    ]
    // More than are looked through at a time, all of one instant.
    const newer = Array.from({ length: 8_100 }, () => row('bread', '2026-01-01T00:00:00.000Z'))
    for (let from = 0; from < newer.length; from += 900)
      await db
        .insertInto('messages')
        .values([...newer.slice(from, from + 900), ...(from === 0 ? old : [])])
        .execute()
    const found = async (query: string, more = {}) =>
      (await anna.api.call(searchMessages, { query: { query, ...more } })).data.map(({ body }) => body)
    expect(await found('rhubarb')).toEqual([])
    expect(await found('äpfel')).toEqual(['Süße Äpfel am Morgen'])
    expect(await found('äpfel', { user: carl.id })).toEqual([])
    expect(await found('οδοσ')).toEqual(await found('ΟΔΟΣ'))
    expect(await found('5.5.')).toEqual(['5.5. bread'])
    await anna.api.call(deleteMessage, { params: { id: old[1]?.id ?? '' } })
    expect(await found('äpfel')).toEqual([])
    const brought = { id: uuid(), otherUserId: ben.id, sent: true, unread: false, recipeId: null } as const
    await changeBook(server.database, Book.ofJob({ ownerId: anna.id }), (book) =>
      restoreMessages(book, [{ ...brought, body: 'rhubarb', createdAt: '2025-05-05T00:00:00.000Z' }]),
    )
    expect(await found('rhubarb')).toEqual(['rhubarb'])
  })

  test('marking a conversation as read up to a message includes that message', async () => {
    for (const body of ['1', '2', '3']) await send(anna, ben, { body })
    const [, second] = await conversation(ben, anna)
    expect((await conversation(ben, anna, { until: second?.id })).map(({ body }) => body)).toEqual(['1', '2'])
    expect(await conversation(ben, anna, { until: uuid() })).toEqual([])
  })

  test('a message is deleted for one member and stays for the other', async () => {
    const { data } = await send(anna, ben, { body: 'oops' })
    expect(await statusOf(carl.api.call(deleteMessage, { params: { id: data.id } }))).toBe(404)
    await anna.api.call(deleteMessage, { params: { id: data.id } })
    expect(await statusOf(anna.api.call(deleteMessage, { params: { id: data.id } }))).toBe(404)
    expect(await conversation(anna, ben)).toEqual([])
    expect((await conversation(ben, anna)).map(({ body }) => body)).toEqual(['oops'])
  })

  test('a member mutes a conversation for themselves', async () => {
    await send(anna, ben, { body: 'hello' })
    const mute = (member: TestMember, other: { id: string }, muted: boolean) =>
      member.api.call(muteThread, { params: { user: other.id }, body: { muted } })
    const isMuted = async (member: TestMember) => (await member.api.call(listThreads, {})).data[0]?.muted
    await Promise.all([mute(ben, anna, true), mute(ben, anna, true)])
    expect([await isMuted(ben), await isMuted(anna)]).toEqual([true, false])
    await mute(ben, anna, false)
    expect(await isMuted(ben)).toBe(false)
    expect(await statusOf(mute(ben, { id: uuid() }, true))).toBe(404)
  })

  test('a member can write only to friends', async () => {
    expect(await statusOf(send(anna, carl, { body: 'stranger' }))).toBe(403)
    await anna.api.call(addFriend, { params: { id: carl.id } })
    expect(await statusOf(send(anna, carl, { body: 'asked' }))).toBe(403)
    expect(await statusOf(send(carl, anna, { body: 'was asked' }))).toBe(403)
    await send(ben, anna, { body: 'friend' })
    await anna.api.call(removeFriend, { params: { id: ben.id } })
    expect(await statusOf(send(ben, anna, { body: 'former friend' }))).toBe(403)
    expect(await statusOf(send(anna, anna, { body: 'self' }))).toBe(403)
    expect(await statusOf(send(anna, { id: uuid() }, { body: 'nobody' }))).toBe(403)
    const guest = server.client()
    expect(await statusOf(guest.call(sendMessage, { body: { to: anna.id, body: 'guest' } }))).toBe(401)
    expect((await conversation(anna, ben)).map(({ body }) => body)).toEqual(['friend'])
  })

  test('a recipe of another member, also a received message’s, cannot be sent', async () => {
    const soup = await write(anna, 'Soup')
    expect(await statusOf(send(ben, anna, { recipeId: soup.id }))).toBe(404)
    expect(await statusOf(send(ben, anna, { recipeId: uuid() }))).toBe(404)
    await send(anna, ben, { recipeId: soup.id })
    const copyId = (await conversation(ben, anna))[0]?.recipe?.id ?? ''
    expect(await statusOf(send(anna, ben, { recipeId: copyId }))).toBe(404)
    expect((await anna.api.call(getStats, {})).data.messageCount).toBe(1)
  })

  test('a member cannot read the conversation of two others', async () => {
    await send(anna, ben, { body: 'secret' })
    expect(await conversation(carl, anna)).toEqual([])
    expect((await carl.api.call(listThreads, {})).data).toEqual([])
    const guest = server.client()
    expect(await statusOf(guest.call(listThreads, {}))).toBe(401)
    expect(await statusOf(guest.call(listMessages, { query: { user: anna.id } }))).toBe(401)
    expect(await statusOf(anna.api.call(listMessages, { query: { user: uuid() } }))).toBe(404)
  })

  test('a received message stays without a name when its writer deletes the account', async () => {
    const soup = await write(anna, 'Soup')
    await send(anna, ben, { body: 'bye', recipeId: soup.id })
    await send(ben, anna, { body: 'farewell' })
    await appointAdmin(server.database, ben.email)
    await anna.api.call(deleteAccount, { body: { currentPassword: 'correct horse' } })
    const gone = { id: anna.id, name: '', handle: null }
    const threads = (await ben.api.call(listThreads, {})).data
    expect(threads).toMatchObject([{ otherUser: gone, messageCount: 2, latest: { body: 'farewell' } }])
    const read = (await ben.api.call(listMessages, { query: { user: anna.id } })).data
    expect(read.map(({ body, fromUser }) => [body, fromUser.name])).toEqual([
      ['bye', ''],
      ['farewell', 'Ben'],
    ])
    expect((await ben.api.call(getPerson, { params: { id: anna.id } })).data).toEqual(gone)
    expect(await statusOf(carl.api.call(getPerson, { params: { id: anna.id } }))).toBe(404)
    expect(await statusOf(send(ben, anna, { body: 'still there?' }))).toBe(403)
    expect(await statusOf(carl.api.call(listMessages, { query: { user: anna.id } }))).toBe(404)
    const rows = await server.database.db.selectFrom('messages').select('id').where('ownerId', '=', anna.id).execute()
    expect(rows).toEqual([])
    expect((await ben.api.call(getStats, {})).data.recipeCount).toBe(1)
  })
})

bothDatabases('messages, against bad input', (server) => {
  let anna: TestMember

  beforeAll(async () => {
    anna = await server.member('Anna')
  })

  test.each([
    [{}],
    [{ body: '' }],
    [{ body: ' \n ' }],
    [{ body: 'a\u0000b' }],
    [{ body: 'x'.repeat(10_001) }],
    [{ body: 7 }],
    [{ body: 'x', id: 'mine' }],
    [{ body: 'x', recipeId: 'soup' }],
    [{ body: 'x', to: ['a'] }],
    [{ body: 'x', to: null }],
  ])('bad message %# gets 400 with the wrong field', async (message) => {
    const response = await fetch(`${server.address}api/messages?token=${anna.token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to: anna.id, ...message }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid' } })
  })
})
