/** @page */
import 'fake-indexeddb/auto'
import { createApiClient } from '@potluck/api/client'
import { sendMessage } from '@potluck/api/messages'
import { referenceHeader } from '@potluck/api/once'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { createBus } from '@potluck/platform/bus'
import { changeOf } from '@potluck/platform/changes'
import type { EventMap } from '@potluck/platform/events'
import type { Session } from '@potluck/platform/host'
import { createStore } from '@potluck/platform/store'
import { anAccount, idOf } from '@potluck/testing/fixtures'
import { waitFor } from '@testing-library/dom'
import { IDBFactory } from 'fake-indexeddb'
import { createChangeQueue, type QueuedChange } from '../host/change-queue.ts'
import { wipeUserData } from '../host/wipe-user-data.ts'
import { createLocks } from '../testing/window-locks.ts'
import { openDeviceChanges } from './device-changes.ts'
import { keepChanges } from './keep-changes.ts'

const ada = anAccount()
const listId = idOf(31)
const ben = idOf(2)
const capabilities = { highResImages: false, multipleImages: false, expandablePreviews: false }

const add = (title: string, list = listId) =>
  changeOf(
    addShoppingListItems,
    { params: { id: list }, body: { items: [{ title }] } },
    { scope: `list ${list}`, path: `/shopping-lists/${list}` },
  )

const say = (body: string) =>
  changeOf(sendMessage, { body: { to: ben, body } }, { scope: `messages ${ben}`, path: `/messages/${ben}` })

/** What the test's server does with the next requests, before it does what it is for. */
type Weather = 'answer lost' | number | Response

/** A server that applies each reference once, as the real one does; it and the device outlive pages. */
function world() {
  const applied: string[] = []
  const inputs = new Map<string, string>()
  const tries: string[] = []
  const weather: Weather[] = []
  let gate: Promise<unknown> = Promise.resolve()
  let isOffline: (text: string) => boolean = () => false

  const refuse = (status: number) => Response.json({ error: { code: 'refused', message: 'refused' } }, { status })

  const send: typeof fetch = async (_input, init) => {
    const body: unknown = JSON.parse(String(init?.body))
    const text = JSON.stringify(body)
    const reference = new Headers(init?.headers).get(referenceHeader) ?? ''
    tries.push(text)
    await gate
    init?.signal?.throwIfAborted()
    const now = weather.shift()
    if (now === undefined && isOffline(text)) throw new TypeError('no network')
    if (now instanceof Response) return now
    if (typeof now === 'number') return refuse(now)
    const before = inputs.get(reference)
    if (before !== undefined && before !== text) return refuse(422)
    if (before === undefined) applied.push(text)
    inputs.set(reference, text)
    if (now === 'answer lost') throw new TypeError('the line broke')
    return Response.json({ reference }, { status: 201 })
  }

  return {
    send,
    weather,
    tries,
    /** What was applied, in order: titles of items and bodies of messages. */
    applied: () => applied.map((text) => /"(?:title|body)":"([^"]*)"/.exec(text)?.[1]),
    /** From now on nothing gets through, or nothing of these. */
    offline(which: (text: string) => boolean = () => true) {
      isOffline = which
    },
    online() {
      isOffline = () => false
    },
    /** Holds requests until the returned function is called. */
    hold() {
      let release = () => {}
      gate = new Promise<void>((resolve) => {
        release = resolve
      })
      return release
    },
  }
}

const channels = new Set<Channel>()

/** What windows tell each other, within this one. */
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    channels.add(this)
  }
  postMessage(data: unknown) {
    const copy: unknown = JSON.parse(JSON.stringify(data))
    for (const other of channels) if (other !== this) queueMicrotask(() => other.onmessage?.({ data: copy }))
  }
  close() {
    channels.delete(this)
  }
}

interface WindowSettings {
  readonly account?: typeof ada | null
  readonly owner?: string | null
  readonly locks?: LockManager | undefined
}

const open: (() => void)[] = []

