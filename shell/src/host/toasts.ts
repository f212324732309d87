import type { Toast } from '@potluck/platform/host'
import { createStore, type ReadableStore } from '@potluck/platform/store'

/** How long a toast stays unless it says so, milliseconds. */
const standardMs = 5_000

export interface ShownToast extends Toast {
  readonly id: number
  readonly duration: number
}

export interface Toasts extends ReadableStore<readonly ShownToast[]> {
  /** @returns what `dismiss` knows it by */
  show(toast: Toast): number
  dismiss(id: number): void
}

/** Toasts in the order they came. Saying the same again replaces the older one instead of stacking up. */
export function createToasts(): Toasts {
  const store = createStore<readonly ShownToast[]>([])
  let next = 1
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(toast) {
      const id = next
      next += 1
      const others = store.get().filter(({ message }) => message !== toast.message)
      store.set([...others, { duration: standardMs, ...toast, id }])
      return id
    },
    dismiss: (id) => store.set(store.get().filter((toast) => toast.id !== id)),
  }
}
