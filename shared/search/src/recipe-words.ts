import type { Language } from '@potluck/cooking/language'
import { place } from './places.ts'
import { mostPositions } from './positions.ts'
import { latinLanguagesOf } from './text-languages.ts'
import { sequenceOf } from './words-of.ts'

/** What of a recipe is searched. */
export interface SearchedText {
  readonly title: string
  readonly ingredients: string
  readonly description: string
  readonly source: string
  readonly instructions: string
  readonly notes: string
}

/** Where a recipe says a word. */
export interface SaidWord {
  /** As `place` bits. */
  readonly places: number
  /** As which of its words, ascending. Between two lines one is left out. */
  readonly positions: readonly number[]
}

/** The words of a recipe. */
export interface TextWords {
  readonly words: ReadonlyMap<string, SaidWord>
  /** What it may be written in, of the languages in Latin letters. */
  readonly languages: readonly Language[]
}

/** Most words that are known of one recipe: far more than any has. */
const maxWords = 20_000

/** Reads the words that a recipe is found by. */
export function textWords(recipe: SearchedText): TextWords {
  const words = new Map<string, { places: number; readonly positions: number[] }>()
  const all: string[] = []
  let position = 0

  function read(text: string, bit: number): void {
    for (const line of text.split('\n')) {
      for (const word of sequenceOf(line)) {
        all.push(word)
        say(word, bit)
        position += 1
      }
      position += 1
    }
  }

  function say(word: string, bit: number): void {
    const said = words.get(word) ?? { places: 0, positions: [] }
    said.places |= bit
    if (position < mostPositions) said.positions.push(position)
    if (words.size < maxWords) words.set(word, said)
  }

  read(recipe.title, place.title)
  read(recipe.ingredients, place.ingredients)
  read(recipe.source, place.source)
  for (const text of [recipe.description, recipe.instructions, recipe.notes]) read(text, place.rest)
  return { words, languages: latinLanguagesOf(all) }
}
