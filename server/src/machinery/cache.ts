import { LRUCache } from 'lru-cache'

/** What all caches of the server hold together, bytes, about. */
const maxBytes = 16_000_000

/** What an entry takes besides its value, and each letter of its key, which may be a filter that somebody made up. */
const entryBytes = 200
const letterBytes = 2

/** An entry of any kind; each kind knows the values of its own. */
interface Entry {
  readonly revision: string | number
  readonly bytes: number
}

const entries = new LRUCache<string, Entry>({
  maxSize: maxBytes,
  sizeCalculation: ({ bytes }, key) => bytes + key.length * letterBytes + entryBytes,
})

/** Values of one kind. */
export interface Cache<Value> {
  /** The value under a key, or null when there is none of this revision. */
  get(key: string, revision: string | number): Value | null
  set(key: string, revision: string | number, value: Value): void
  /** Gives back the room of a value that nobody will ask for again. */
  delete(key: string): void
}

/**
 * The one cache of the server. All kinds of values share one budget of 16 MB; what was read longest ago goes first.
 *
 * One rule says what is stale: a value counts only for whoever asks with the revision that it was stored with. Nothing is
 * ever told to forget. So the revision is read first and has to change with everything that the value is made of: the revision
 * of a book (`bookCache`), or a digest of the texts that the value follows from.
 * @param kind a name of its own, unique on the server
 * @param bytesOf what a value takes, bytes, about
 */
export function cacheOf<Value>(kind: string, bytesOf: (value: Value) => number): Cache<Value> {
  const values = new WeakMap<Entry, Value>()
  const nameOf = (key: string) => `${kind} ${key}`
  return {
    get(key, revision) {
      const entry = entries.get(nameOf(key))
      return entry?.revision === revision ? (values.get(entry) ?? null) : null
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
