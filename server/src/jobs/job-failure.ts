/** The job cannot be done, and why, in words for the cook. What it did so far stays. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
}
