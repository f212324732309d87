/** A cache of the browser in memory. */
function memoryCache(): Cache {
  const responses = new Map<string, Response>()
  const addressOf = (request: RequestInfo | URL): string =>
    typeof request === 'string' ? request : 'href' in request ? request.href : request.url
  return {
    match: async (request) => responses.get(addressOf(request))?.clone(),
    matchAll: async () => [...responses.values()].map((response) => response.clone()),
    async put(request, response) {
      responses.set(addressOf(request), response)
    },
    delete: async (request) => responses.delete(addressOf(request)),
    keys: async () => [...responses.keys()].map((address) => new Request(address)),
    add: async () => {
      throw new Error('this cache fetches nothing')
    },
    addAll: async () => {
      throw new Error('this cache fetches nothing')
    },
  }
}

/** The caches of a browser in memory, for what keeps things there: Node has none. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Cache>()
  return {
    has: async (name) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
    match: async () => undefined,
    async open(name) {
      const cache = caches.get(name) ?? memoryCache()
      caches.set(name, cache)
      return cache
    },
  }
}
