import type { ReadableStore } from '@potluck/platform/store'
import { startAtSign } from './start-at-sign.ts'

/** A first screen that does not come holds nothing up for longer, milliseconds. */
const firstScreenMs = 10_000

/**
 * Starts something once a screen has named itself.
 * @param title the name of the screen; empty until there is one
 * @returns stops it, also before it has started
 */
export function afterFirstScreen(title: ReadableStore<string>, start: () => () => void): () => void {
  if (title.get() !== '') return start()
  return startAtSign((begin) => title.subscribe(() => title.get() !== '' && begin()), firstScreenMs, start)
}
