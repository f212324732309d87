import { createStore, type ReadableStore } from '@potluck/platform/store'

export interface UnsavedChanges extends ReadableStore<boolean> {
  hold(): () => void
  /** Lets go of everything: after a completed navigation, and when the cook chose to leave. */
  clear(): void
}

/** Whether anything on the screen would be lost by leaving. */
export function createUnsavedChanges(): UnsavedChanges {
  const store = createStore(false)
  const holds = new Set<symbol>()
  return {
    get: store.get,
    subscribe: store.subscribe,
    hold() {
      const mine = Symbol('unsaved changes')
      holds.add(mine)
      store.set(true)
      return () => {
        holds.delete(mine)
        store.set(holds.size > 0)
      }
    },
    clear() {
      holds.clear()
      store.set(false)
    },
  }
}
