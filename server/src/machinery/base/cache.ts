import { LRUCache } from 'lru-cache'

/** Approximate budget of all caches of this process together, bytes, where nothing sets another. */
const usualBytes = 16_000_000

/** Approximate size of an entry without its value, and of each letter of its key, bytes. */
const entryBytes = 200
const letterBytes = 2

/** An entry of any kind. */
interface Entry {
  readonly revision: string | number
  readonly bytes: number
}

let hits = 0
let misses = 0
let evictions = 0

const emptyCache = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize,
    dispose(_entry, _key, reason) {
      if (reason === 'evict') evictions += 1
    },
    sizeCalculation: ({ bytes }, key) => bytes + key.length * letterBytes + entryBytes,
  })

let entries = emptyCache(usualBytes)

/** Sets the budget of all caches of this process. Another one than before empties them. */
export function limitCache(bytes: number): void {
  if (bytes !== entries.maxSize) entries = emptyCache(bytes)
}

/** How the cache has served since the start. */
export const cacheFigures = () => ({ hits, misses, evictions, bytes: entries.calculatedSize })

/** Values of one kind. */
export interface Cache<Value> {
  /** The value under a key, or null when there is none of this revision. */
  get(key: string, revision: string | number): Value | null
  set(key: string, revision: string | number, value: Value): void
  /** Removes a value that will not be read again. */
  delete(key: string): void
}

/**
 * The one cache of the server. All kinds of values share one budget (`limitCache`); what was read longest ago goes first.
 *
 * One rule decides what is stale: a value is valid only for the revision that it was stored with; there is no other
 * invalidation. So the caller reads the revision first, and it must change with everything that the value is computed from:
 * it is the revision of a book (`bookCache`) or a digest of texts.
 * @param kind a name that is unique on the server
 * @param bytesOf the approximate size of a value, bytes
 */
export function cacheOf<Value>(kind: string, bytesOf: (value: Value) => number): Cache<Value> {
  const values = new WeakMap<Entry, Value>()
  const nameOf = (key: string) => `${kind} ${key}`
  return {
    get(key, revision) {
      const entry = entries.get(nameOf(key))
      const value = entry?.revision === revision ? (values.get(entry) ?? null) : null
      if (value === null) misses += 1
      else hits += 1
      return value
    },
    set(key, revision, value) {
      const entry = { revision, bytes: bytesOf(value) }
      values.set(entry, value)
      entries.set(nameOf(key), entry)
    },
    delete(key) {
      entries.delete(nameOf(key))
    },
  }
}
