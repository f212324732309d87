import { ApiError } from '@potluck/api/errors'
import { addFriend } from '@potluck/api/friends'
import { listMessages, sendMessage } from '@potluck/api/messages'
import { createRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { createTicket } from '@potluck/api/tickets'
import { v7 as uuid } from 'uuid'
import { statusOf } from '../../../testing/status-of.ts'
import { databases, startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'
import { now } from '../../base/database/instant.ts'
import { forgetAppliedChanges } from './apply-change.ts'

const day = 24 * 3_600_000

describe.each(databases)('changes on %s', (kind) => {
  let server: TestServer
  let anna: TestMember
  let ben: TestMember

  beforeAll(async () => {
    server = await startTestServer(kind)
    anna = await server.member('Anna')
    ben = await server.member('Ben')
    await anna.api.call(addFriend, { params: { id: ben.id } })
    await ben.api.call(addFriend, { params: { id: anna.id } })
  })

  afterAll(() => server.close())

  const make = async () =>
    (await anna.api.call(createShoppingList, { body: { title: 'Market', collaborators: [ben.id] } })).data.id

  /** An item without an id of its own: added twice, it is there twice. */
  const add = (member: TestMember, id: string, title: string, reference: string) =>
    member.api.call(addShoppingListItems, { params: { id }, body: { items: [{ title }] } }, { reference })

  const titles = async (id: string) =>
    (await anna.api.call(getShoppingList, { params: { id } })).data.items.map(({ title }) => title)

  const messages = async () =>
    (await anna.api.call(listMessages, { query: { user: ben.id } })).data.map(({ body }) => body)

  test('a change that is sent again gets the same answer and is not applied again', async () => {
    const [list, reference] = [await make(), uuid()]
    const first = await add(anna, list, 'milk', reference)
    expect(await add(anna, list, 'milk', reference)).toEqual(first)
    expect(first).toMatchObject({ status: 201, data: { reference } })
    expect(await titles(list)).toEqual(['milk'])
  })

  test('a message without its own id arrives once, with one event', async () => {
    const reference = uuid()
    const events: string[] = []
    // What was told of the list before may still be on its way.
    const stop = server.services.live.subscribe(ben.id, ({ type }) => {
      if (type.startsWith('messages:')) events.push(type)
    })
    const body = { to: ben.id, body: 'Soup tonight?' }
    const sent = await anna.api.call(sendMessage, { body }, { reference })
    const again = await anna.api.call(sendMessage, { body }, { reference })
    await anna.api.call(sendMessage, { body: { to: ben.id, body: 'The end' } })
    while (events.length < 2) await new Promise((resolve) => setImmediate(resolve))
    stop()
    expect(again.data).toEqual(sent.data)
    expect(events).toEqual(['messages:new', 'messages:new'])
    expect(await messages()).toEqual(['Soup tonight?', 'The end'])
  })

  test('one of many parallel copies is applied, and all get the same answer', async () => {
    const [list, reference] = [await make(), uuid()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(anna, list, 'eggs', reference)))
    expect(new Set(answers.map(({ data }) => data.reference))).toEqual(new Set([reference]))
    expect(await titles(list)).toEqual(['eggs'])
  })

  test('a reference identifies one change: another input or endpoint is refused', async () => {
    const [list, reference] = [await make(), uuid()]
    await add(anna, list, 'milk', reference)
    expect(await statusOf(add(anna, list, 'eggs', reference))).toBe(422)
    expect(await statusOf(add(anna, await make(), 'milk', reference))).toBe(422)
    expect(await statusOf(anna.api.call(sendMessage, { body: { to: ben.id, body: 'milk' } }, { reference }))).toBe(422)
    expect(await titles(list)).toEqual(['milk'])
  })

  test('the same reference of another member is a different one', async () => {
    const [list, reference] = [await make(), uuid()]
    await add(anna, list, 'milk', reference)
    expect((await add(ben, list, 'eggs', reference)).status).toBe(201)
    expect(await titles(list)).toEqual(['milk', 'eggs'])
  })

  test('a refusal is not stored, and the next try is applied', async () => {
    const [list, reference, recipeId] = [await make(), uuid(), uuid()]
    const addOf = () =>
      anna.api.call(
        addShoppingListItems,
        { params: { id: list }, body: { items: [{ title: 'leek', recipeId }] } },
        { reference },
      )
    expect(await statusOf(addOf())).toBe(404)
    await anna.api.call(createRecipe, { body: { id: recipeId, title: 'Soup' } })
    expect((await addOf()).status).toBe(201)
    expect(await titles(list)).toEqual(['leek'])
  })

  test('a copy of a change waits for the first one, and is applied if the first one is lost', async () => {
    const [list, reference] = [await make(), uuid()]
    const lost = new Error('the process died')
    let double: ReturnType<typeof add> | undefined
    await expect(
      server.database.db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('appliedChanges')
          .values({ ownerId: anna.id, reference, digest: 'of the lost one', answer: null, appliedAt: now() })
          .execute()
        double = add(anna, list, 'milk', reference)
        await untilWaiting(server, 1)
        throw lost
      }),
    ).rejects.toBe(lost)
    expect((await double)?.status).toBe(201)
    expect(await titles(list)).toEqual(['milk'])
  })

  test('a change that fails half-way leaves no data, no reference and no event', async () => {
    const [list, reference] = [await make(), uuid()]
    const events: string[] = []
    const stop = server.services.live.subscribe(ben.id, (message) => {
      if (message.type === 'shoppingList:itemsUpdated' && message.data.shoppingListId === list)
        events.push(message.data.reference)
    })
    const { db } = server.database
    // The change is written before its answer is: this makes that fail.
    await db.schema.alterTable('appliedChanges').renameColumn('answer', 'taken away').execute()
    expect(await statusOf(add(anna, list, 'milk', reference))).toBe(500)
    await db.schema.alterTable('appliedChanges').renameColumn('taken away', 'answer').execute()
    expect(await titles(list)).toEqual([])
    const { data: next } = await add(ben, list, 'eggs', uuid())
    while (events.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stop()
    expect(events).toEqual([next.reference])
    await add(anna, list, 'milk', reference)
    expect(await titles(list)).toEqual(['eggs', 'milk'])
  })

  test('references are deleted when no device can send them any more, and not before', async () => {
    const [list, old, young] = [await make(), uuid(), uuid()]
    await add(anna, list, 'milk', old)
    await add(anna, list, 'eggs', young)
    const { db } = server.database
    const age = (reference: string, days: number) =>
      db
        .updateTable('appliedChanges')
        .set({ appliedAt: now(-days * day) })
        .where('ownerId', '=', anna.id)
        .where('reference', '=', reference)
        .execute()
    await age(old, 61)
    await age(young, 31)
    await forgetAppliedChanges(server.database)
    await add(anna, list, 'eggs', young)
    expect(await titles(list)).toEqual(['milk', 'eggs'])
    const left = await db
      .selectFrom('appliedChanges')
      .select('reference')
      .where('reference', 'in', [old, young])
      .execute()
    expect(left).toEqual([{ reference: young }])
  })

  test('a reference that is no UUID is refused, and so is any reference of an endpoint that is not idempotent', async () => {
    const list = await make()
    expect(await statusOf(add(anna, list, 'milk', 'monday'))).toBe(400)
    const twice = anna.api.call(createTicket, { body: { purpose: 'live' } }, { reference: uuid() })
    await expect(twice).rejects.toMatchObject({ status: 400, data: { error: { code: 'not-once' } } })
    await expect(twice).rejects.toBeInstanceOf(ApiError)
  })
})
