import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'
import 'fake-indexeddb/auto'

/** The browser of a device: its clock may be off, and its storage is its own. */
export interface Browser {
  /** Tells its locks and channels from those of other devices. */
  readonly name: string
  readonly disk: IDBFactory
  /** Milliseconds that its clock is ahead. */
  offset: number
}

const browsers = new AsyncLocalStorage<Browser | undefined>()

/** Does something, and all that follows from it, in the browser of a device; without one, where no device is. */
export const inBrowser = <T>(browser: Browser | undefined, step: () => T): T => browsers.run(browser, step)

const RealDate = Date

const now = () => RealDate.now() + (browsers.getStore()?.offset ?? 0)

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? now())
  }
  static override now() {
    return now()
  }
} as DateConstructor

Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: () => browsers.getStore()?.disk })

const RealChannel = BroadcastChannel

/** Reaches the page and the worker of one device only. A page that was closed posts nothing more. */
globalThis.BroadcastChannel = class extends RealChannel {
  #isClosed = false
  constructor(name: string) {
    super(`${browsers.getStore()?.name}:${name}`)
  }
  override postMessage(message: unknown) {
    if (!this.#isClosed) super.postMessage(message)
  }
  override close() {
    this.#isClosed = true
    super.close()
  }
}

// Nobody but a device's own switch says here that there is a network again.
const events = new EventTarget()
setMaxListeners(0, events)
Object.assign(globalThis, {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
})
