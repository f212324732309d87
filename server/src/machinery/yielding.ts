import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work before other requests get a turn. */
const slice = 8

let last: Promise<void> = Promise.resolve()

/** Waits for a turn of the event loop that no other caller shares. */
function ownTurn(): Promise<void> {
  last = last.then(() => nextTurn())
  return last
}

/**
 * Runs a step for each value, and lets the server answer other requests in between.
 * @param signal stops the work between two steps, for example because the client disconnected
 * @throws the reason of the signal
 */
export async function yielding<T>(values: Iterable<T>, step: (value: T) => void, signal?: AbortSignal): Promise<void> {
  let end = Date.now() + slice
  for (const value of values) {
    if (Date.now() >= end) {
      await ownTurn()
      signal?.throwIfAborted()
      end = Date.now() + slice
    }
    step(value)
  }
}

/**
 * Runs the steps of long work, and lets the server answer other requests in between.
 * @param signal stops the work between two steps, for example because the client disconnected
 * @returns the result of the work
 * @throws the reason of the signal
 */
export async function runSteps<T>(steps: Generator<unknown, T>, signal?: AbortSignal): Promise<T> {
  let end = Date.now() + slice
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (Date.now() < end) continue
    await ownTurn()
    signal?.throwIfAborted()
    end = Date.now() + slice
  }
}
