/** @page */
import 'fake-indexeddb/auto'
import { getAccount } from '@potluck/api/account'
import { referenceHeader } from '@potluck/api/idempotency'
import { updateRecipe, writtenFields } from '@potluck/api/recipes'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { changeOf } from '@potluck/platform/changes'
import { anAccount, aRecipe, idOf } from '@potluck/testing/fixtures'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { createLocks } from '@potluck/testing/window-locks'
import { IDBFactory } from 'fake-indexeddb'
import { openCachedAnswers } from '../answers/cached-answers.ts'
import { sessionKey } from '../device/session-key.ts'
import { wipeUserData } from '../device/wipe-user-data.ts'
import { openDeviceLog } from '../queue/device-log.ts'
import { sendChanges } from './send-changes.ts'
import { sendingCache, storeSendingSession } from './sending-session.ts'

const apiBase = 'https://api.potluck.test/'
const ada = anAccount()

const add = (title: string, list = idOf(31)) =>
  changeOf(
    addShoppingListItems,
    { params: { id: list }, body: { items: [{ title }] } },
    { scope: `list ${list}`, path: `/shopping-lists/${list}` },
  )

/** Changes that a closed page has stored. */
async function storeChanges(changes: readonly ReturnType<typeof add>[], owner = ada.id): Promise<void> {
  const device = await openDeviceLog()
  for (const change of changes)
    await device.add({ ...change, owner, refusal: null, failures: 0, firstSentAt: null, place: null })
  device.close()
}

async function left() {
  const device = await openDeviceLog()
  const all = await device.all(() => {})
  device.close()
  return all.map(({ input, refusal, untold }) => ({ body: input.body, status: refusal?.status ?? null, untold }))
}

const item = (title: string) => ({ items: [{ title }] })

interface World {
  /** Whether a window of the product is looked at. */
  readonly isSeen?: () => boolean
  /** The answer of the server to a change, by its text; without one, it applies the change. */
  readonly answer?: (text: string) => Response | null | Promise<Response | null>
  readonly account?: () => Response
  /** The answer of the server at an address below the API. */
  readonly has?: (path: string) => unknown
}

/** A worker with a server behind it that applies each reference once. */
async function world(settings: World = {}) {
  const { isSeen = () => false, answer = () => null, account = () => Response.json(ada), has = () => ({}) } = settings
  const paths: string[] = []
  const applied = new Map<string, string>()
  const authorizations = new Set<string | null>()
  const caches = memoryCaches()
  Object.assign(globalThis, { caches })
  await storeSendingSession(caches, { token: 'mine', apiBase })
  const worker = {
    caches,
    locks: createLocks(),
    hasSeenWindow: async () => isSeen(),
    fetch: async (request: Request | string, options?: RequestInit) => {
      const headers = new Headers(options?.headers)
      authorizations.add(headers.get('authorization'))
      const path = String(request).slice(apiBase.length)
      if (path === getAccount.path) return account()
      if (options?.method === 'GET') {
        paths.push(path)
        return Response.json(has(path))
      }
      const text = String(options?.body)
      const reply = await answer(text)
      if (reply) return reply
      applied.set(headers.get(referenceHeader) ?? '', text)
      return Response.json({}, { status: 201 })
    },
  }
  return {
    worker,
    paths,
    authorizations,
    applied: () => [...applied.values()].map((text): unknown => JSON.parse(text)),
  }
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }))
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

const refusal = (status: number) => Response.json({ error: { code: 'refused', message: 'refused' } }, { status })

test('the worker sends queued changes in order, as the member who made them, when no window is open', async () => {
  await storeChanges([add('milk'), add('eggs'), add('salt', idOf(32))])
  const { worker, applied, authorizations } = await world()
  await sendChanges(worker)
  expect(applied()).toHaveLength(3)
  expect(applied()).toContainEqual(item('salt'))
  // Changes of one list are sent in order; lists do not wait for each other.
  expect(applied().filter((text) => JSON.stringify(text) !== JSON.stringify(item('salt')))).toEqual([
    item('milk'),
    item('eggs'),
  ])
  expect(authorizations).toEqual(new Set(['Bearer mine']))
  expect(await left()).toEqual([])
  await sendChanges(worker)
  expect(applied()).toHaveLength(3)
})

