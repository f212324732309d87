import { bookDatabaseName } from './book-database-name.ts'
import type { FollowingBook } from './follow-book.ts'

/** A copy that was switched off while no window looked. */
function forgetCopy(): void {
  try {
    indexedDB.deleteDatabase(bookDatabaseName)
  } catch {
    // Where nothing is stored there is nothing to forget.
  }
}

/** Follows the book with an offline copy while the cook wants one; its code is fetched when that is first so. @returns stops */
export function followBookOnDemand(following: FollowingBook): () => void {
  const { host } = following
  const stopping = new AbortController()
  let stop: (() => void) | null = null

  function look(): void {
    if (stop || stopping.signal.aborted || !host.preferences.get().global.enableExperimentalOfflineCache) return
    stop = () => {}
    import('./follow-book.ts')
      .then(({ followBook }) => {
        if (!stopping.signal.aborted) stop = followBook(following)
      })
      .catch(() => {
        // It is fetched another time.
        stop = null
      })
  }

  const unsubscribe = host.preferences.subscribe(look)
  look()
  if (!stop) forgetCopy()
  return () => {
    stopping.abort()
    unsubscribe()
    stop?.()
  }
}
