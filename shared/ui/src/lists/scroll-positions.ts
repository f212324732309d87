import type { VirtualItem } from '@tanstack/react-virtual'

/** Where a list was left. */
export interface ScrollPosition {
  readonly offset: number
  /** The rows that were measured, as plain data: nothing of the list that is gone may be reached from here. */
  readonly measured: VirtualItem[]
}

/** By the list's name, for the life of the page. */
const known = new Map<string, ScrollPosition>()

/** Lists that are kept for a reload: those that were left last. */
const maxStored = 5

const numbers = ['index', 'start', 'end', 'size', 'lane'] as const

const isMeasured = (value: unknown): value is VirtualItem =>
  typeof value === 'object' && value !== null && numbers.every((name) => Number.isFinite(Reflect.get(value, name)))

type Entry = readonly [list: string, position: ScrollPosition]

function entryOf(stored: unknown): readonly Entry[] {
  if (!Array.isArray(stored)) return []
  const [list, offset, measured]: readonly unknown[] = stored
  if (typeof list !== 'string' || typeof offset !== 'number' || !Array.isArray(measured)) return []
  return [[list, { offset, measured: measured.filter(isMeasured) }]]
}

function readStored(storedAs: string): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(entryOf) : []
  } catch {
    return []
  }
}

function store(storedAs: string, entry: Entry): void {
  const others = readStored(storedAs).filter(([list]) => list !== entry[0])
  const entries = [...others, entry].slice(-maxStored)
  try {
    const plain = entries.map(([list, { offset, measured }]) => [list, offset, measured])
    sessionStorage.setItem(storedAs, JSON.stringify(plain))
  } catch {
    // A storage that is full or refused: after a reload the list is at its top.
  }
}

/**
 * The positions of lists, by name.
 * @param storedAs where in the session storage the lists that were left last are kept for a reload; nowhere without it
 */
export const scrollPositions = {
  get: (list: string, storedAs?: string): ScrollPosition | undefined =>
    known.get(list) ?? (storedAs === undefined ? undefined : new Map(readStored(storedAs)).get(list)),
  set(list: string, position: ScrollPosition, storedAs?: string): void {
    known.set(list, position)
    if (storedAs !== undefined) store(storedAs, [list, position])
  },
}
