import fc from 'fast-check'
import { Fraction } from './fraction.ts'
import { enUs } from './languages/en-us/words.ts'
import { isNear, quantityOf } from './quantity.ts'
import { cutLine } from './reading/cut-line.ts'
import { readCount } from './reading/read-count.ts'
import { typedFraction } from './testing/typed-fraction.ts'
import { vocabularyOf } from './vocabulary.ts'
import { writeFactor, writeNumber, writeQuantity } from './write-quantity.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const english = vocabularyOf([enUs])

test.each([
  ['3/2', '1 1/2', '1 ½'],
  ['1/3', '1/3', '⅓'],
  ['2', '2', '2'],
  ['0', '0', '0'],
  ['7/8', '7/8', '⅞'],
  ['1/5', '1/5', '⅕'],
  ['1/10', '1/10', '⅒'],
  ['1499/1000', '1 1/2', '1 ½'],
  ['333/1000', '1/3', '⅓'],
  ['5/7', '5/7', '5/7'],
  ['5/13', '~3/8', '~⅜'],
  ['25/11', '~2 1/4', '~2 ¼'],
  ['1/1000', '0.001', '0.001'],
  ['1/3000', '~0.00033', '~0.00033'],
])('%s is written %s, or %s with glyphs', (value, ascii, glyphs) => {
  expect(writeNumber(typedFraction(value))).toBe(ascii)
  expect(writeNumber(typedFraction(value), { style: 'glyphs' })).toBe(glyphs)
})

test.each([
  ['125/2', '62.5', '62,5'],
  ['55/4', '13.75', '13,75'],
  ['1000/3', '333', '333'],
  ['1/3', '0.33', '0,33'],
  ['3/2', '1.5', '1,5'],
  ['750', '750', '750'],
])('on a scale %s is %s, or %s where a comma is used', (value, point, comma) => {
  const exact = typedFraction(value)
  expect(writeNumber(exact, { style: 'decimal' }).replace('~', '')).toBe(point)
  expect(writeNumber(exact, { style: 'decimal', decimalMark: ',' }).replace('~', '')).toBe(comma)
})

test('a range is written with both ends, and as one number when rounding makes them one', () => {
  expect(writeQuantity(quantityOf(2, 3))).toBe('2-3')
  expect(writeQuantity(quantityOf(new Fraction(1000, 3), new Fraction(1001, 3)), { style: 'decimal' })).toBe('333-334')
  expect(writeQuantity(quantityOf(new Fraction(3000, 9001), new Fraction(1, 3)))).toBe('1/3')
})

const kitchenAmount = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16), fc.nat())
  .map(([whole, d, n]) => new Fraction(whole).add(new Fraction(n % d, d)))
  .filter((value) => value.n > 0n)

test.each(['ascii', 'glyphs'] as const)('reading what was written in %s gives the same amount', (style) => {
  fc.assert(
    fc.property(kitchenAmount, (value) => {
      const read = readCount(cutLine(writeNumber(value, { style }), english), 0)
      expect(read?.numbers[0].value.toFraction()).toBe(value.toFraction())
    }),
  )
})

test('a quantity without a sign of rounding is true within half a per cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (n, d) => {
      const exact = new Fraction(n, d)
      const written = writeNumber(exact)
      if (written.startsWith('~') || written.includes('.')) return
      const read = readCount(cutLine(written, english), 0)
      expect(read && isNear(exact, read.numbers[0].value)).toBe(true)
    }),
  )
})

test.each([
  ['1/2', '½'],
  ['3/2', '1 ½'],
  ['2', '2'],
  ['11/10', '1.1'],
  ['10/7', '1.43'],
])('a recipe made %s times is made %s times', (factor, written) => {
  expect(writeFactor(typedFraction(factor))).toBe(written)
})
