import { TurnOverError } from './job-failure.ts'

/** The time that a job may run while others wait. Finding its place in a file again does not count. */
export class Turn {
  readonly #lengthMs: number
  readonly #isAnyWaiting: () => Promise<boolean>
  /** End of the turn, milliseconds since 1970; null until the first progress. */
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
