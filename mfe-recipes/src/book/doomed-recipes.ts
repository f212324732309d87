import { createStore, type ReadableStore } from '@potluck/platform/store'

/** How long a deletion waits for a change of mind, milliseconds. */
export const undoMs = 7_000

const store = createStore<ReadonlySet<string>>(new Set())

/** Recipes that are about to be deleted: lists leave them out while undo is still offered. */
export const doomedRecipes: ReadableStore<ReadonlySet<string>> = store

/**
 * Deletes after a while, unless it is called off. Closing the page in between deletes nothing.
 * @param failed told when the deletion did not succeed; the recipe shows again
 * @returns calls it off
 */
export function doom(recipeId: string, remove: () => Promise<void>, failed: () => void): () => void {
  const spare = () => store.set(new Set([...store.get()].filter((id) => id !== recipeId)))
  store.set(new Set([...store.get(), recipeId]))
  const timer = setTimeout(
    () =>
      remove().catch(() => {
        spare()
        failed()
      }),
    undoMs,
  )
  return () => {
    clearTimeout(timer)
    spare()
  }
}
