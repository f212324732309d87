/** @page */
import 'fake-indexeddb/auto'
import { createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { getRecipe, updateRecipe, writtenFields } from '@potluck/api/recipes'
import { listSessions } from '@potluck/api/sessions'
import { getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { endpointOfChange } from '@potluck/platform/change-endpoint'
import { changeOf } from '@potluck/platform/changes'
import { newChange } from '@potluck/platform/new-change'
import { aKitchen, aList, aListSummary, aRecipe, idOf } from '@potluck/testing/fixtures'
import { waitFor } from '@testing-library/dom'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import * as z from 'zod/mini'
import { type OfflineBooks, openOfflineBooks } from '../book/offline-books.ts'
import { createConnection } from '../device/connection.ts'
import { wipeUserData } from '../device/wipe-user-data.ts'
import { answersDatabaseName, openCachedAnswers } from './cached-answers.ts'
import { createCachingClient } from './caching-client.ts'
import { questionKey } from './question.ts'

const aLabel = (title: string) => ({
  id: '01926b1e-7c1a-7000-8000-000000000001',
  title,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  recipeCount: 1,
  groupTitle: null,
})

type Weather = 'no network' | 'silent' | number

/** A page of a device, and a server whose only label has a title. */
function world() {
  let weather: Weather | null = null
  let title = 'Soup'
  let session: string | null = 'token of Ada'
  let calls = 0
  let release = () => {}
  let answered: unknown = null
  const returned: string[][] = []

  const send: typeof fetch = async () => {
    calls += 1
    if (weather === 'no network') throw new TypeError('no network')
    if (weather === 401) return Response.json({ error: { code: 'not-logged-in', message: 'log in' } }, { status: 401 })
    if (typeof weather === 'number') return new Response('a proxy speaks', { status: weather })
    if (weather === 'silent') await new Promise<void>((resolve) => (release = resolve))
    return Response.json(answered ?? [aLabel(title)])
  }

  function page(books: OfflineBooks | null = null) {
    const connection = createConnection()
    const client = createCachingClient(
      createApiClient({ base: 'http://potluck.test/api/', token: () => session, fetch: send }),
      {
        token: () => session,
        connection,
        path: () => '/labels',
        openAnswers: openCachedAnswers,
        books: async () => books,
        returned: (given) => returned.push([...given]),
      },
    )
    return {
      connection,
      client,
      labels: async () => (await client.call(listLabels, {})).data.map((label) => label.title),
    }
  }

  return {
    page,
    returned,
    calls: () => calls,
    release: () => release(),
    weather: (next: Weather | null) => {
      weather = next
    },
    title: (next: string) => {
      title = next
    },
    session: (next: string | null) => {
      session = next
    },
    /** The answer of the server to every request. */
    answers: (next: unknown) => {
      answered = next
    },
  }
}

/** Everything that the browser has written down. */
async function onDevice(): Promise<unknown[]> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  const all = await Promise.all(
    names.map(async (name) => {
      const database = await openDB(name)
      const rows = await Promise.all([...database.objectStoreNames].map((store) => database.getAll(store)))
      database.close()
      return rows.flat()
    }),
  )
  return all.flat()
}

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve))
}

const isWritten = () => until(async () => (await onDevice()).length > 0)

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

test.each(['no network', 502, 503, 504] as const)(
  'the device gives a cached answer when the server is away (%s)',
  async (weather) => {
    const ada = world()
    expect(await ada.page().labels()).toEqual(['Soup'])
    await isWritten()
    ada.weather(weather)
    const { labels, connection } = ada.page()
    expect(await labels()).toEqual(['Soup'])
    expect(connection.get()).toEqual({
      away: true,
      isBarred: false,
      shown: { path: '/labels', from: expect.any(String) },
    })
  },
)

test('the device gives a cached answer where a proxy asks for a login instead', async () => {
  const ada = world()
  expect(await ada.page().labels()).toEqual(['Soup'])
  await isWritten()
  ada.weather(403)
  const { labels, connection } = ada.page()
  expect(await labels()).toEqual(['Soup'])
  expect(connection.get()).toMatchObject({ away: true, isBarred: true })
  ada.weather(null)
  await labels()
  await isWritten()
  expect(connection.get()).toMatchObject({ away: false, isBarred: false })
})

