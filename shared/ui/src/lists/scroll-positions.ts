import type { VirtualItem } from '@tanstack/react-virtual'

/** Where a list was left. */
export interface ScrollPosition {
  readonly offset: number
  /** The rows that were measured, as plain data: nothing of the list that is gone may be reached from here. */
  readonly measured: VirtualItem[]
}

/** For the life of the page: a reload starts at the top, coming back does not. By the list's name. */
export const scrollPositions = new Map<string, ScrollPosition>()
