import { createApiClient } from '@potluck/api/client'
import { referenceHeader } from '@potluck/api/idempotency'
import { sendMessage } from '@potluck/api/messages'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { createBus } from '@potluck/platform/bus'
import { changeOf } from '@potluck/platform/changes'
import type { EventMap } from '@potluck/platform/events'
import type { Session } from '@potluck/platform/host'
import { createStore } from '@potluck/platform/store'
import { anAccount, idOf } from '@potluck/testing/fixtures'
import { IDBFactory } from 'fake-indexeddb'
import { createChangeQueue, type QueuedChange } from '../queue/change-queue.ts'
import { runQueue } from '../queue/run-queue.ts'
import type { LogStorage } from '../queue/write-ahead-log.ts'

export const ada = anAccount()
export const listId = idOf(31)
export const ben = idOf(2)
const capabilities = { highResImages: false, multipleImages: false, expandablePreviews: false }

export const add = (title: string, list = listId) =>
  changeOf(
    addShoppingListItems,
    { params: { id: list }, body: { items: [{ title }] } },
    { scope: `list ${list}`, path: `/shopping-lists/${list}` },
  )

export const send = (body: string) =>
  changeOf(sendMessage, { body: { to: ben, body } }, { scope: `messages ${ben}`, path: `/messages/${ben}` })

/** How the test's server treats the next requests before it handles them. */
type Weather = 'answer lost' | number | Response

/** A server that applies each reference once, as the real one does; it and the device outlive pages. */
export function world() {
  const applied: string[] = []
  const inputs = new Map<string, string>()
  const tries: string[] = []
  const weather: Weather[] = []
  let gate: Promise<unknown> = Promise.resolve()
  let isOffline: (text: string) => boolean = () => false

  const refuse = (status: number) => Response.json({ error: { code: 'refused', message: 'refused' } }, { status })

  const send: typeof fetch = async (_input, init) => {
    const body: unknown = init?.body instanceof FormData ? [...init.body.keys()] : JSON.parse(String(init?.body))
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
    /** The applied changes, in order: titles of items and bodies of messages. */
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

/** The messages between windows, within this one. */
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

const storageOfDevice: LogStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
}

const open: (() => void)[] = []

/** A window of the product, of which only the changes run. */
export function openWindow(server: { readonly send: typeof fetch }, settings: WindowSettings = {}) {
  const { account = ada, owner = ada.id, locks } = settings
  const session = createStore<Session>({ loggedIn: true, account, capabilities })
  const bus = createBus((error) => {
    throw error
  })
  const queue = createChangeQueue()
  const refusals: QueuedChange[] = []
  const outcomes: { applied: EventMap['changes:applied'][]; refused: EventMap['changes:refused'][] } = {
    applied: [],
    refused: [],
  }
  const errors: unknown[] = []
  const requireLogin = jest.fn()
  bus.on('changes:applied', (outcome) => outcomes.applied.push(outcome))
  bus.on('changes:refused', (outcome) => outcomes.refused.push(outcome))
  const api = createApiClient({ base: 'http://potluck.test/api/', token: () => 'token', fetch: server.send })
  const { stop } = runQueue({
    queue,
    api,
    bus,
    session,
    requireLogin,
    locks,
    storage: storageOfDevice,
    owner: () => session.get().account?.id ?? owner,
    notifyRefused: (change) => refusals.push(change),
    reportError: (error) => errors.push(error),
  })
  open.push(stop)
  return {
    queue,
    bus,
    session,
    refusals,
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

/** Gives each test of this file a browser of its own, in which nobody was yet; what it opened is closed. */
export function onFreshDevices(): void {
  const browser = { BroadcastChannel: globalThis.BroadcastChannel }

  beforeEach(() => {
    localStorage.clear()
    Object.assign(globalThis, { indexedDB: new IDBFactory(), BroadcastChannel: Channel })
  })

  afterEach(() => {
    for (const stop of open.splice(0)) stop()
    jest.restoreAllMocks()
    Object.assign(globalThis, browser)
  })
}

/** Lets what is under way come to its end, in a test with a clock of its own that stands. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await jest.advanceTimersByTimeAsync(0)
}
