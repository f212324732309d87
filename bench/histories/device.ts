import { createApiClient } from '@potluck/api/client'
import { createBus } from '@potluck/platform/bus'
import type { Session } from '@potluck/platform/host'
import type { NewChange } from '@potluck/platform/new-change'
import { createStore } from '@potluck/platform/store'
import { createChangeQueue } from '@potluck/sync/change-queue'
import { type QueueSettings, runQueue } from '@potluck/sync/run-queue'
import { IDBFactory } from 'fake-indexeddb'
import { byClock, type Clock } from './clock.ts'

/** What the network does with one request. */
export type Loss = 'request lost' | 'answer lost' | 'proxy busy'

/** A device of a cook: the queue of the product on a browser’s storage, behind a network of the test’s. */
export interface Device {
  /** Makes a change by the clock of the device, and keeps it. */
  readonly add: (make: () => NewChange) => NewChange
  /** The clock is a day ahead from now on, then a day behind, then right. */
  readonly jumpClock: () => void
  readonly setOnline: (online: boolean) => void
  /** The next requests go so. */
  readonly lose: (loss: Loss) => void
  /** The page is gone in the middle of whatever it does, and opened again. */
  readonly restart: () => Promise<void>
  /** As when the network is back: what waits is sent now. */
  readonly wake: () => void
  readonly waiting: () => readonly string[]
  readonly refused: () => readonly string[]
  readonly errors: readonly unknown[]
  /** What became of its last requests, in words. */
  readonly heard: readonly string[]
  readonly close: () => void
}

export interface DeviceSettings {
  readonly account: NonNullable<Session['account']>
  readonly token: string
  /** Address of the API. */
  readonly base: string
  readonly server: typeof fetch
}

/** Answers that are remembered, to be told when something goes wrong. */
const mostHeard = 12

const day = 24 * 3_600_000

const capabilities = { highResImages: false, multipleImages: false, expandablePreviews: false }

/** Until what the storage was asked for is done. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export function createDevice({ account, token, base, server }: DeviceSettings): Device {
  const disk = new IDBFactory()
  const texts = new Map<string, string>()
  const storage: QueueSettings['storage'] = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
  const errors: unknown[] = []
  const losses: Loss[] = []
  const heard: string[] = []
  let isOnline = true

  const send: typeof fetch = async (input, init) => {
    const said = `${init?.method} ${String(input)}`
    const note = (what: string) => {
      heard.push(`${said}: ${what}`)
      if (heard.length > mostHeard) heard.shift()
    }
    note('asked')
    try {
      const answer = await asNetwork(input, init)
      note(String(answer.status))
      return answer
    } catch (error) {
      note(String(error))
      throw error
    }
  }

  const asNetwork: typeof fetch = async (input, init) => {
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
      api: createApiClient({ base, token: () => token, fetch: send }),
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
    heard,
    close: () => page.stop(),
  }
}