/** A window of the product, of which only the changes run. */
function openWindow(server: ReturnType<typeof world>, settings: WindowSettings = {}) {
  const { account = ada, owner = ada.id, locks } = settings
  const session = createStore<Session>({ loggedIn: true, account, capabilities })
  const bus = createBus((error) => {
    throw error
  })
  const queue = createChangeQueue()
  const told: QueuedChange[] = []
  const outcomes: { applied: EventMap['changes:applied'][]; refused: EventMap['changes:refused'][] } = {
    applied: [],
    refused: [],
  }
  const errors: unknown[] = []
  const requireLogin = jest.fn()
  bus.on('changes:applied', (outcome) => outcomes.applied.push(outcome))
  bus.on('changes:refused', (outcome) => outcomes.refused.push(outcome))
  const api = createApiClient({ base: 'http://potluck.test/api/', token: () => 'token', fetch: server.send })
  const { stop } = keepChanges({
    queue,
    api,
    bus,
    session,
    requireLogin,
    locks,
    owner: () => session.get().account?.id ?? owner,
    tellRefused: (change) => told.push(change),
    reportError: (error) => errors.push(error),
  })
  open.push(stop)
  return {
    queue,
    bus,
    session,
    told,
    outcomes,
    errors,
    requireLogin,
    /** Crash, reload or logout: nothing is finished. */
    close: stop,
    waiting: () => queue.get().queued.map(({ endpoint, input }) => `${endpoint} ${JSON.stringify(input.body)}`),
    places: () => queue.get().queued.map(({ place }) => place),
    /** As when the network is back. */
    online: () => window.dispatchEvent(new Event('online')),
  }
}

const browser = { BroadcastChannel: globalThis.BroadcastChannel }

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), BroadcastChannel: Channel })
})

afterEach(() => {
  for (const stop of open.splice(0)) stop()
  jest.restoreAllMocks()
  Object.assign(globalThis, browser)
})

