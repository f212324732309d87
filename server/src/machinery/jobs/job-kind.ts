import type { ClaimedJob } from './claim.ts'
import type { DroppedJob } from './store.ts'

/** What a run of a job is given. */
export interface JobRun {
  readonly job: ClaimedJob
  /** What it works on, if its kind takes a file. */
  readonly file: string
  /** Says that it is to stop: looked at between steps. */
  readonly signal: AbortSignal
  /**
   * Asked when progress was noted: lets others have their turn.
   * @throws {TurnOverError} when the job has had its own and somebody waits: it is taken up again later
   */
  readonly yieldTurn: () => Promise<void>
}

/**
 * A kind of work that outlives a request. `createApp` lists all kinds; whoever wants one done calls `addJob` and wakes
 * the runner. A job may have a file (`jobFiles.pathOf` of its id), which is removed at its end.
 */
export interface JobKind {
  /** Kept with each job: never changed. */
  readonly name: string
  /**
   * Does it. It notes its progress with `noteProgress` and its results with `addJobResults`, in the transaction of
   * what it did: taken up again after a stop, it goes on from there.
   * @throws {JobFailure} when it cannot be done, with the reason that its owner is told
   */
  run(run: JobRun): Promise<void>
  /** It ended without a run: stopped by its owner, or given up. What is to be saved of its file, which is removed then. */
  dropped?(job: DroppedJob): Promise<void>
}
