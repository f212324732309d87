import type { Virtualizer } from '@tanstack/react-virtual'
import { useDeferredValue } from 'react'

const none: readonly never[] = []

/** Rows that come into sight when those above become lower: their sizes are known when they are drawn. */
const soonSeen = 2

/**
 * Draws the visible rows of a changed list at once, and the rows around them when the browser is idle: a search shows
 * its answer sooner.
 * @returns `itemsAround` hold what stands in the rows that are not seen
 */
export function useSeenFirst<Item>({ range }: Pick<Virtualizer<Window, Element>, 'range'>, items: readonly Item[]) {
  const itemsAround = useDeferredValue(items, none)
  const isSeen = (row: number) => range !== null && row >= range.startIndex && row <= range.endIndex + soonSeen
  return { isSeen, itemsAround }
}
