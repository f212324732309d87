import type { Notifier } from '../../machinery/web/notifier/notifier.ts'

declare module '../../machinery/for-features/services.ts' {
  interface Services {
    readonly bookWatch: BookWatch
  }
}

/** Calls a listener after each change of a recipe of any book, by what devices are told of it. */
export interface BookWatch extends Notifier {
  onChange(listener: () => void): void
}

/** Watches books. */
export function createBookWatch(): BookWatch {
  const listeners: (() => void)[] = []
  return {
    notify(_people, { type }) {
      if (type !== 'recipes:changed' && type !== 'book:changed') return
      for (const listener of listeners) listener()
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
