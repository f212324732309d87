import { createStore, type ReadableStore } from '@potluck/platform/store'

/** How long a deletion can be undone, milliseconds. */
export const undoMs = 10_000

const store = createStore<ReadonlySet<string>>(new Set())

/** The ids of the things that are about to be deleted. */
export const pendingDeletions: ReadableStore<ReadonlySet<string>> = store

const put = (ids: readonly string[]) => store.set(new Set([...store.get(), ...ids]))

function take(ids: readonly string[]): void {
  const gone = new Set(ids)
  store.set(new Set([...store.get()].filter((id) => !gone.has(id))))
}

/**
 * Deletes now what can be put back.
 * @param remove settles when the lists that showed it know
 * @param failed called when it could not be deleted or restored
 * @returns puts it back
 */
export function deleteNow(
  ids: readonly string[],
  { remove, restore }: { readonly remove: () => Promise<unknown>; readonly restore: () => Promise<unknown> },
  failed: (what: 'remove' | 'restore') => void,
): () => void {
  put(ids)
  const removed = remove().then(
    () => true,
    () => {
      failed('remove')
      return false
    },
  )
  void removed.finally(() => take(ids))
  return () => void removed.then((isGone) => (isGone ? restore() : null)).catch(() => failed('restore'))
}

/**
 * Deletes after a while, unless it is undone. Closing the page in between deletes nothing.
 * @param remove deletes for good; settles when the lists that showed it know
 * @param failed called when the deletion failed; the thing is then visible again
 * @returns undoes it, as long as it is pending
 */
export function deleteLater(ids: readonly string[], remove: () => Promise<unknown>, failed: () => void): () => void {
  put(ids)
  const timer = setTimeout(
    () =>
      void remove()
        .catch(failed)
        .finally(() => take(ids)),
    undoMs,
  )
  return () => {
    clearTimeout(timer)
    take(ids)
  }
}
