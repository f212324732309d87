import { ApiError } from '@potluck/api/errors'

const attempts = 2

/**
 * Whether a query asks again: after a dropped connection or an overloaded server, not when the server has answered
 * what it will answer again. A browser that knows of no network tells when there is one.
 */
export function retriesQuery(failures: number, error: Error): boolean {
  const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 502)
  return mayPass && failures < attempts && navigator.onLine
}
