import type { Language } from '@potluck/cooking/language'
import { place } from './places.ts'
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

/** The words of a recipe. */
export interface TextWords {
  /** Where each stands, as `place` bits. */
  readonly places: ReadonlyMap<string, number>
  /** What it may be written in, of the languages in Latin letters. */
  readonly languages: readonly Language[]
  /** All words in order, a space around each, a line for each line. */
  readonly text: string
}

/** Most words that are known of one recipe: far more than any has. */
const maxWords = 20_000

/** A text as `TextWords.text` holds it, where it stands there. */
export const inText = (phrase: readonly string[]): string => ` ${phrase.join(' ')} `

/** Reads the words that a recipe is found by. */
export function textWords(recipe: SearchedText): TextWords {
  const places = new Map<string, number>()
  const lines: string[] = []
  const all: string[] = []

  function read(text: string, bit: number): void {
    for (const line of text.split('\n')) {
      const words = sequenceOf(line)
      if (words.length === 0) continue
      lines.push(` ${words.join(' ')} `)
      for (const word of words) {
        all.push(word)
        const known = places.get(word)
        if (known !== undefined || places.size < maxWords) places.set(word, (known ?? 0) | bit)
      }
    }
  }

  read(recipe.title, place.title)
  read(recipe.ingredients, place.ingredients)
  read(recipe.source, place.source)
  for (const text of [recipe.description, recipe.instructions, recipe.notes]) read(text, place.rest)
  return { places, languages: latinLanguagesOf(all), text: lines.join('\n') }
}
