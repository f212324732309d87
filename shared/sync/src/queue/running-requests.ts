/** A request without progress for this time is aborted when the network returns, and sent again. Milliseconds. */
const hangingAfterMs = { file: 30_000, other: 5_000 } as const

export interface RunningRequest {
  readonly signal: AbortSignal
  /** To be called with each piece of the request that was sent. */
  noteProgress(this: void): void
  end(): void
}

interface Progress {
  readonly controller: AbortController
  readonly limitMs: number
  progressAt: number
}

/** The requests under way, and when each made progress last. */
export class RunningRequests {
  readonly #running = new Set<Progress>()

  begin(hasFile: boolean): RunningRequest {
    const progress: Progress = {
      controller: new AbortController(),
      limitMs: hasFile ? hangingAfterMs.file : hangingAfterMs.other,
      progressAt: Date.now(),
    }
    this.#running.add(progress)
    return {
      signal: progress.controller.signal,
      noteProgress() {
        progress.progressAt = Date.now()
      },
      end: () => void this.#running.delete(progress),
    }
  }

  abortHanging(): void {
    for (const { controller, limitMs, progressAt } of this.#running) {
      if (Date.now() - progressAt >= limitMs) controller.abort()
    }
  }
}
