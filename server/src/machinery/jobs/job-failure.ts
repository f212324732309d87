import type { JobFailureNote, JobNote } from '@potluck/api/jobs'
import { Refusal } from '../base/refusal.ts'

/** The job cannot be done, with the reason. Its results so far stay. */
export class JobFailure<Reason extends JobNote = JobFailureNote> extends Error {
  override readonly name = 'JobFailure'
  readonly failure: Reason

  constructor(failure: Reason, options?: ErrorOptions) {
    super(failure.code, options)
    this.failure = failure
  }
}

/** A refusal that tells the owner of a job more than its code does. */
export abstract class NotedRefusal extends Refusal {
  abstract readonly note: JobNote
}

/** The job's turn is over and others wait: it goes back into the queue and continues later. */
export class TurnOverError extends Error {
  override readonly name = 'TurnOverError'
}
