import { ApiError } from '@potluck/api/errors'

const attempts = 2

/**
 * Whether a query is retried: after a lost connection or an overloaded server, but not after an answer that a retry would not change. When
 * the browser is offline, its own event starts the retry.
 */
export function retriesQuery(failures: number, error: Error): boolean {
  const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 502)
  return mayPass && failures < attempts && navigator.onLine
}
