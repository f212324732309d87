import type { ApiClient, ApiClientSettings } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import type { CachingSettings } from '@potluck/sync/caching-client'

export type OfflineParts = Omit<CachingSettings, 'token' | 'openAnswers'>

/**
 * The API client, whose code loads with the first call: the welcome page makes none. If the server is unreachable, it returns cached
 * answers of this device.
 */
export function apiOnDemand(settings: ApiClientSettings, keeping: OfflineParts): ApiClient {
  let client: ApiClient | null = null

  async function fetchClient(): Promise<ApiClient> {
    try {
      const [{ createApiClient }, { createCachingClient }] = await Promise.all([
        // In one file: the second imports the first.
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
    // Synchronous if the client has loaded: the call that ends a session still has its token.
    call: (endpoint, input, options) =>
      client ? client.call(endpoint, input, options) : fetchClient().then((api) => api.call(endpoint, input, options)),
  }
}