test('a change is sent, told with its answer, and gone', async () => {
  const server = world()
  const { queue, outcomes } = openWindow(server)
  const change = add('milk')
  queue.add(change)
  expect(queue.of(change.scope).get().changes).toMatchObject([{ reference: change.reference, refusal: null }])
  await waitFor(() => expect(queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['milk'])
  expect(outcomes.applied).toEqual([
    {
      reference: change.reference,
      endpoint: 'POST shoppingLists/:id',
      scope: change.scope,
      status: 201,
      answer: { reference: change.reference },
    },
  ])
})

test('the screen takes the answer before the change goes', async () => {
  const { queue, bus } = openWindow(world())
  const change = add('milk')
  const waitingWhenTold = new Promise((resolve) =>
    bus.on('changes:applied', () => resolve(queue.of(change.scope).get().changes.length)),
  )
  queue.add(change)
  expect(await waitingWhenTold).toBe(1)
})

test('what could not be sent outlives the page, and is sent in order by the next', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  for (const title of ['milk', 'eggs', 'flour']) first.queue.add(add(title))
  await waitFor(() => expect(first.places()).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  first.close()
  server.online()
  const next = openWindow(server)
  await waitFor(() => expect(server.applied()).toEqual(['milk', 'eggs', 'flour']))
  await waitFor(() => expect(next.queue.get().queued).toEqual([]))
  next.close()
  const last = openWindow(server)
  last.queue.add(add('salt'))
  await waitFor(() => expect(server.applied()).toEqual(['milk', 'eggs', 'flour', 'salt']))
})

test('a lost answer is asked for again, and the change applied once', async () => {
  const server = world()
  server.weather.push('answer lost')
  server.offline()
  const first = openWindow(server)
  first.queue.add(say('Soup tonight?'))
  await waitFor(() => expect(server.applied()).toEqual(['Soup tonight?']))
  first.close()
  server.online()
  const next = openWindow(server)
  await waitFor(() => expect(next.outcomes.applied).toHaveLength(1))
  expect(server.tries.length).toBeGreaterThan(1)
  expect(server.applied()).toEqual(['Soup tonight?'])
})

test('scopes do not wait for each other', async () => {
  const server = world()
  server.offline((text) => text.includes('milk'))
  const { queue, waiting } = openWindow(server)
  queue.add(add('milk'))
  queue.add(say('Hello'))
  await waitFor(() => expect(waiting()).toEqual([expect.stringContaining('milk')]))
  expect(server.applied()).toEqual(['Hello'])
})

test.each(['online', 'live:connected'] as const)('what waits is sent at “%s”', async (sign) => {
  const server = world()
  server.offline()
  const { queue, bus, online } = openWindow(server)
  queue.add(add('milk'))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  server.online()
  await waitFor(() => {
    if (sign === 'online') online()
    else bus.emit('live:connected', {})
    expect(server.applied()).toEqual(['milk'])
  })
})

test('two windows send a change once, in order, and both hear of it', async () => {
  const server = world()
  const locks = createLocks()
  const release = server.hold()
  const [one, other] = [openWindow(server, { locks }), openWindow(server, { locks })]
  one.queue.add(add('milk'))
  await waitFor(() => expect(other.waiting()).toHaveLength(1))
  other.queue.add(add('eggs'))
  await waitFor(() => expect(one.waiting()).toHaveLength(2))
  release()
  await waitFor(() => expect(other.queue.get().queued).toEqual([]))
  await waitFor(() => expect(one.queue.get().queued).toEqual([]))
  expect(server.tries).toHaveLength(2)
  expect(server.applied()).toEqual(['milk', 'eggs'])
  const heard = ({ outcomes }: typeof one) => outcomes.applied.map(({ reference }) => reference)
  expect(heard(one)).toEqual(heard(other))
  expect(heard(one)).toHaveLength(2)
})

test('where the browser has no locks, the server keeps doubles away', async () => {
  const server = world()
  const [one, other] = [openWindow(server), openWindow(server)]
  one.queue.add(add('milk'))
  one.queue.add(add('eggs'))
  await waitFor(() => expect(one.queue.get().queued).toEqual([]))
  await waitFor(() => expect(other.queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['milk', 'eggs'])
})

test('what is refused stays, is told, and holds nothing up; it can be tried again', async () => {
  const server = world()
  server.weather.push(409)
  const { queue, outcomes, told } = openWindow(server)
  const change = add('milk')
  queue.add(change)
  queue.add(add('eggs'))
  const refusal = { status: 409, code: 'refused' }
  await waitFor(() => expect(queue.of(change.scope).get().changes).toMatchObject([{ refusal }]))
  expect(server.applied()).toEqual(['eggs'])
  expect(outcomes.refused).toMatchObject([{ reference: change.reference, status: 409, code: 'refused' }])
  expect(told).toMatchObject([{ path: `/shopping-lists/${listId}` }])
  queue.retry(change.reference)
  await waitFor(() => expect(server.applied()).toEqual(['eggs', 'milk']))
})

test('what was refused is there after a reload, until it is let go', async () => {
  const server = world()
  server.weather.push(403)
  const first = openWindow(server)
  const change = add('milk')
  first.queue.add(change)
  await waitFor(() => expect(first.outcomes.refused).toHaveLength(1))
  first.close()
  const next = openWindow(server)
  await waitFor(() => expect(next.queue.get().queued).toMatchObject([{ refusal: { status: 403 } }]))
  next.queue.discard(change.reference)
  expect(next.queue.get().queued).toEqual([])
  next.queue.add(add('eggs'))
  await waitFor(() => expect(server.applied()).toEqual(['eggs']))
  next.close()
  const last = openWindow(server)
  last.queue.add(add('salt'))
  await waitFor(() => expect(server.applied()).toEqual(['eggs', 'salt']))
  expect(last.queue.get().queued.map(({ reference }) => reference)).not.toContain(change.reference)
})

test('what a screen shows is not told in a toast as well', async () => {
  const server = world()
  server.weather.push(409)
  const { queue, outcomes, told } = openWindow(server)
  const change = add('milk')
  queue.of(change.scope).subscribe(() => {})
  queue.add(change)
  await waitFor(() => expect(outcomes.refused).toHaveLength(1))
  expect(told).toEqual([])
})

test('a session that ended stops everything until somebody logs in', async () => {
  const server = world()
  server.weather.push(401)
  const first = openWindow(server)
  first.queue.add(add('milk'))
  await waitFor(() => expect(first.requireLogin).toHaveBeenCalledTimes(1))
  first.queue.add(say('Hello'))
  await waitFor(() => expect(first.places()).toEqual([expect.any(Number), expect.any(Number)]))
  first.online()
  expect(server.tries).toHaveLength(1)
  first.close()
  openWindow(server)
  await waitFor(() => expect(server.applied()).toHaveLength(2))
  expect(server.tries).toHaveLength(3)
})

test('a change is never sent for another account', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  first.queue.add(add('milk'))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  first.close()
  server.online()
  const other = openWindow(server, { account: { ...ada, id: ben } })
  other.queue.add(say('from Ben'))
  await waitFor(() => expect(other.outcomes.applied).toHaveLength(1))
  expect(other.queue.get().queued).toEqual([])
  expect(server.applied()).toEqual(['from Ben'])
})

test('before the account was read changes are kept for whom the device belongs to, and not sent', async () => {
  const server = world()
  const { queue, session, places } = openWindow(server, { account: null })
  queue.add(add('milk'))
  await waitFor(() => expect(places()).toEqual([expect.any(Number)]))
  expect(server.tries).toEqual([])
  session.set({ ...session.get(), account: ada })
  await waitFor(() => expect(server.applied()).toEqual(['milk']))
})

test('at logout the device forgets them', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  first.queue.add(add('milk'))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  first.close()
  server.online()
  await wipeUserData()
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
  const next = openWindow(server)
  next.queue.add(add('eggs'))
  await waitFor(() => expect(next.outcomes.applied).toHaveLength(1))
  expect(server.applied()).toEqual(['eggs'])
})

