import type { VirtualItem } from '@tanstack/react-virtual'

/** Where a list was left. */
export interface ScrollPosition {
  readonly offset: number
  /** The rows that were measured, as plain data: nothing of the list that is gone may be reached from here. */
  readonly measured: VirtualItem[]
}

/** By the list's name, for the life of the page. */
const known = new Map<string, ScrollPosition>()

const numbers = ['index', 'start', 'end', 'size', 'lane'] as const

const isMeasured = (value: unknown): value is VirtualItem =>
  typeof value === 'object' && value !== null && numbers.every((name) => Number.isFinite(Reflect.get(value, name)))

function storedPosition(list: string, storedAs: string): ScrollPosition | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    if (!Array.isArray(stored)) return undefined
    const [name, offset, measured]: readonly unknown[] = stored
    if (name !== list || typeof offset !== 'number' || !Array.isArray(measured)) return undefined
    return { offset, measured: measured.filter(isMeasured) }
  } catch {
    return undefined
  }
}

/**
 * The positions of lists, by name.
 * @param storedAs where in the session storage the list that was left last is kept for a reload; nowhere without it
 */
export const scrollPositions = {
  get: (list: string, storedAs?: string): ScrollPosition | undefined =>
    known.get(list) ?? (storedAs === undefined ? undefined : storedPosition(list, storedAs)),
  set(list: string, position: ScrollPosition, storedAs?: string): void {
    known.set(list, position)
    if (storedAs === undefined) return
    try {
      sessionStorage.setItem(storedAs, JSON.stringify([list, position.offset, position.measured]))
    } catch {
      // A storage that is full or refused: after a reload the list is at its top.
    }
  },
}
