import { ApiError } from '@potluck/api/errors'
import type { Refusal } from '@potluck/platform/changes'

/** The decision about a change that was sent and not applied. */
export type Verdict =
  /** The session ended: nothing more is sent until somebody logs in. */
  | { readonly kind: 'log in' }
  /** Sent again under the same reference; `counts` when the server itself failed at it. */
  | { readonly kind: 'send again'; readonly afterMs: number | null; readonly counts: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** The server, or what stands before it, is busy or away. */
const passing: readonly number[] = [0, 408, 425, 429, 502, 503, 504]

/**
 * Judges by how a call failed. An answer that is not of our server (a hotel’s login page, a proxy’s own error) is
 * none: nobody knows what became of the change.
 */
export function judgeFailure(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'send again', afterMs: null, counts: false }
  const { status, data, failure, retryAfterMs } = error
  if (failure === 'unreadable') return { kind: 'send again', afterMs: null, counts: false }
  if (status === 401) return { kind: 'log in' }
  if (passing.includes(status)) return { kind: 'send again', afterMs: retryAfterMs, counts: false }
  if (status >= 500 || data === null) return { kind: 'send again', afterMs: retryAfterMs, counts: true }
  const { code, field } = data.error
  return { kind: 'refused', refusal: { status, code, ...(field !== undefined && { field }) } }
}
