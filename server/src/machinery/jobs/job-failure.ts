import type { ImportFailure } from '@potluck/api/import-notes'

/** The job cannot be done, and why. What it did so far stays. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
  readonly failure: ImportFailure

  constructor(failure: ImportFailure, options?: ErrorOptions) {
    super(failure.code, options)
    this.failure = failure
  }
}
