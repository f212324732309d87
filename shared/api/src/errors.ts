import type { ErrorBody } from './error-body.ts'

/** The same in every copy of this module. */
const isApiError = Symbol.for('potluck.ApiError')

/**
 * Why a call did not succeed: no answer came (offline, stopped, timed out), the server refused, or it answered success
 * with what the contract does not know: no JSON (a captive portal, a proxy), or another shape.
 */
export type Failure = 'unanswered' | 'refused' | 'unreadable'

function messageOf(status: number, data: ErrorBody | null, failure: Failure): string {
  if (failure === 'unreadable') return `the server answered ${status} with something that cannot be read`
  return (
    data?.error.message ?? (failure === 'unanswered' ? 'no answer from the server' : `the server answered ${status}`)
  )
}

interface ApiErrorOptions extends ErrorOptions {
  readonly failure?: Failure
  readonly retryAfterMs?: number | null
  readonly isForeign?: boolean
}

/**
 * A call that did not succeed. Carries what a success carries: success, status, data. Status 0 means that no answer
 * came.
 *
 * The shell throws it and remotes catch it, each with its own copy of this class; `instanceof` knows it all the same.
 */
export class ApiError extends Error {
  readonly [isApiError] = true
  override readonly name = 'ApiError'
  readonly success = false
  readonly status: number
  readonly data: ErrorBody | null
  readonly failure: Failure
  /** How long the server asks to wait before the call is made again, milliseconds; null when it does not say. */
  readonly retryAfterMs: number | null
  /** No answer of our server came, because something in front of it answered: most often it wants a login there. */
  readonly isForeign: boolean

  constructor(status: number, data: ErrorBody | null, options: ApiErrorOptions = {}) {
    const {
      failure = status === 0 ? 'unanswered' : 'refused',
      retryAfterMs = null,
      isForeign = false,
      ...rest
    } = options
    super(messageOf(status, data, failure), rest)
    this.status = status
    this.data = data
    this.failure = failure
    this.retryAfterMs = retryAfterMs
    this.isForeign = isForeign
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && isApiError in value
  }
}
