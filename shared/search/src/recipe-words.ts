import type { Language } from '@potluck/cooking/language'
import { place, searchedFields } from '@potluck/recipe/fields'
import { mostPositions } from './positions.ts'
import { textLanguagesOf } from './text-languages.ts'
import { sequenceOf } from './words-of.ts'

/** The texts of a recipe that are searched. */
export type SearchedText = Readonly<Record<(typeof searchedFields)[number]['name'], string>>

/** Where a recipe says a word. */
export interface PlacedWord {
  /** As `place` bits. */
  readonly places: number
  /** As which of its words, ascending. Between two lines one is left out. */
  readonly positions: readonly number[]
}

/** The words of a recipe. */
export interface TextWords {
  readonly words: ReadonlyMap<string, PlacedWord>
  /** The languages in Latin letters that it may be written in. */
  readonly languages: readonly Language[]
}

/**
 * How much of a recipe is known: different words, words in all, and letters that are read in one step. The longest recipes
 * that cooks write have 800 different words.
 */
const limits = { different: 2_000, inAll: 20_000, lettersOfStep: 4_000 } as const

/** A text in pieces that are soon read: its lines, those that are very long cut at a blank where there is one. */
function* piecesOf(text: string): Generator<string> {
  for (const line of text.split('\n')) {
    for (let start = 0; start <= line.length; ) {
      const whole = line.length - start <= limits.lettersOfStep
      const blank = whole ? -1 : line.lastIndexOf(' ', start + limits.lettersOfStep)
      const end = whole ? line.length : blank > start ? blank : start + limits.lettersOfStep
      yield line.slice(start, end)
      start = end + 1 - Number(!whole && blank <= start)
    }
  }
}

/** Reads the words that a recipe is found by, in short steps; gives them at the end. */
export function* textWordSteps(recipe: SearchedText): Generator<void, TextWords> {
  const words = new Map<string, { places: number; readonly positions: number[] }>()
  const all: string[] = []
  let position = 0

  function say(word: string, bit: number): void {
    const entry = words.get(word) ?? { places: 0, positions: [] }
    entry.places |= bit
    if (position < mostPositions) entry.positions.push(position)
    if (words.size < limits.different) words.set(word, entry)
  }

  for (const { name, searched } of searchedFields) {
    for (const piece of piecesOf(recipe[name])) {
      if (all.length >= limits.inAll) break
      for (const word of sequenceOf(piece)) {
        all.push(word)
        say(word, place[searched])
        position += 1
      }
      position += 1
      yield
    }
  }
  return { words, languages: textLanguagesOf(all) }
}

/** Reads the words that a recipe is found by. */
export function textWords(recipe: SearchedText): TextWords {
  const steps = textWordSteps(recipe)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
