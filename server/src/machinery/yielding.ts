import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work before others have their turn. */
const slice = 8

let last: Promise<void> = Promise.resolve()

/** Waits for a turn of the event loop that nobody else who calls this has. */
function ownTurn(): Promise<void> {
  last = last.then(() => nextTurn())
  return last
}

/**
 * Does a step for each value, and lets other requests be answered in between however many do so at once.
 * @param signal ends the work between two steps: whoever asked is gone
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
 * Takes the steps of a long piece of work, and lets other requests be answered in between.
 * @param signal ends the work between two steps: whoever asked is gone
 * @returns what the work gives at its end
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
