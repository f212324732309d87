import type { ApiClient, ApiClientSettings } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'

/** The client of the server, whose code is fetched with the first call: the welcome page makes none. */
export function apiOnDemand(settings: ApiClientSettings): ApiClient {
  let client: ApiClient | null = null

  async function fetchClient(): Promise<ApiClient> {
    try {
      const { createApiClient } = await import('@potluck/api/client')
      client ??= createApiClient(settings)
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
