import { createStore, type ReadableStore } from '@potluck/platform/store'
import type { Kitchen } from './kitchen.ts'
import type { KitchenSettings } from './open-kitchen.ts'

/** The kitchen, whose code is fetched when something is pinned, timed or kept. */
export interface KitchenOnDemand extends ReadableStore<Kitchen | null> {
  open(): Promise<Kitchen>
  /** The session has ended. */
  close(): void
}

export function kitchenOnDemand(settings: KitchenSettings): KitchenOnDemand {
  const { get, set, subscribe } = createStore<Kitchen | null>(null)
  let opening: Promise<Kitchen> | null = null

  async function load(): Promise<Kitchen> {
    const { openKitchen } = await import('./open-kitchen.ts')
    return openKitchen(settings)
  }

  return {
    get,
    subscribe,
    open() {
      if (opening) return opening
      const mine = load()
      opening = mine
      mine.then(
        (kitchen) => (opening === mine ? set(kitchen) : kitchen.close()),
        () => {
          if (opening === mine) opening = null
        },
      )
      return mine
    },
    close() {
      opening = null
      get()?.close()
      set(null)
    },
  }
}