test('the worker sends nothing while a window of the product is visible', async () => {
  await storeChanges([add('milk')])
  const { worker, applied } = await world({ isSeen: () => true })
  await sendChanges(worker)
  expect(applied()).toEqual([])
  expect(await left()).toHaveLength(1)
})

test('the worker sends when the visible window is being closed', async () => {
  await storeChanges([add('milk')])
  let isClosed = false
  const { worker, applied } = await world({ isSeen: () => !isClosed })
  const sent = sendChanges(worker)
  isClosed = true
  await sent
  expect(applied()).toHaveLength(1)
})

test('the worker sends nothing after the session ended on this device', async () => {
  await storeChanges([add('milk')])
  const { worker, authorizations } = await world()
  await wipeUserData()
  await storeChanges([add('eggs')])
  await sendChanges(worker)
  expect(authorizations.size).toBe(0)
  expect(await worker.caches.has(sendingCache)).toBe(false)
})

test('the worker stops sending when the session ends meanwhile', async () => {
  await storeChanges([add('milk'), add('eggs')])
  const { worker, applied } = await world({
    async answer(text) {
      if (text.includes('milk')) await wipeUserData()
      return null
    },
  })
  await sendChanges(worker)
  expect(applied()).toEqual([item('milk')])
})

test('the worker sends nothing and does not retry when the server has ended the session', async () => {
  await storeChanges([add('milk')])
  const { worker, applied } = await world({ account: () => refusal(401) })
  await sendChanges(worker)
  expect(applied()).toEqual([])
  expect(await left()).toHaveLength(1)
})

test('changes of another account on this device stay in the queue', async () => {
  await storeChanges([add('milk')], idOf(9))
  const { worker, applied } = await world()
  await sendChanges(worker)
  expect(applied()).toEqual([])
  expect(await left()).toHaveLength(1)
})

test.each([
  ['without a server', { account: () => Response.error() }],
  ['with a server that is busy', { answer: () => refusal(503) }],
])('all changes stay queued %s, and the browser is asked to run the sync again', async (_, weather) => {
  await storeChanges([add('milk'), add('eggs')])
  const { worker, applied } = await world(weather)
  await expect(sendChanges(worker, 0)).rejects.toThrow()
  expect(applied()).toEqual([])
  expect(await left()).toHaveLength(2)
})

test.each([
  ['the connection broke', () => Response.error()],
  ['the server was busy', () => refusal(503)],
])('what was not sent because %s is sent in the same wake, with what waited for it', async (_, failure) => {
  const later = { ...add('salt', idOf(32)), after: [add('milk').scope] }
  await storeChanges([add('milk'), later, add('eggs', idOf(33))])
  const failures = [failure()]
  const { worker, applied } = await world({
    answer: (text) => (text.includes('milk') ? (failures.pop() ?? null) : null),
  })
  await sendChanges(worker)
  expect(applied()).toEqual([item('eggs'), item('milk'), item('salt')])
  expect(await left()).toEqual([])
})

test('the account is asked for again when the first connection breaks', async () => {
  await storeChanges([add('milk')])
  const answers = [Response.error()]
  const { worker, applied } = await world({ account: () => answers.pop() ?? Response.json(ada) })
  await sendChanges(worker)
  expect(applied()).toEqual([item('milk')])
})

test('the worker does not wait for a network that the device does not have', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await storeChanges([add('milk')])
  const { worker } = await world({ answer: () => refusal(503) })
  await expect(sendChanges(worker)).rejects.toThrow('1 changes wait')
  jest.restoreAllMocks()
})

