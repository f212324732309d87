import type { ReadableStore } from '@potluck/platform/store'

/** A first screen that does not come holds nothing up for longer, milliseconds. */
const firstScreenMs = 10_000

/**
 * Starts something once a screen has named itself.
 * @param title the name of the screen; empty until there is one
 * @returns stops it, also before it has started
 */
export function afterFirstScreen(title: ReadableStore<string>, start: () => () => void): () => void {
  if (title.get() !== '') return start()
  let stop: (() => void) | null = null
  const begin = () => {
    cancel()
    stop = start()
  }
  const unsubscribe = title.subscribe(() => title.get() !== '' && begin())
  const timer = setTimeout(begin, firstScreenMs)
  const cancel = () => {
    unsubscribe()
    clearTimeout(timer)
  }
  return () => {
    cancel()
    stop?.()
  }
}
