import type { IngredientLine } from './ingredient-line.ts'
import { tokensOf } from './reading/tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Phrases for what a cook does with a thing, in all languages of a vocabulary, each as its words. */
interface KitchenRemarks {
  readonly phrases: ReadonlySet<string>
  /** Words of the longest phrase. */
  readonly maxWords: number
}

const remarks = new WeakMap<Vocabulary, KitchenRemarks>()

const wordsOf = (text: string): string[] =>
  tokensOf(text.normalize('NFC'))
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => token.text)

function kitchenRemarksOf(vocabulary: Vocabulary): KitchenRemarks {
  const known = remarks.get(vocabulary)
  if (known) return known
  const phrases = vocabulary.languages.flatMap(({ kitchenRemarks }) => kitchenRemarks.split(',')).map(wordsOf)
  const made = {
    phrases: new Set(phrases.map((phrase) => phrase.join(' '))),
    maxWords: Math.max(0, ...phrases.map(({ length }) => length)),
  }
  remarks.set(vocabulary, made)
  return made
}

/** Whether a remark consists of nothing but what the cook does: "peeled and finely chopped". */
function isOfKitchen(remark: string, { phrases, maxWords }: KitchenRemarks): boolean {
  const words = wordsOf(remark)
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxWords, words.length - at)
    while (length > 0 && !phrases.has(words.slice(at, at + length).join(' '))) length -= 1
    if (length === 0) return false
    at += length
  }
  return true
}

/** A remark on a thing to buy. */
export interface ShoppingRemark {
  /** As written, without commas and brackets around it; empty where nothing is to be minded. */
  readonly text: string
  /** The same for remarks of the same words. */
  readonly key: string
}

/**
 * The remark of a line that makes its thing another one in a shop: "lactose-free" of "1 l milk, lactose-free".
 * Work in the kitchen ("finely chopped", "for serving") is no remark; unknown words are one, because it is
 * better to read a remark too many than to buy the wrong thing.
 */
export function shoppingRemark(line: IngredientLine, vocabulary: Vocabulary): ShoppingRemark {
  if (line.isHeader) return { text: '', key: '' }
  const kitchen = kitchenRemarksOf(vocabulary)
  const read = line.segments.findLastIndex(({ kind }) => kind !== 'text')
  const pieces = line.segments
    .filter(({ kind }, at) => kind === 'comment' || kind === 'preparation' || (kind === 'text' && at > read))
    .map(({ start, end }) => line.text.slice(start, end).trim())
    .filter((piece) => wordsOf(piece).length > 0 && !isOfKitchen(piece, kitchen))
  return { text: pieces.join(', '), key: pieces.flatMap(wordsOf).join(' ') }
}
