import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work before others have their turn. */
const slice = 8

let last: Promise<void> = Promise.resolve()

/** Waits for a turn of the event loop that nobody else who calls this has. */
function ownTurn(): Promise<void> {
  last = last.then(() => nextTurn())
  return last
}

/** Does a step for each value, and lets other requests be answered in between however many do so at once. */
export async function byTurns<T>(values: Iterable<T>, step: (value: T) => void): Promise<void> {
  let end = Date.now() + slice
  for (const value of values) {
    if (Date.now() >= end) {
      await ownTurn()
      end = Date.now() + slice
    }
    step(value)
  }
}
