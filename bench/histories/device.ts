import { createApiClient } from '@potluck/api/client'
import { createBus } from '@potluck/platform/bus'
import type { Session } from '@potluck/platform/host'
import type { NewChange } from '@potluck/platform/new-change'
import { createStore } from '@potluck/platform/store'
import { createChangeQueue } from '@potluck/sync/change-queue'
import { type QueueSettings, runQueue } from '@potluck/sync/run-queue'
import { IDBFactory } from 'fake-indexeddb'
import { byClock, type Clock } from './clock.ts'

/** How a request fails. */
export type Loss = 'request lost' | 'answer lost' | 'proxy busy'

/** A device of a cook: the change queue of the product, on the storage of a browser and a network that can fail. */
export interface Device {
  /** Makes a change by the clock of the device, and adds it to the queue. */
  readonly add: (make: () => NewChange) => NewChange
  /** The clock is a day ahead from now on, then a day behind, then right. */
  readonly jumpClock: () => void
  readonly setOnline: (online: boolean) => void
  /** The next request fails in this way; called several times, so do the requests after it. */
  readonly lose: (loss: Loss) => void
  /** Closes the page, whatever it is doing, and opens it again. */
  readonly restart: () => Promise<void>
  /** Sends what waits, as when the network is back. */
  readonly wake: () => void
  readonly waiting: () => readonly string[]
  readonly refused: () => readonly string[]
  readonly errors: readonly unknown[]
  /** What happened to its last requests, one line per event. */
  readonly log: readonly string[]
  readonly close: () => void
}

export interface DeviceSettings {
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

export function createDevice({ account, token, base, server }: DeviceSettings): Device {
  const disk = new IDBFactory()
  const storage = memoryStorage()
  const errors: unknown[] = []
  const losses: Loss[] = []
  const log: string[] = []
  let isOnline = true

  const network: typeof fetch = async (input, init) => {
    if (!isOnline) throw new TypeError('no network')
    const loss = losses.shift()
    if (loss === 'request lost') throw new TypeError('the line broke')
    if (loss === 'proxy busy') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    const answer = await byClock({ offset: 0 }, () => server(input, init))
    init?.signal?.throwIfAborted()
    if (loss === 'answer lost') throw new TypeError('the line broke')
    return answer
  }

  function open() {
    const queue = createChangeQueue()
    const bus = createBus((error) => errors.push(error))
    const session = createStore<Session>({ loggedIn: true, account, capabilities })
    // The storage is found by the browser’s own name when the page begins.
    Object.assign(globalThis, { indexedDB: disk })
    const { stop } = runQueue({
      queue,
      api: createApiClient({ base, token: () => token, fetch: logging(network, log) }),
      bus,
      session,
      requireLogin: () => errors.push(new Error('the session ended')),
      locks: undefined,
      storage,
      owner: () => account.id,
      notifyRefused() {},
      reportError: (error) => errors.push(error),
    })
    return { queue, bus, stop }
  }

  const clock: Clock = { offset: 0 }
  let page = byClock(clock, open)
  const queued = (isRefused: boolean) => () =>
    page.queue
      .get()
      .queued.filter(({ refusal }) => (refusal !== null) === isRefused)
      .map(({ reference }) => reference)

  return {
    add: (make) => {
      const change = byClock(clock, make)
      byClock(clock, () => page.queue.add(change))
      return change
    },
    setOnline(online) {
      isOnline = online
    },
    lose: (loss) => void losses.push(loss),
    async restart() {
      page.stop()
      page = byClock(clock, open)
      await settled()
    },
    wake: () => byClock(clock, () => page.bus.emit('live:connected', {})),
    jumpClock() {
      clock.offset = clock.offset === 0 ? day : clock.offset === day ? -day : 0
    },
    waiting: queued(false),
    refused: queued(true),
    errors,
    log,
    close: () => page.stop(),
  }
}
