import type { ClaimedJob } from './claim.ts'
import type { DroppedJob } from './store.ts'

/** The input of a run of a job. */
export interface JobRun {
  readonly job: ClaimedJob
  /** The input file, if its kind has one. */
  readonly file: string
  /** Aborted when the job should stop; checked between steps. */
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
  /** Stored with each job: never change it. */
  readonly name: string
  /**
   * Does it. It notes its progress with `noteProgress` and its results with `addJobResults`, in the transaction of
   * what it did: taken up again after a stop, it goes on from there.
   * @throws {JobFailure} when it cannot be done, with the reason that its owner is told
   */
  run(run: JobRun): Promise<void>
  /** Called for a job that ended without a run, cancelled or given up, before its file is removed. */
  dropped?(job: DroppedJob): Promise<void>
}
