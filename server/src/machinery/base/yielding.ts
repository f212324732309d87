import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work before others have their turn. */
const sliceMs = 8

/** A long piece of work that waits for its turn. */
interface Waiting {
  /** How many turns it has had. */
  readonly turns: number
  readonly start: () => void
}

const waiting: Waiting[] = []

let isGiving = false

/** Takes out what has had the fewest turns; of those, what waits longest. */
function nextWaiting(): Waiting | undefined {
  let at = 0
  for (const [index, { turns }] of waiting.entries()) if (turns < (waiting[at]?.turns ?? 0)) at = index
  return waiting.splice(at, 1)[0]
}

/** Gives each turn of the event loop to one that waits, until nobody does. */
async function giveTurns(): Promise<void> {
  if (isGiving) return
  isGiving = true
  while (waiting.length > 0) {
    await nextTurn()
    nextWaiting()?.start()
  }
  isGiving = false
}

/**
 * Begins a long piece of work. The function given back waits for a turn of the event loop that no other long work has.
 * What has had few turns goes first: a call that is nearly done does not wait for each slice of those that take seconds.
 */
export function longWork(): () => Promise<void> {
  let turns = 0
  return () =>
    new Promise<void>((start) => {
      waiting.push({ turns, start })
      turns += 1
      void giveTurns()
    })
}

/**
 * Runs a step for each value, and lets the server answer other requests in between.
 * @param signal stops the work between two steps, for example because the client disconnected
 * @throws the reason of the signal
 */
export async function yielding<T>(values: Iterable<T>, step: (value: T) => void, signal?: AbortSignal): Promise<void> {
  const turn = longWork()
  let end = Date.now() + sliceMs
  for (const value of values) {
    if (Date.now() >= end) {
      await turn()
      signal?.throwIfAborted()
      end = Date.now() + sliceMs
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
  const turn = longWork()
  let end = Date.now() + sliceMs
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (Date.now() < end) continue
    await turn()
    signal?.throwIfAborted()
    end = Date.now() + sliceMs
  }
}
