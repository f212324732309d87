import type { JobFailureNote, JobNote } from '@potluck/api/jobs'

/** The job cannot be done, and why. What it did so far stays. */
export class JobFailure<Reason extends JobNote = JobFailureNote> extends Error {
  override readonly name = 'JobFailure'
  readonly failure: Reason

  constructor(failure: Reason, options?: ErrorOptions) {
    super(failure.code, options)
    this.failure = failure
  }
}

/** The job has had its turn, and others wait for theirs: it goes back into the queue, and goes on from where it is. */
export class TurnOverError extends Error {
  override readonly name = 'TurnOverError'
}

/**
 * The process that did the work ended, and nobody knows why: the job is tried again, as it is when the server
 * itself ended.
 */
export class WorkLostError extends Error {
  override readonly name = 'WorkLostError'
}
