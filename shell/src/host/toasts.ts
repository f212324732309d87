import type { Toast } from '@potluck/platform/host'
import { createStore, type ReadableStore } from '@potluck/platform/store'

/** Default duration of a toast, milliseconds. */
const standardMs = 5_000

/** A toast of the shell itself. */
export interface ShellToast extends Toast {
  /** Not announced: the field or form that gets the focus says the same. */
  readonly isHeardElsewhere?: boolean
}

export interface VisibleToast extends ShellToast {
  readonly id: number
  readonly duration: number
  /** The path of the screen that it belongs to. */
  readonly path?: string | undefined
}

export interface Toasts extends ReadableStore<readonly VisibleToast[]> {
  /** @returns the id for `dismiss` */
  show(toast: ShellToast): number
  dismiss(id: number): void
  /** Dismisses the toasts of other screens. @param path of the current screen */
  enter(path: string): void
}

/**
 * Toasts in order of arrival. A toast with the same message or kind replaces the older one.
 * @param path returns the path of the current screen
 */
export function createToasts(path: () => string): Toasts {
  const store = createStore<readonly VisibleToast[]>([])
  let next = 1
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(toast) {
      const id = next
      next += 1
      const { message, kind = message } = toast
      const others = store.get().filter((other) => (other.kind ?? other.message) !== kind)
      store.set([...others, { duration: standardMs, ...toast, id, path: toast.ofScreen ? path() : undefined }])
      return id
    },
    dismiss: (id) => store.set(store.get().filter((toast) => toast.id !== id)),
    enter: (now) => store.set(store.get().filter((toast) => (toast.path ?? now) === now)),
  }
}
