import type { Posting } from './find-matches.ts'
import { readPositions, spotOf, writePositions } from './positions.ts'

/** Room for the places of a word beside the number of a recipe. */
const placeBits = 4
const placeMask = 15

/** The entries of a book's words as they are written down. */
export interface SavedEntries {
  /** A line for each word. */
  readonly words: string
  /** Where the entries of each word end. */
  readonly ends: Uint32Array
  readonly entries: Uint32Array
  /** Where the recipes of its entries say each word (`writePositions`). */
  readonly positions: string
}

/** Which recipes hold which word, in which place and at which positions. Entries are only added. */
export class WordEntries {
  readonly #entries = new Map<string, number[] | Uint32Array>()
  readonly #positions = new Map<string, string>()

  constructor(saved?: SavedEntries) {
    if (!saved) return
    const positions = saved.positions.split('\n')
    let start = 0
    saved.words.split('\n').forEach((word, at) => {
      const end = saved.ends[at] ?? start
      if (end === start) return
      this.#entries.set(word, saved.entries.subarray(start, end))
      this.#positions.set(word, positions[at] ?? '')
      start = end
    })
  }

  words(): Iterable<string> {
    return this.#entries.keys()
  }

  has(word: string): boolean {
    return this.#entries.has(word)
  }

  add(word: string, number: number, places: number, positions: readonly number[]): void {
    const before = this.#entries.get(word)
    const list = Array.isArray(before) ? before : [...(before ?? [])]
    list.push((number << placeBits) | places)
    this.#entries.set(word, list)
    this.#positions.set(word, (this.#positions.get(word) ?? '') + writePositions(positions))
  }

  /** The recipes with a word; null when there is none. */
  posting(word: string): Posting | null {
    const entries = this.#entries.get(word)
    if (!entries) return null
    return {
      word,
      each(take) {
        for (const entry of entries) take(entry >>> placeBits, entry & placeMask)
      },
    }
  }

  /** Where a word is said, as `spotOf` tells it. */
  spots(word: string): readonly number[] {
    const entries = this.#entries.get(word) ?? []
    const spots: number[] = []
    readPositions(this.#positions.get(word) ?? '', (at, position) => {
      spots.push(spotOf((entries[at] ?? 0) >>> placeBits, position))
    })
    return spots
  }

  save(): SavedEntries {
    const words = [...this.#entries]
    const ends = new Uint32Array(words.length)
    const entries = new Uint32Array(words.reduce((count, [, list]) => count + list.length, 0))
    let end = 0
    words.forEach(([, list], at) => {
      entries.set(list, end)
      end += list.length
      ends[at] = end
    })
    return {
      words: words.map(([word]) => word).join('\n'),
      ends,
      entries,
      positions: words.map(([word]) => this.#positions.get(word) ?? '').join('\n'),
    }
  }
}
