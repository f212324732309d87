import type { VirtualItem } from '@tanstack/react-virtual'

/** Where a list was left, and the sizes of its rows that were already known. */
export interface ScrollPlace {
  readonly offset: number
  readonly sizes: VirtualItem[]
}

/** For the life of the page: a reload starts at the top, coming back does not. */
const places = new Map<string, ScrollPlace>()

export const scrollPlaces = {
  read: (key: string): ScrollPlace | undefined => places.get(key),
  keep: (key: string, place: ScrollPlace): void => {
    places.set(key, place)
  },
}