test('a refusal of the server reaches the caller and is not replaced by a cached answer', async () => {
  const ada = world()
  await ada.page().labels()
  await isWritten()
  ada.weather(401)
  const { labels, connection } = ada.page()
  await expect(labels()).rejects.toMatchObject({ status: 401 })
  expect(connection.get().away).toBe(false)
})

test('the device forgets what the server says is there no more', async () => {
  const ada = world()
  const { client } = ada.page()
  const ask = () => client.call(getShoppingList, { params: { id: idOf(31) } })
  ada.answers(aList())
  await ask()
  await isWritten()
  ada.weather(404)
  await expect(ask()).rejects.toBeInstanceOf(ApiError)
  await until(async () => (await onDevice()).length === 0)
  ada.weather('no network')
  await expect(ask()).rejects.toBeInstanceOf(ApiError)
})

test('the device forgets what it knows of a kitchen when the cook is in it no more', async () => {
  const ada = world()
  const { client } = ada.page()
  const askForKitchens = (numbers: readonly number[]) => {
    ada.answers({ kitchens: numbers.map((number) => aKitchen({ id: idOf(number) })), invitations: [] })
    return client.call(listKitchens, {})
  }
  const questions = async () =>
    (await onDevice()).flatMap((row) => z.object({ question: z.string() }).safeParse(row).data?.question ?? []).sort()
  await askForKitchens([70, 71])
  const owned = { kitchen: { id: idOf(70), name: 'Home', mayChange: true } }
  ada.answers(aList(owned))
  await client.call(getShoppingList, { params: { id: idOf(31) } })
  ada.answers(aList({ id: idOf(32) }))
  await client.call(getShoppingList, { params: { id: idOf(32) } })
  ada.answers([aListSummary(owned)])
  await client.call(listShoppingLists, {})
  await until(async () => (await questions()).length === 4)
  const screen = 'potluck:user:screen:/recipe/of-the-kitchen'
  localStorage.setItem(screen, '<main>Plum cake</main>')
  await askForKitchens([71])
  await until(async () => (await questions()).length === 2)
  expect(await questions()).toEqual([
    questionKey(listKitchens, {}),
    questionKey(getShoppingList, { params: { id: idOf(32) } }),
  ])
  expect(localStorage.getItem(screen)).toBeNull()
})

test('a call without a cached answer fails when the server is away, and so does a call that is never cached', async () => {
  const ada = world()
  ada.weather('no network')
  const { labels, client } = ada.page()
  await expect(labels()).rejects.toBeInstanceOf(ApiError)
  await expect(client.call(listSessions, {})).rejects.toBeInstanceOf(ApiError)
})

test('the client names the questions it answered from the cache when the server is back', async () => {
  const ada = world()
  await ada.page().labels()
  await isWritten()
  ada.weather('no network')
  const { labels, connection } = ada.page()
  await labels()
  ada.weather(null)
  ada.title('Stew')
  expect(await labels()).toEqual(['Stew'])
  expect(connection.get()).toEqual({ away: false, isBarred: false, shown: null })
  await until(async () => ada.returned.length > 0)
  expect(ada.returned).toEqual([['GET labels']])
})

test('a cached answer is given when the server is slow, and the next call gets the late answer', async () => {
  const ada = world()
  await ada.page().labels()
  await isWritten()
  ada.weather('silent')
  const { labels } = ada.page()
  // It is known to be away: the pause is short.
  ada.weather('no network')
  await labels()
  ada.weather('silent')
  ada.title('Stew')
  expect(await labels()).toEqual(['Soup'])
  const calls = ada.calls()
  ada.release()
  await until(async () => ada.returned.length > 0)
  expect(await labels()).toEqual(['Stew'])
  expect(ada.calls()).toBe(calls)
})

test('a call without a cached answer fails at once when the server is away and silent, and its late answer is used', async () => {
  const ada = world()
  ada.weather('no network')
  const { labels } = ada.page()
  await expect(labels()).rejects.toBeInstanceOf(ApiError)
  ada.weather('silent')
  await expect(labels()).rejects.toMatchObject({ status: 0, failure: 'unanswered' })
  const calls = ada.calls()
  ada.release()
  await until(async () => ada.returned.length > 0)
  expect(await labels()).toEqual(['Soup'])
  expect(ada.calls()).toBe(calls)
})

test('a call without a cached answer waits for a server that was there', async () => {
  const ada = world()
  ada.weather('silent')
  const { labels } = ada.page()
  const clock = jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  try {
    const labelsAnswer = labels()
    await clock.advanceTimersByTimeAsync(25_000)
    ada.release()
    expect(await labelsAnswer).toEqual(['Soup'])
  } finally {
    jest.useRealTimers()
  }
})

