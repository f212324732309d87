import type { Confirmation } from '@potluck/platform/host'
import { createStore, type ReadableStore } from '@potluck/platform/store'

/** Something to read and acknowledge. */
export interface Notice {
  readonly title: string
  readonly message: string
  readonly okay: string
}

export type Dialog = (({ readonly kind: 'confirm' } & Confirmation) | ({ readonly kind: 'notice' } & Notice)) & {
  readonly answer: (accepted: boolean) => void
}

export interface Dialogs extends ReadableStore<Dialog | null> {
  confirm(confirmation: Confirmation): Promise<boolean>
  notice(notice: Notice): Promise<void>
}

/** One dialog at a time; the next waits its turn. */
export function createDialogs(): Dialogs {
  const store = createStore<Dialog | null>(null)
  const waiting: Dialog[] = []

  const ask = (dialog: ({ kind: 'confirm' } & Confirmation) | ({ kind: 'notice' } & Notice)) =>
    new Promise<boolean>((resolve) => {
      waiting.push({
        ...dialog,
        answer(accepted) {
          waiting.shift()
          store.set(waiting[0] ?? null)
          resolve(accepted)
        },
      })
      store.set(waiting[0] ?? null)
    })

  return {
    get: store.get,
    subscribe: store.subscribe,
    confirm: (confirmation) => ask({ kind: 'confirm', ...confirmation }),
    notice: async (notice) => {
      await ask({ kind: 'notice', ...notice })
    },
  }
}