test('a window that is still open does not keep the device from forgetting', async () => {
  const server = world()
  const { queue } = openWindow(server)
  queue.add(add('milk'))
  await waitFor(() => expect(server.applied()).toEqual(['milk']))
  await wipeUserData()
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
})

test('where the browser keeps nothing they are kept in memory, which the store says, and sent', async () => {
  const refusing = {
    open() {
      throw new DOMException('not in private mode', 'SecurityError')
    },
  }
  Object.assign(globalThis, { indexedDB: refusing })
  const server = world()
  server.offline()
  const { queue, online } = openWindow(server)
  const change = add('milk')
  queue.add(change)
  await waitFor(() => expect(server.tries).not.toEqual([]))
  expect(queue.of(change.scope).get()).toMatchObject({ kept: 'memory', changes: [{ refusal: null }] })
  server.online()
  await waitFor(() => {
    online()
    expect(server.applied()).toEqual(['milk'])
  })
  await waitFor(() => expect(queue.get().queued).toEqual([]))
})

/** A device that has no room for what is added next, as browsers tell it: by giving up the whole transaction. */
function fullFor(times: number): void {
  const { add } = IDBObjectStore.prototype
  const adding = jest.spyOn(IDBObjectStore.prototype, 'add')
  for (let time = 0; time < times; time += 1) {
    adding.mockImplementationOnce(function (this: IDBObjectStore, ...given) {
      const request = add.apply(this, given)
      this.transaction.abort()
      return request
    })
  }
}

test('what a full device did not take is in memory, and no longer once it took it', async () => {
  const server = world()
  server.offline()
  const { queue, places } = openWindow(server)
  const milk = add('milk')
  const said: string[] = []
  queue.subscribe(() => said.push(queue.of(milk.scope).get().kept))
  fullFor(1)
  queue.add(milk)
  await waitFor(() => expect(said).toContain('memory'))
  queue.add(add('eggs'))
  await waitFor(() => expect(places()).toEqual([expect.any(Number), expect.any(Number)]))
  expect(queue.of(milk.scope).get().kept).toBe('device')
})

