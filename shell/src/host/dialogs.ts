import type { Confirmation } from '@potluck/platform/host'
import { createStore, type ReadableStore } from '@potluck/platform/store'

/** A message to read and acknowledge. */
export interface Notice {
  readonly title: string
  readonly message: string
  readonly okay: string
}

/** A question with a third, destructive answer. */
export interface Choice extends Confirmation {
  readonly cancel: string
  readonly instead: string
}

/** True for confirmed, false for cancelled, `instead` for the third answer. */
export type Answer = boolean | 'instead'

type Shown = ({ readonly kind: 'confirm' } & Confirmation & Partial<Choice>) | ({ readonly kind: 'notice' } & Notice)

export type Dialog = Shown & { readonly answer: (answer: Answer) => void }

export interface Dialogs extends ReadableStore<Dialog | null> {
  confirm(confirmation: Confirmation): Promise<boolean>
  choose(choice: Choice): Promise<Answer>
  notice(notice: Notice): Promise<void>
}

/** Shows one dialog at a time. Others wait in order. */
export function createDialogs(): Dialogs {
  const store = createStore<Dialog | null>(null)
  const waiting: Dialog[] = []

  const ask = (dialog: Shown) =>
    new Promise<Answer>((resolve) => {
      waiting.push({
        ...dialog,
        answer(value) {
          waiting.shift()
          store.set(waiting[0] ?? null)
          resolve(value)
        },
      })
      store.set(waiting[0] ?? null)
    })

  return {
    get: store.get,
    subscribe: store.subscribe,
    confirm: async (confirmation) => (await ask({ kind: 'confirm', ...confirmation })) === true,
    choose: (choice) => ask({ kind: 'confirm', ...choice }),
    notice: async (notice) => {
      await ask({ kind: 'notice', ...notice })
    },
  }
}
