import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { tokensOf } from '@potluck/cooking/tokens'
import { role, type Vocabulary } from '@potluck/cooking/vocabulary'
import type { Words } from '@potluck/cooking/words'
import type { FoodIndex, FoodNames } from '../food-index.ts'
import { links } from './find-names.ts'
import type { LanguageMarks } from './mark-index.ts'
import { endOfFood, isMeasure, phraseAt, type ReadText } from './read-text.ts'

/** Shorter pieces of a joined word are no words of their own. */
const leastPiece = 3

const remarks = new WeakMap<Words, ReadonlySet<string>>()

/** The words by which a language says how a thing is and what a cook does with it. */
function remarkWords(words: Words): ReadonlySet<string> {
  const known = remarks.get(words)
  if (known) return known
  const { kitchenRemarks, keptRemarks, qualities, conditions, cutting, more } = words
  const lists = [kitchenRemarks, keptRemarks, qualities, conditions, cutting, more]
  const small = [words.from, words.takenFrom, words.partitive].flat()
  const texts = [...lists, ...small].flatMap((list) => tokensOf(list.normalize('NFC')))
  const made = new Set(texts.filter(({ kind }) => kind === 'word').map(({ text }) => text))
  remarks.set(words, made)
  return made
}

/** The token behind the longest phrase of the kitchen at a token: a unit, a size, a preparation, a remark. */
function endOfKitchenPhrase({ tokens }: ReadText, at: number, { starts }: Vocabulary): number {
  const endOf = (phrase: readonly string[]): number => {
    let next = at
    for (const word of phrase) {
      if (tokens[next]?.text === '.') next += 1
      if (tokens[next]?.text !== word) return -1
      next += 1
    }
    return next
  }
  const phrases = starts.get(tokens[at]?.text ?? '')?.phrases ?? []
  const ends = phrases.map((phrase) => ((phrase.roles & ~role.names) === 0 ? -1 : endOf(phrase.tokens)))
  return Math.max(-1, ...ends)
}

/** Whether a word is known in one language: a name, a food of one word, or what says nothing of what is in a thing. */
function isWord(word: string, language: LanguageMarks, foods: FoodNames | undefined): boolean {
  const stem = language.stem(word)
  if (language.plain.has(stem) || language.silent.has(stem) || remarkWords(language.words).has(word)) return true
  if (language.of.has(word) || language.exact.has(word)) return true
  if (language.names.get(stem)?.some(({ stems }) => stems.length === 1)) return true
  return foods?.names.names.get(stem)?.some(({ stems }) => stems.length === 1) ?? false
}

/** Whether a word is known, with letters written before it, and as two joined words: "ובצל", "Karottenwürfel". */
function isWordOrJoined(word: string, language: LanguageMarks, foods: FoodNames | undefined): boolean {
  const is = (piece: string) => isWord(piece, language, foods)
  if (is(word)) return true
  for (let at = 1; at <= 2 && word.length - at >= 2 && language.prefixes.includes(word.charAt(at - 1)); at += 1) {
    if (is(word.slice(at))) return true
  }
  if (language.joined === null) return false
  for (let at = leastPiece; at <= word.length - leastPiece; at += 1) {
    if (!is(word.slice(at))) continue
    const before = word.slice(0, at)
    if (links.some((link) => before.endsWith(link) && is(before.slice(0, before.length - link.length)))) return true
  }
  return false
}

/** Endings by which a language makes what is done to a thing out of any word: "crushed". */
const isWork = (word: string, { preparationEndings }: Vocabulary): boolean =>
  preparationEndings.some(
    (ending) => word.endsWith(ending) && word.length > ending.length + 2 && !word.endsWith('seed'),
  )

/** The token behind the known words at a token; -1 where its word is not known. */
function endOfKnown(text: ReadText, line: IngredientLine, at: number, foods: FoodIndex): number {
  const { tokens, index, covered } = text
  const token = tokens[at]
  if (token?.kind !== 'word' || covered[at] || isMeasure(at, at + 1, text, line)) return at + 1
  const denial = phraseAt(text, at, ({ without }) => without)
  // A line does not hold the thing that it denies, known or not: "without rind".
  if (denial !== -1) return tokens[denial]?.kind === 'word' ? denial + 1 : denial
  const said = phraseAt(text, at, ({ phrases }, stem) => phrases.get(stem) ?? [])
  const end = Math.max(said, endOfFood(text, at, foods), endOfKitchenPhrase(text, at, index.vocabulary))
  if (end !== -1) return end
  const isKnown = index.languages.some((language, number) => {
    if (text.stems[number]?.[at] === undefined) return false
    return isWordOrJoined(
      token.text,
      language,
      foods.languages.find(({ words }) => words === language.words),
    )
  })
  return isKnown || isWork(token.text, index.vocabulary) ? at + 1 : -1
}

/** Finds the first word of a line that nothing here knows: a food, a name that tells allergens, or words of the kitchen. */
export function unknownWord(text: ReadText, line: IngredientLine, foods: FoodIndex): string | null {
  for (let at = 0; at < text.tokens.length; ) {
    const end = endOfKnown(text, line, at, foods)
    if (end === -1) return text.tokens[at]?.text ?? ''
    at = end
  }
  return null
}
