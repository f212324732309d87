import { TurnOverError } from './job-failure.ts'

/** The time that a job has while others wait. What it takes to find its place in a file again is no part of it. */
export class Turn {
  readonly #lengthMs: number
  readonly #isAnyWaiting: () => Promise<boolean>
  /** When the turn is over, milliseconds since 1970; null until the job first got on. */
  #end: number | null = null

  constructor(lengthMs: number, isAnyWaiting: () => Promise<boolean>) {
    this.#lengthMs = lengthMs
    this.#isAnyWaiting = isAnyWaiting
  }

  /** Asks the queue at most once per turn. @throws {TurnOverError} when the turn is over and another job waits */
  async yield(): Promise<void> {
    this.#end ??= Date.now() + this.#lengthMs
    if (Date.now() < this.#end) return
    if (await this.#isAnyWaiting()) throw new TurnOverError()
    this.#end = Date.now() + this.#lengthMs
  }
}
