import { readIngredientLine } from '../ingredient-line.ts'
import { mixed } from '../testing/typed-fraction.ts'
import { vocabularyOf } from '../vocabulary.ts'
import type { Words } from '../words.ts'
import { everyLanguage } from './all.ts'
import { deDe } from './de-de.ts'
import { enUs } from './en-us.ts'
import { he } from './he.ts'
import { itIt } from './it-it.ts'
import { germanLines } from './lines/de-de.ts'
import { englishLines, type WrittenLine } from './lines/en-us.ts'
import { hebrewLines } from './lines/he.ts'
import { italianLines } from './lines/it-it.ts'
import { ukrainianLines } from './lines/uk-ua.ts'
import { ukUa } from './uk-ua.ts'

const languages: readonly (readonly [string, Words, readonly WrittenLine[]])[] = [
  ['English', enUs, englishLines],
  ['German', deDe, germanLines],
  ['Italian', itIt, italianLines],
  ['Ukrainian', ukUa, ukrainianLines],
  ['Hebrew', he, hebrewLines],
]

describe.each(languages)('%s', (_, words, lines) => {
  const alone = vocabularyOf([words])

  test.each(lines)('"%s" is read, alone and where a library mixes five languages', (line, ...wanted) => {
    for (const vocabulary of [alone, everyLanguage]) {
      const { quantity, unitName, ingredient } = readIngredientLine(line, vocabulary)
      const ends = quantity ? [mixed(quantity.min), mixed(quantity.max)] : []
      expect([[...new Set(ends)].join('-'), unitName ?? '', ingredient]).toEqual(wanted)
    }
  })
})
