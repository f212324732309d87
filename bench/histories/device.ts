import { createApiClient } from '@potluck/api/client'
import { createBus } from '@potluck/platform/bus'
import type { Session } from '@potluck/platform/host'
import type { NewChange } from '@potluck/platform/new-change'
import { createStore } from '@potluck/platform/store'
import type { createChangeQueue } from '@potluck/sync/change-queue'
import type { QueueSettings, runQueue } from '@potluck/sync/run-queue'
import type { sendChanges } from '@potluck/sync/send-changes'
import { storeSendingSession } from '@potluck/sync/sending-session'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { createLocks } from '@potluck/testing/window-locks'
import { IDBFactory } from 'fake-indexeddb'
import { v7 as uuid } from 'uuid'
import { type Browser, inBrowser } from './browser.ts'

/** A release of the code that stores and sends changes. */
export interface Release {
  readonly createChangeQueue: typeof createChangeQueue
  readonly runQueue: typeof runQueue
  readonly sendChanges: typeof sendChanges
}

/** How a request fails. */
export type Loss = 'request lost' | 'answer lost' | 'proxy busy' | 'page of a hotel'

/** A device of a cook: the change queue of the product, on the storage of a browser and a network that can fail. */
export interface Device {
  /** Makes a change by the clock of the device, and adds it to the queue. */
  readonly add: (make: () => NewChange) => NewChange
  /** The clock is a day ahead from now on, then a day behind, then right. */
  readonly jumpClock: () => void
  readonly setOnline: (online: boolean) => void
  /** The next request fails in this way; called several times, so do the requests after it. */
  readonly lose: (loss: Loss) => void
  /** Closes the page, whatever it is doing, and opens it again, as the newest release. */
  readonly restart: () => Promise<void>
  /** Lets the service worker send what waits, beside the page; nothing on an insecure origin, which has none. */
  readonly sendFromWorker: () => void
  /** Sends what waits, as when the network is back. */
  readonly wake: () => void
  readonly waiting: () => readonly string[]
  readonly refused: () => readonly string[]
  readonly errors: readonly unknown[]
  /** What happened to its last requests, one line per event. */
  readonly log: readonly string[]
  readonly close: () => Promise<void>
}

export interface DeviceSettings {
  /** The release that it begins with, and the one that is opened afterwards. */
  readonly releases: readonly [Release, Release]
  /** Whether its browser gives it locks and a service worker. */
  readonly isSecure: boolean
  readonly account: NonNullable<Session['account']>
  readonly token: string
  /** Address of the API. */
  readonly base: string
  readonly server: typeof fetch
}

/** The log has the last events only. */
const maxLogLines = 12

const day = 24 * 3_600_000

const capabilities = { highResImages: false, multipleImages: false, expandablePreviews: false }

/** Waits until pending requests to the storage are done. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function memoryStorage(): QueueSettings['storage'] {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

/** A network that writes each request and its result into a log. */
const logging =
  (network: typeof fetch, log: string[]): typeof fetch =>
  async (input, init) => {
    const write = (event: string) => {
      log.push(`${init?.method} ${String(input)}: ${event}`)
      if (log.length > maxLogLines) log.shift()
    }
    write('sent')
    try {
      const answer = await network(input, init)
      write(String(answer.status))
      return answer
    } catch (error) {
      write(String(error))
      throw error
    }
  }

export function createDevice({ releases, isSecure, account, token, base, server }: DeviceSettings): Device {
  const browser: Browser = { name: uuid(), disk: new IDBFactory(), offset: 0 }
  const locks = isSecure ? createLocks() : undefined
  const newest = releases[1]
  let release = releases[0]
  const storage = memoryStorage()
  const errors: unknown[] = []
  const losses: Loss[] = []
  const log: string[] = []
  const caches = memoryCaches()
  let isOnline = true

  const network: typeof fetch = async (input, init) => {
    if (!isOnline) throw new TypeError('no network')
    const loss = losses.shift()
    if (loss === 'request lost') throw new TypeError('the line broke')
    if (loss === 'proxy busy') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (loss === 'page of a hotel') return new Response('<h1>Good evening</h1>', { status: 200 })
    const answer = await inBrowser(undefined, () => server(input, init))
    init?.signal?.throwIfAborted()
    if (loss === 'answer lost') throw new TypeError('the line broke')
    return answer
  }

  function open() {
    const queue = release.createChangeQueue()
    const bus = createBus((error) => errors.push(error))
    const session = createStore<Session>({ loggedIn: true, account, capabilities })
    const { stop } = release.runQueue({
      queue,
      api: createApiClient({ base, token: () => token, fetch: logging(network, log) }),
      bus,
      session,
      requireLogin: () => errors.push(new Error('the session ended')),
      locks,
      storage,
      owner: () => account.id,
      notifyRefused() {},
      reportError: (error) => errors.push(error),
    })
    return { queue, bus, stop }
  }

  let page = inBrowser(browser, open)
  let working: Promise<unknown> = Promise.resolve()
  const queued = (isRefused: boolean) => () =>
    page.queue
      .get()
      .queued.filter(({ refusal }) => (refusal !== null) === isRefused)
      .map(({ reference }) => reference)

  return {
    add: (make) => {
      const change = inBrowser(browser, make)
      inBrowser(browser, () => page.queue.add(change))
      return change
    },
    setOnline(online) {
      isOnline = online
    },
    lose: (loss) => void losses.push(loss),
    async restart() {
      page.stop()
      release = newest
      page = inBrowser(browser, open)
      await settled()
    },
    sendFromWorker() {
      if (!isSecure) return
      const worker = { caches, locks, fetch: network, hasSeenWindow: async () => false }
      const sent = inBrowser(browser, async () => {
        await storeSendingSession(caches, { token, apiBase: base })
        await release.sendChanges(worker)
      })
      // What still waits is sent by the page.
      working = Promise.all([working, sent.catch(() => {})])
    },
    wake: () => inBrowser(browser, () => page.bus.emit('live:connected', {})),
    jumpClock() {
      browser.offset = browser.offset === 0 ? day : browser.offset === day ? -day : 0
    },
    waiting: queued(false),
    refused: queued(true),
    errors,
    log,
    async close() {
      page.stop()
      await working
    },
  }
}