test('the client checks now and then for a server that is away while the offline book answers', async () => {
  const ada = world()
  const copies: OfflineBooks = {
    ...openOfflineBooks('Ada', () => {}),
    answer: async () => ({ at: new Date(0).toISOString(), answer: [aLabel('Copied')] }),
  }
  const { labels } = ada.page(copies)
  ada.weather('no network')
  expect(await labels()).toEqual(['Copied'])
  ada.weather(null)
  const calls = ada.calls()
  expect(await labels()).toEqual(['Copied'])
  expect(ada.calls()).toBe(calls)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(await labels()).toEqual(['Copied'])
  expect(ada.calls()).toBe(calls)
  await until(async () => ada.returned.length > 0)
  expect(await labels()).toEqual(['Soup'])
  expect(ada.calls()).toBe(calls + 1)
  clock.mockRestore()
})

test('another session and a guest get no cached answer', async () => {
  const ada = world()
  await ada.page().labels()
  await isWritten()
  ada.weather('no network')
  ada.session('token of Ben')
  await expect(ada.page().labels()).rejects.toMatchObject({ status: 0 })
  ada.session(null)
  await expect(ada.page().labels()).rejects.toMatchObject({ status: 0 })
})

test('an answer that arrives after the session ended is not cached', async () => {
  const ada = world()
  const { labels } = ada.page()
  await labels()
  await isWritten()
  ada.weather('silent')
  const labelsAnswer = labels()
  ada.session(null)
  await wipeUserData()
  ada.release()
  await labelsAnswer
  expect(await onDevice()).toEqual([])
})

test.each([
  ['is of another shape', { text: '[{"title":1}]' }],
  ['is no JSON', { text: '{' }],
  ['is something else', { at: 'yesterday' }],
])('a cached answer that %s is ignored', async (_what, flaw) => {
  const ada = world()
  await ada.page().labels()
  await isWritten()
  const database = await openDB(answersDatabaseName)
  const [row] = await database.getAll('answers')
  await database.put('answers', { ...row, ...flaw })
  database.close()
  ada.weather('no network')
  await expect(ada.page().labels()).rejects.toMatchObject({ status: 0 })
})

test('calls work in a browser that stores nothing', async () => {
  Object.assign(globalThis, {
    indexedDB: {
      open: () => {
        throw new Error('forbidden')
      },
    },
  })
  const ada = world()
  const { labels } = ada.page()
  expect(await labels()).toEqual(['Soup'])
  ada.weather('no network')
  await expect(labels()).rejects.toMatchObject({ status: 0 })
})

test('the answer is returned though the disk is full and cannot cache it', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const ada = world()
  const { labels } = ada.page()
  expect(await labels()).toEqual(['Soup'])
  await until(async () => put.mock.calls.length > 0)
  put.mockRestore()
  expect(await onDevice()).toEqual([])
  ada.title('Stew')
  expect(await labels()).toEqual(['Stew'])
  await isWritten()
})

test('the oldest entries are deleted when there are too many', async () => {
  const answers = await openCachedAnswers()
  for (let at = 0; at <= 600; at += 1) await answers.store('Ada', `question ${at}`, at, () => true)
  expect(await answers.read('Ada', 'question 600')).toMatchObject({ answer: 600 })
  expect(await answers.read('Ada', 'question 0')).toBeNull()
  expect((await onDevice()).length).toBeLessThan(600)
  await answers.store('Ada', 'huge', 'x'.repeat(2_000_001), () => true)
  expect(await answers.read('Ada', 'huge')).toBeNull()
})

test('a saved change is in the cached answer without a network, though no screen asked for it since', async () => {
  const { page, weather, answers } = world()
  const { client } = page()
  const soup = aRecipe({ notes: 'thin' })
  const params = { id: soup.id }
  answers(soup)
  await client.call(getRecipe, { params })
  answers({ ...soup, notes: 'thick' })
  const body = { ...writtenFields(soup), notes: 'thick' }
  const change = changeOf(updateRecipe, { params, body }, { scope: 'book', path: '/recipe' })
  // As the queue sends it, from the device.
  await client.call(endpointOfChange(newChange.parse(structuredClone(change))), change.input)
  weather('no network')
  await waitFor(async () => expect((await page().client.call(getRecipe, { params })).data.notes).toBe('thick'))
})