test('what became of a change and could not be written down is met again, and applied once', async () => {
  const server = world()
  const first = openWindow(server)
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('the browser gave up', 'AbortError')
  })
  const milk = add('milk')
  first.queue.add(milk)
  await waitFor(() => expect(first.outcomes.applied).toHaveLength(1))
  expect(first.queue.of(milk.scope).get().kept).toBe('device')
  first.close()
  const second = openWindow(server)
  await waitFor(() => expect(second.outcomes.applied).toHaveLength(1))
  await waitFor(() => expect(second.queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['milk'])
})

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** Lets what is under way come to its end; the clock stands. */
  const settle = async () => {
    for (let round = 0; round < 50; round += 1) await jest.advanceTimersByTimeAsync(0)
  }

  /** Lets seconds pass, each with what it brings, until something is so. */
  async function pass(isSo: () => boolean): Promise<void> {
    for (let second = 0; second < 100 && !isSo(); second += 1) {
      await jest.advanceTimersByTimeAsync(1_000)
      await settle()
    }
  }

  test('what a full device did not take is tried again by itself, and is on the device when the window is opened anew', async () => {
    const server = world()
    server.offline()
    const first = openWindow(server)
    fullFor(3)
    const milk = add('milk')
    first.queue.add(milk)
    await settle()
    const kept = () => first.queue.of(milk.scope).get().kept
    expect(kept()).toBe('memory')
    await pass(() => kept() === 'device')
    expect(kept()).toBe('device')
    first.close()
    const second = openWindow(server)
    await settle()
    expect(second.waiting()).toHaveLength(1)
  })

  test('a device that could not be opened is tried again, and what it had is sent', async () => {
    const server = world()
    server.offline()
    const first = openWindow(server)
    first.queue.add(add('milk'))
    await settle()
    first.close()
    jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('busy', 'UnknownError')
    })
    server.online()
    const second = openWindow(server)
    const eggs = add('eggs', idOf(32))
    second.queue.add(eggs)
    await jest.advanceTimersByTimeAsync(20_000)
    await settle()
    expect(server.applied().toSorted()).toEqual(['eggs', 'milk'])
    expect(second.queue.get().queued).toEqual([])
  })

  test('a busy server is given the time it asks for', async () => {
    const server = world()
    server.weather.push(new Response('', { status: 429, headers: { 'retry-after': '20' } }))
    const { queue } = openWindow(server)
    queue.add(add('milk'))
    await settle()
    await jest.advanceTimersByTimeAsync(19_900)
    await settle()
    expect(server.tries).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(200)
    await settle()
    expect(server.applied()).toEqual(['milk'])
  })

  test('a server that fails at one change again and again does not hold up the others for ever', async () => {
    const server = world()
    server.weather.push(500, 500, 500, 500, 500)
    const { queue, told } = openWindow(server)
    queue.add(add('milk'))
    queue.add(add('eggs'))
    for (let minute = 0; minute < 6; minute += 1) {
      await settle()
      await jest.advanceTimersByTimeAsync(120_000)
    }
    await settle()
    expect(server.applied()).toEqual(['eggs'])
    expect(told).toMatchObject([{ refusal: { status: 500, code: null } }])
  })

  test('a page that answers in the server’s place is no answer', async () => {
    const server = world()
    const page = () => new Response('<h1>Welcome to our hotel</h1>', { status: 200 })
    server.weather.push(...Array.from({ length: 8 }, page))
    const { queue } = openWindow(server)
    queue.add(add('milk'))
    for (let minute = 0; minute < 9; minute += 1) {
      await settle()
      await jest.advanceTimersByTimeAsync(120_000)
    }
    await settle()
    expect(server.applied()).toEqual(['milk'])
    expect(queue.get().queued).toEqual([])
  })

  test('what was sent so long ago that the server may have forgotten it is for the cook to decide', async () => {
    const server = world()
    server.weather.push('answer lost')
    const first = openWindow(server)
    const change = add('milk')
    first.queue.add(change)
    await settle()
    first.close()
    jest.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
    const next = openWindow(server)
    await settle()
    expect(server.tries).toHaveLength(1)
    expect(next.queue.get().queued).toMatchObject([{ refusal: { status: 0, code: 'too-old' } }])
    next.queue.retry(change.reference)
    await settle()
    expect(server.tries).toHaveLength(2)
  })
})

test('what was refused where no cook was is told by the next page, once', async () => {
  const device = await openDeviceChanges()
  const change = add('milk')
  const met = { owner: ada.id, refusal: { status: 409, code: 'conflict' }, failures: 0, firstSentAt: null, place: null }
  await device.add({ ...change, ...met, untold: true })
  device.close()
  const first = openWindow(world())
  await waitFor(() => expect(first.told).toMatchObject([{ reference: change.reference }]))
  first.online()
  await waitFor(() => expect(first.waiting()).toHaveLength(1))
  first.close()
  const next = openWindow(world())
  await waitFor(() => expect(next.waiting()).toHaveLength(1))
  next.queue.add(say('Hello'))
  await waitFor(() => expect(next.waiting()).toHaveLength(1))
  expect([...first.told, ...next.told]).toHaveLength(1)
})
