import { readIngredientLine } from '../ingredient-line.ts'
import { vocabularyOf } from '../vocabulary.ts'
import type { Words } from '../words.ts'
import { everyLanguage } from './every-language.ts'
import { mixed } from './typed-fraction.ts'

/** A line as a cook writes it, and how it is read: how much ("1 1/2", "2-3"), the name of the unit, the ingredient. */
export type WrittenLine = readonly [line: string, quantity: string, unit: string, ingredient: string]

/** The suite of lines in one language. */
export function describeLines(words: Words, lines: readonly WrittenLine[]): void {
  const alone = vocabularyOf([words])

  test.each(lines)('"%s" is read, alone and where a library mixes all languages', (line, ...wanted) => {
    for (const vocabulary of [alone, everyLanguage]) {
      const { quantity, unitName, ingredient } = readIngredientLine(line, vocabulary)
      const ends = quantity ? [mixed(quantity.min), mixed(quantity.max)] : []
      expect([[...new Set(ends)].join('-'), unitName ?? '', ingredient]).toEqual(wanted)
    }
  })
}
