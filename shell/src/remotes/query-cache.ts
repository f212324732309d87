import { ApiError } from '@potluck/api/errors'
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { retriesQuery } from './retries-query.ts'

/** Whoever made a call stopped it, or gave it a time limit: no fault of ours. */
const wasStopped = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError')

/**
 * The cache of what the server said, for the screens of all remotes. What was shown before is shown at once and asked
 * for again: another screen may have changed it.
 *
 * What is written into it is drawn before the browser goes on with anything else: otherwise React would first put a
 * box that was just ticked back, since the tick comes from this cache.
 * @param report told of what failed otherwise than by the server: that is a fault of ours
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
      // Without a network, too, a question is asked: this device may have kept the answer, or says at once that it has none.
      queries: { retry: retriesQuery, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
