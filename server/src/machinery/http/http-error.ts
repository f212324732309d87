import type { ErrorStatus } from '@potluck/api/endpoint'

/** An answer that is not a success. `code` is for programs, the message for people, `field` names the input. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: ErrorStatus
  readonly code: string
  readonly field: string | undefined

  constructor(status: ErrorStatus, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

/** Nothing of that id is there, or it is not the caller's: the two look alike from outside. */
export const notFound = (what: string): HttpError => new HttpError(404, 'not-found', `there is no such ${what}`)
