import type { PinnedRecipe, Pins } from './host.ts'
import { createStore } from './store.ts'

/** An empty set of pins. Pinning a recipe again refreshes what is shown of it and keeps its place. */
export function createPins(): Pins {
  const { get, set, subscribe } = createStore<readonly PinnedRecipe[]>([])
  return {
    get,
    subscribe,
    pin(recipe) {
      const known = get().some(({ id }) => id === recipe.id)
      set(known ? get().map((pinned) => (pinned.id === recipe.id ? recipe : pinned)) : [...get(), recipe])
    },
    unpin: (id) => set(get().filter((pinned) => pinned.id !== id)),
    clear: () => set([]),
  }
}