test('a refused change stays for the cook, and the worker sends the next one', async () => {
  await storeChanges([add('milk'), add('eggs')])
  const { worker, applied } = await world({ answer: (text) => (text.includes('milk') ? refusal(409) : null) })
  await sendChanges(worker)
  expect(applied()).toEqual([item('eggs')])
  expect(await left()).toEqual([{ body: item('milk'), status: 409, untold: true }])
})

describe('answers that a page reads offline after the worker sent changes', () => {
  const mine = sessionKey('mine')

  async function seen(answers: Readonly<Record<string, unknown>>): Promise<void> {
    const device = await openCachedAnswers()
    for (const [question, answer] of Object.entries(answers)) {
      await device.store(mine, `kept:/${question}`, answer, () => true)
    }
    device.close()
  }

  async function readBack(question: string): Promise<unknown> {
    const device = await openCachedAnswers()
    const cachedAnswer = await device.read(mine, `kept:/${question}`)
    device.close()
    return cachedAnswer?.answer
  }

  const soup = aRecipe({ id: idOf(41), notes: 'thin' })
  const edit = (notes: string) =>
    changeOf(
      updateRecipe,
      { params: { id: soup.id }, body: { ...writtenFields(soup), notes } },
      { scope: 'book', path: `/recipe/${soup.id}` },
    )

  test('the cached recipe is the one that was sent, so the next edit does not conflict with it', async () => {
    await seen({ [`recipes/${soup.id}`]: soup })
    await storeChanges([edit('thick'), edit('thicker')])
    const between: unknown[] = []
    const { worker } = await world({
      has: () => ({ ...soup, notes: 'thicker', rating: 4 }),
      async answer(text) {
        between.push(await readBack(`recipes/${soup.id}`))
        return Response.json({ ...soup, notes: JSON.parse(text).notes })
      },
    })
    await sendChanges(worker)
    // It is there before the change is gone: the worker may be stopped at any moment.
    expect(between).toMatchObject([{ notes: 'thin' }, { notes: 'thick' }])
    expect(await readBack(`recipes/${soup.id}`)).toMatchObject({ notes: 'thicker', rating: 4 })
  })

  test('the cached answers that the device had show the result of the changes', async () => {
    const list = `shoppingLists/${idOf(31)}`
    const changed = [
      'shoppingLists',
      list,
      `recipes/${soup.id}`,
      'recipes/by-page?folder=main',
      `recipes/${soup.id}/cookings`,
    ]
    const others = [
      `shoppingLists/${idOf(32)}`,
      'recipes/search?query=milk',
      `recipes/by-page?userId=${idOf(7)}`,
      'labels',
    ]
    await seen(Object.fromEntries([...changed, ...others].map((question) => [question, 'before'])))
    await storeChanges([add('milk'), add('eggs'), edit('thick')])
    const { worker, paths } = await world({
      answer: (text) => (text.includes('thick') ? Response.json({ ...soup, notes: 'thick' }) : null),
      has: (path) => `now ${path}`,
    })
    await sendChanges(worker)
    expect(paths.toSorted()).toEqual(changed.toSorted())
    expect(await Promise.all(changed.map(readBack))).toEqual(changed.map((question) => `now ${question}`))
    expect(await Promise.all(others.map(readBack))).toEqual(others.map(() => 'before'))
  })

  test('no answer is cached for a screen that nobody opened', async () => {
    await storeChanges([add('milk')])
    const { worker, paths } = await world()
    await sendChanges(worker)
    expect(paths).toEqual([])
  })

  test('no answer is cached when the session ends while the worker sends', async () => {
    await storeChanges([edit('thick')])
    const { worker } = await world({
      async answer() {
        await wipeUserData()
        return Response.json(soup)
      },
    })
    await sendChanges(worker)
    expect(await readBack(`recipes/${soup.id}`)).toBeUndefined()
  })
})
