import type { ApiClient, ApiClientSettings } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import type { CachingSettings } from '@potluck/sync/caching-client'

export type OfflineParts = Omit<CachingSettings, 'token' | 'openAnswers'>

/**
 * The client of the server, whose code is fetched with the first call: the welcome page makes none. Where no server
 * answers, it gives what this device has kept.
 */
export function apiOnDemand(settings: ApiClientSettings, keeping: OfflineParts): ApiClient {
  let client: ApiClient | null = null

  async function fetchClient(): Promise<ApiClient> {
    try {
      const [{ createApiClient }, { createCachingClient }] = await Promise.all([
        // In one file: the second stands on the first.
        import(/* webpackChunkName: "client" */ '@potluck/api/client'),
        import(/* webpackChunkName: "client" */ '@potluck/sync/caching-client'),
      ])
      client ??= createCachingClient(createApiClient(settings), {
        ...keeping,
        token: settings.token,
        openAnswers: async () => (await import('@potluck/sync/cached-answers')).openCachedAnswers(),
      })
      return client
    } catch (cause) {
      throw new ApiError(0, null, { cause })
    }
  }

  return {
    // At once where it is there: the call that ends a session still has its token.
    call: (endpoint, input, options) =>
      client ? client.call(endpoint, input, options) : fetchClient().then((api) => api.call(endpoint, input, options)),
  }
}
