/** Makes something when it is asked for first, and gives the same from then on. */
export function memoize<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
