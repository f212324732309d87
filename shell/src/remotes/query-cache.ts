import { ApiError } from '@potluck/api/errors'
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { retriesQuery } from './retries-query.ts'

/** Whether the caller cancelled the call or its timeout ended it: such errors are no defects. */
const wasStopped = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError')

/**
 * The query cache for the screens of all remotes. Cached answers are displayed immediately and fetched again, because another screen may
 * have changed them. Changes of the cache render synchronously: otherwise React would first reset a box that was just ticked, because its
 * state comes from this cache.
 * @param report receives failures that the server did not cause, which are defects of the browser's code
 */
export function createQueryCache(report: (error: unknown) => void): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError) && !wasStopped(error)) report(error)
  }
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Queries run offline too: they return cached answers of this device, or fail immediately without one.
      queries: { retry: retriesQuery, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
