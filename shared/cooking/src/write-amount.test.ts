import fc from 'fast-check'
import { Fraction } from './fraction.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { he } from './languages/he/words.ts'
import { itIt } from './languages/it-it/words.ts'
import { ukUa } from './languages/uk-ua/words.ts'
import { quantityOf } from './quantity.ts'
import { isContainer, isMeasure, type UnitName, unitNames, units } from './units.ts'
import { vocabularyOf } from './vocabulary.ts'
import type { Words } from './words.ts'
import { writeAmount } from './write-amount.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

test.each<[string, Words, number, UnitName, string]>([
  ['English', enUs, 1.5, 'cup', '1 ½ cups'],
  ['English', enUs, 1.5, 'kilogram', '1.5 kg'],
  ['German', deDe, 1.5, 'kilogram', '1,5 kg'],
  ['Italian', itIt, 2.5, 'tablespoon', '2 ½ cucchiai'],
  ['Ukrainian', ukUa, 0.5, 'cup', '½ склянки'],
  ['Ukrainian', ukUa, 21, 'clove', '21 зубчик'],
  ['Hebrew', he, 2, 'cup', '2 כוסות'],
])('in %s, case %#: the unit has the form of its number', (_, words, value, unitName, written) => {
  expect(writeAmount({ quantity: quantityOf(value), unitName, unit: null }, words)).toBe(written)
})

test('the unit of a range has the form of its far end', () => {
  expect(writeAmount({ quantity: quantityOf(1, 2), unitName: 'cup', unit: null }, enUs)).toBe('1-2 cups')
})

const languages: readonly (readonly [string, Words])[] = [enUs, deDe, itIt, ukUa, he].map((words) => [
  words.language,
  words,
])

test.each(languages)('an amount written in %s is read as the same amount', (_, words) => {
  const vocabulary = vocabularyOf([words])
  const named = unitNames.filter((name) => words.units[name] !== undefined)
  const names = named.filter((name) => isMeasure(name) || isContainer(name) || units[name].kind === 'piece')
  const values = fc
    .tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom(1, 2, 3, 4, 8), fc.nat())
    .map(([whole, d, n]) => new Fraction(whole).add(new Fraction((n % d) + 1, d)))
  fc.assert(
    fc.property(fc.constantFrom(...names), values, fc.nat(2), (unitName, value, more) => {
      const isMetric = units[unitName].system === 'metric'
      const exact = isMetric ? value.round(2) : value
      const quantity = quantityOf(exact, exact.add(more))
      const written = writeAmount({ quantity, unitName, unit: null }, words)
      fc.pre(!written.includes('~'))
      const read = readIngredientLine(`${written} xyz`, vocabulary)
      const limit = isMetric ? quantity.max.div(200) : new Fraction(0)
      expect([written, read.unitName]).toEqual([written, unitName])
      expect(read.quantity?.min.sub(quantity.min).abs().compare(limit) ?? 1).toBeLessThanOrEqual(0)
      expect(read.quantity?.max.sub(quantity.max).abs().compare(limit) ?? 1).toBeLessThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})
