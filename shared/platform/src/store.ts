/** A value that changes outside React. `subscribe` gives back the function that ends the subscription. */
export interface ReadableStore<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

export interface Store<T> extends ReadableStore<T> {
  set(value: T): void
}

/** A store in memory; setting the value it already has tells nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
