import { createStore } from '@potluck/platform/store'

/** How long ignoring can be undone, milliseconds. */
export const undoMs = 7_000

/** People whose request is hidden while ignoring it can still be undone. */
export const ignoredRequests = createStore<ReadonlySet<string>>(new Set())

function set(id: string, hidden: boolean): void {
  const others = [...ignoredRequests.get()].filter((other) => other !== id)
  ignoredRequests.set(new Set(hidden ? [...others, id] : others))
}

/** Hides a request at once and ignores it for good after a while. @returns brings it back, as long as it is hidden */
export function ignoreLater(id: string, ignore: () => Promise<unknown>): () => void {
  set(id, true)
  const show = () => set(id, false)
  const timer = setTimeout(() => void ignore().then(show, show), undoMs)
  return () => {
    clearTimeout(timer)
    show()
  }
}
