import type { Refusal } from './changes.ts'
import type { Host } from './host.ts'
import type { NewChange } from './new-change.ts'

/** How long a cook waits to hear that a change arrived before going on without, milliseconds. */
const timeoutMs = 2_500

/** The outcome of a change a moment after it was made. */
export type ChangeOutcome =
  | { readonly kind: 'applied' }
  /** It could not be applied, and is dropped: its screen shows the reason and the text. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** There is no network, or no quick answer: it is queued and sent later. */
  | { readonly kind: 'waits' }

/**
 * Keeps changes of one scope, the last of which matters, and waits a moment for what becomes of it. For forms, which stay open when
 * they are refused: whatever else is changed shows at once and needs no waiting.
 */
export function addAndWait({ changes, bus }: Pick<Host, 'changes' | 'bus'>, all: readonly NewChange[]) {
  return new Promise<ChangeOutcome>((resolve) => {
    const last = all.at(-1)
    const refusedNow = () =>
      changes.all.get().changes.filter((change) => all.some((own) => own.reference === change.reference))

    function settle(outcome: ChangeOutcome): void {
      clearTimeout(timer)
      window.removeEventListener('offline', wait)
      for (const stop of stops) stop()
      resolve(outcome)
    }
    const wait = () => settle({ kind: 'waits' })
    const stops = [
      bus.on('changes:applied', ({ reference }) => {
        if (reference === last?.reference) settle({ kind: 'applied' })
      }),
      bus.on('changes:refused', ({ reference, status, code }) => {
        if (reference !== last?.reference) return
        const refused = refusedNow()
        const refusal = refused.find((change) => change.reference === reference)?.refusal ?? { status, code }
        for (const change of refused) changes.discard(change.reference)
        settle({ kind: 'refused', refusal })
      }),
    ]
    const timer = setTimeout(wait, timeoutMs)
    window.addEventListener('offline', wait)
    for (const change of all) changes.add(change)
    if (!navigator.onLine) wait()
  })
}
