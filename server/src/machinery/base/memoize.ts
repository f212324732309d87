/** Memoizes a value: it is cached on the first call. */
export function memoize<T>(make: () => T): () => T {
  let cached: { readonly value: T } | null = null
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
