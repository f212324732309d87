/** A task that never runs twice at the same time: calls during a run cause one more run. */
export class Coalesced {
  readonly #task: () => Promise<void>
  #running: Promise<void> | null = null
  #isAskedAgain = false

  /** @param task never rejects */
  constructor(task: () => Promise<void>) {
    this.#task = task
  }

  /** Runs the task, now or again after the present run. */
  run(): void {
    if (this.#running) {
      this.#isAskedAgain = true
      return
    }
    this.#running = this.#task().finally(() => {
      this.#running = null
      if (!this.#isAskedAgain) return
      this.#isAskedAgain = false
      this.run()
    })
  }

  /** Resolves when no run is under way. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }
}
