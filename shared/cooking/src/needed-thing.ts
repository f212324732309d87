import type { IngredientLine } from './ingredient-line.ts'
import { languagesInScript } from './likely-languages.ts'
import { inOneOrder, stemOfAll } from './stems.ts'
import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** A thing that is in the kitchen or is not, however much of it. */
export interface NeededThing {
  /** Equal for the same thing: "2 large ripe tomatoes, diced" and "tomato" have one. */
  readonly key: string
  /** As it is called in the line, in lower case. */
  readonly name: string
}

const passedOver = new WeakMap<Words, ReadonlySet<string>>()

function wordsPassedOver(words: Words): ReadonlySet<string> {
  const known = passedOver.get(words)
  if (known) return known
  const made = new Set([...words.preparations, ...words.sizes, ...words.qualities.split(' ')])
  passedOver.set(words, made)
  return made
}

/** Whether a word says how a thing is and not what it is: "ripe", "large", "diced". */
export const isPassedOver = (word: string, words: Words): boolean => wordsPassedOver(words).has(word)

/**
 * The thing that a line asks for, or null: for a header, an empty line, and for water.
 * @param vocabulary with the language of the recipe first
 */
export function neededThing(line: IngredientLine, vocabulary: Vocabulary): NeededThing | null {
  const name = line.ingredient.trim().toLowerCase()
  if (line.isHeader || name === '') return null
  const words = languagesInScript(name, vocabulary)[0]
  if (words?.alwaysAtHome.includes(name)) return null
  const passed = words && wordsPassedOver(words)
  const tokens = tokensOf(name.normalize('NFC')).filter(({ kind }) => kind === 'word')
  const telling = tokens.filter(({ text }) => !passed?.has(text))
  const among = languagesInScript(name, vocabulary)
  const stem = stemOfAll(among)
  const key = inOneOrder(
    (telling.length > 0 ? telling : tokens).map(({ text }) => stem(text)),
    among,
  ).join(' ')
  return key === '' ? null : { key, name: name.replace(/\s+/g, ' ') }
}
