import type { ClaimedJob } from './claim.ts'
import type { DroppedJob, KitchensOfJobs } from './store.ts'

/** The input of a run of a job. */
export interface JobRun {
  readonly job: ClaimedJob
  /** The input file, if its kind has one. */
  readonly file: string
  /** Aborted when the job should stop; checked between steps. */
  readonly signal: AbortSignal
  /**
   * Called after progress was noted: lets other jobs run, and rests while other members call.
   * @throws {TurnOverError} if the turn of the job is over and another job waits: it continues later
   */
  readonly yieldTurn: () => Promise<void>
}

/**
 * A kind of work that outlives a request. Features state theirs. `addJob` adds a job, and `wake` starts the runner. A job may have a
 * file (`jobFiles.pathOf` of its id), which is removed at its end.
 */
export interface JobKind {
  /** Stored with each job: never change it. */
  readonly name: string
  /**
   * Does the work. It stores its progress with `noteProgress` and its results with `addJobResults` in the same transaction as the work, so
   * that it continues there after a stop.
   * @throws {JobFailure} with the reason for its owner if the work is impossible
   */
  run(run: JobRun): Promise<void>
  /** Called for a job that was cancelled or failed without a run, before its file is removed. */
  dropped?(job: DroppedJob): Promise<void>
  /** Kinds of one feature name the same function. */
  readonly kitchensOf?: KitchensOfJobs
}
