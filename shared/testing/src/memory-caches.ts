/** A cache of the browser in memory. */
function memoryCache(): Cache {
  const kept = new Map<string, Response>()
  const addressOf = (asked: RequestInfo | URL): string =>
    typeof asked === 'string' ? asked : 'href' in asked ? asked.href : asked.url
  return {
    match: async (asked) => kept.get(addressOf(asked))?.clone(),
    matchAll: async () => [...kept.values()].map((response) => response.clone()),
    async put(asked, response) {
      kept.set(addressOf(asked), response)
    },
    delete: async (asked) => kept.delete(addressOf(asked)),
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
    add: async () => {
      throw new Error('what is kept here was fetched before')
    },
    addAll: async () => {
      throw new Error('what is kept here was fetched before')
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
