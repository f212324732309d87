import { setTimeout as pause } from 'node:timers/promises'

/**
 * Parts of the time that are left to others for each that a job takes. More would make whoever imports wait for minutes, so
 * that others are spared a hundredth of a second.
 */
const others = 4

/** Longest rest, milliseconds. */
const maxRest = 1_000

/** Processor time of this process, milliseconds. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * A job that rests between its steps while other members call: the longer the longer the step kept this process busy, which
 * answers them. A job of one step never rests.
 */
export class Courtesy {
  readonly #isAnyoneElseThere: () => boolean
  /** At the beginning of the present step; null in the first one. */
  #before: number | null = null

  constructor(isAnyoneElseThere: () => boolean) {
    this.#isAnyoneElseThere = isAnyoneElseThere
  }

  /** Rests after a step, unless nobody else is there. */
  async rest(signal: AbortSignal): Promise<void> {
    if (this.#before !== null && this.#isAnyoneElseThere()) {
      const busy = processorMs() - this.#before
      // Whoever ends the job says why; the job finds it out by itself.
      await pause(Math.min(busy * others, maxRest), undefined, { signal }).catch(() => {})
    }
    this.#before = processorMs()
  }
}
