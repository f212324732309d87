import type { UnsavedOptions } from '@potluck/platform/host'
import { createStore, type ReadableStore } from '@potluck/platform/store'

export interface UnsavedChanges extends ReadableStore<boolean> {
  hold(options?: UnsavedOptions): () => void
  /** Whether all of it is stored as a draft on the device, so that leaving loses nothing. */
  isStored(): boolean
  /** Deletes the draft. */
  discardDrafts(): void
  /** Clears all entries: after a completed navigation, and when the cook chose to leave. */
  clear(): void
}

/** The unsaved changes of the current screen. */
export function createUnsavedChanges(): UnsavedChanges {
  const store = createStore(false)
  const holds = new Map<symbol, UnsavedOptions['forgetDraft']>()
  return {
    get: store.get,
    subscribe: store.subscribe,
    isStored: () => [...holds.values()].every((forget) => forget),
    discardDrafts() {
      for (const forget of holds.values()) forget?.()
    },
    hold({ forgetDraft } = {}) {
      const mine = Symbol('unsaved changes')
      holds.set(mine, forgetDraft)
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
