import type { IngredientLine } from './ingredient-line.ts'
import { isKitchenWork, wordsOf } from './kitchen-phrases.ts'
import type { Vocabulary } from './vocabulary.ts'

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
 * @param from the first letter of the line that counts
 */
export function shoppingRemark(line: IngredientLine, vocabulary: Vocabulary, from = 0): ShoppingRemark {
  if (line.isHeader) return { text: '', key: '' }
  const read = line.segments.findLastIndex(({ kind }) => kind !== 'text')
  const pieces = line.segments
    .filter(({ kind }, at) => kind === 'comment' || kind === 'preparation' || (kind === 'text' && at > read))
    .filter(({ start }) => start >= from)
    .map(({ start, end }) =>
      line.text
        .slice(start, end)
        .replace(/^[\s,;]+/, '')
        .trim(),
    )
    .filter((piece) => wordsOf(piece).length > 0 && !isKitchenWork(piece, vocabulary))
  return { text: pieces.join(', '), key: pieces.flatMap(wordsOf).join(' ') }
}
