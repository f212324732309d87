import type { ErrorBody } from './error-body.ts'

/** The same in every copy of this module. */
const isApiError = Symbol.for('potluck.ApiError')

/**
 * A call that did not succeed. Carries what a success carries (specification section 7): success, status, data.
 * Status 0 means that no answer came: offline, aborted or timed out.
 *
 * The shell throws it and remotes catch it, each with its own copy of this class; `instanceof` knows it all the same.
 */
export class ApiError extends Error {
  readonly [isApiError] = true
  override readonly name = 'ApiError'
  readonly success = false
  readonly status: number
  readonly data: ErrorBody | null
  /** How long the server asks to wait before the call is made again, milliseconds; null when it does not say. */
  readonly retryAfterMs: number | null

  constructor(status: number, data: ErrorBody | null, options: ErrorOptions & { retryAfterMs?: number | null } = {}) {
    super(
      data?.error.message ?? (status === 0 ? 'no answer from the server' : `the server answered ${status}`),
      options,
    )
    this.status = status
    this.data = data
    this.retryAfterMs = options.retryAfterMs ?? null
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && isApiError in value
  }
}
