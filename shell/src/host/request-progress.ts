import { createStore, type ReadableStore } from '@potluck/platform/store'

/** The loading bar completes this long after a request ended, milliseconds. */
const completionMs = 150

export interface RequestProgress extends ReadableStore<boolean> {
  /** Says that a request began; the returned function says that it ended. */
  begin(): () => void
}

/** Whether the loading bar runs: from the first request until a moment after the last. */
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
