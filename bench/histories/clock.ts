import { AsyncLocalStorage } from 'node:async_hooks'

/** A clock that may be off. */
export interface Clock {
  /** Milliseconds that it is ahead. */
  offset: number
}

const clocks = new AsyncLocalStorage<Clock>()
const RealDate = Date

const now = () => RealDate.now() + (clocks.getStore()?.offset ?? 0)

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? now())
  }
  static override now() {
    return now()
  }
} as DateConstructor

/** Does something, and all that follows from it, by a clock of its own. */
export const byClock = <T>(clock: Clock, step: () => T): T => clocks.run(clock, step)
