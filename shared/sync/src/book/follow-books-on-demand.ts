import { databaseOfBook, kitchensOnDevice } from './book-database-names.ts'
import type { FollowingBooks } from './follow-books.ts'

/** Copies that were switched off while no window looked. */
async function forgetCopies(): Promise<void> {
  try {
    for (const kitchenId of [undefined, ...(await kitchensOnDevice())])
      indexedDB.deleteDatabase(databaseOfBook(kitchenId))
  } catch {
    // Where nothing is stored there is nothing to forget.
  }
}

/** Follows the books with offline copies while the cook wants them; the code is fetched when that is first so. @returns stops */
export function followBooksOnDemand(following: FollowingBooks): () => void {
  const { host } = following
  const stopping = new AbortController()
  let stop: (() => void) | null = null

  function look(): void {
    if (stop || stopping.signal.aborted || !host.preferences.get().global.enableExperimentalOfflineCache) return
    stop = () => {}
    import('./follow-books.ts')
      .then(({ followBooks }) => {
        if (!stopping.signal.aborted) stop = followBooks(following)
      })
      .catch(() => {
        // It is fetched another time.
        stop = null
      })
  }

  const unsubscribe = host.preferences.subscribe(look)
  look()
  if (!stop) void forgetCopies()
  return () => {
    stopping.abort()
    unsubscribe()
    stop?.()
  }
}
