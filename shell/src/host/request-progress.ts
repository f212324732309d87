import { createStore, type ReadableStore } from '@potluck/platform/store'

/** Delay between the end of a request and the completion of the loading bar, milliseconds. */
const completionMs = 150

export interface RequestProgress extends ReadableStore<boolean> {
  /** Reports the start of a request; the returned function reports its end. */
  begin(): () => void
}

/** Whether the loading bar runs: from the first request until shortly after the last. */
export function createRequestProgress(): RequestProgress {
  const store = createStore(false)
  let running = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin() {
      running += 1
      clearTimeout(timer)
      store.set(true)
      return () => {
        running -= 1
        if (running === 0) timer = setTimeout(() => store.set(false), completionMs)
      }
    },
  }
}
