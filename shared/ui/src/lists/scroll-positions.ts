import type { VirtualItem } from '@tanstack/react-virtual'

/** Where a list was left, and the sizes of its rows that were already known. */
export interface ScrollPosition {
  readonly offset: number
  readonly sizes: VirtualItem[]
}

/** For the life of the page: a reload starts at the top, coming back does not. By the list's name. */
export const scrollPositions = new Map<string, ScrollPosition>()
