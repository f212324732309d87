import fc from 'fast-check'
import { findDurations } from './durations.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { enUs } from './languages/en-us/words.ts'
import { findNamedIngredients } from './named-ingredients.ts'
import { scaleLine } from './scale-line.ts'
import { everyLanguage } from './testing/every-language.ts'
import { vocabularyOf } from './vocabulary.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const english = vocabularyOf([enUs])

const rebuilt = (line: IngredientLine): string =>
  line.segments.map(({ start, end }) => line.text.slice(start, end)).join('')

test('a line separates size, preparation, comment and alternatives', () => {
  const line = readIngredientLine('2 large ripe tomatoes or 1 can tomatoes, finely chopped, for serving', english)
  expect(line.size).toBe('large')
  expect(line.ingredient).toBe('ripe tomatoes')
  expect(line.preparation).toBe('finely chopped')
  expect(line.comment).toBe('for serving')
  expect(line.alternatives).toEqual(['tomatoes'])
})

test('a preparation is not part of the name', () => {
  const line = readIngredientLine('1 cup freshly squeezed orange juice (from 3 oranges)', english)
  expect([line.preparation, line.ingredient]).toEqual(['freshly squeezed', 'orange juice'])
})

test('a single word before "or" lacks its noun and is no alternative', () => {
  expect(readIngredientLine('1 red or yellow onion', english).ingredient).toBe('red or yellow onion')
})

test('a line in square brackets is a header', () => {
  const line = readIngredientLine(' [For 2 sauces] ', english)
  expect([line.isHeader, line.ingredient, line.quantity]).toEqual([true, 'For 2 sauces', null])
})

test('every amount has its role', () => {
  const roles = (text: string) => readIngredientLine(text, english).amounts.map(({ role }) => role)
  expect(roles('1 cup plus 2 tablespoons sugar')).toEqual(['main', 'plus'])
  expect(roles('200 g (7 oz) chocolate')).toEqual(['main', 'same'])
  expect(roles('1 tablespoon fresh or 1 teaspoon dried oregano')).toEqual(['main', 'or'])
  expect(roles('2 packages (8 oz. each) cream cheese')).toEqual(['main', 'size'])
})

const words = fc.constantFrom(
  '1',
  '½',
  '2-3',
  'cup',
  'of',
  'or',
  'plus',
  '(',
  ')',
  ',',
  '14-ounce',
  'a',
  'וחצי',
  'ст.',
  'л.',
  'EL',
  '%',
  '°',
  'x',
  '/',
  '-',
  'chopped',
  '0',
  '1e308',
)

test('segments join to the original line for any text', () => {
  const anyLine = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((list) => list.join(' ')),
    fc.array(words).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(anyLine, (text) => {
      expect(rebuilt(readIngredientLine(text, everyLanguage))).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('text after 200 letters is not read, and the cut is between two words', () => {
  const long = `2 cups flour, ${'sifted and sifted again, '.repeat(20)}3 eggs`
  const line = readIngredientLine(long, english)
  expect([line.quantity?.min.valueOf(), line.unitName, line.ingredient]).toEqual([2, 'cup', 'flour'])
  expect(rebuilt(line)).toBe(long)
  const last = line.segments.at(-1)
  expect(last?.kind).toBe('text')
  expect(long.slice((last?.start ?? 0) - 1, last?.start)).toMatch(/\S/)
  expect(scaleLine(line, 2).text).toBe(`4${long.slice(1)}`)
})

test.each(['½', 'a b c ', '2 x ', '1/2', '1/2 '])(
  'a thousand items of 490 letters of "%s" are read in a short time',
  (letters) => {
    const title = letters.repeat(490).slice(0, 490)
    const started = process.cpuUsage()
    for (let item = 0; item < 1000; item += 1) readIngredientLine(title, everyLanguage)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(10_000)
  },
)

test.each([
  ['digits', '1'.repeat(100_000)],
  ['numbers', '1 '.repeat(50_000)],
  ['open brackets', '1('.repeat(50_000)],
  ['closed brackets', '(1 cup)'.repeat(14_000)],
  ['slashes', '1/'.repeat(50_000)],
  ['ranges', '1-'.repeat(50_000)],
  ['words before amounts', 'about '.repeat(16_000)],
  ['sizes', `1 ${'large '.repeat(16_000)}`],
  ['sums', '1 cup plus '.repeat(9_000)],
  ['or', 'x or '.repeat(20_000)],
  ['commas', ','.repeat(100_000)],
  ['descriptions', 'boneless, '.repeat(10_000)],
  ['number words', 'twenty '.repeat(14_000)],
  ['fractions', '½ '.repeat(50_000)],
  ['dashes', '-'.repeat(100_000)],
  ['spaces', ' '.repeat(100_000)],
  ['brackets that stay open', '('.repeat(100_000)],
  ['"about" in brackets', `(${'about '.repeat(16_000)}`],
  ['sums in brackets', `(${'1 cup plus '.repeat(9_000)}`],
  ['sums in signs', `(${'1 cup + '.repeat(12_000)}`],
  ['units before numbers', 'g 1 '.repeat(25_000)],
  ['feet and inches', '1"'.repeat(50_000)],
  ['articles', 'a '.repeat(50_000)],
  ['halves', 'half of '.repeat(12_000)],
])('100,000 characters of %s are read and scaled in linear time', (_of, text) => {
  const started = process.cpuUsage()
  const line = readIngredientLine(text, everyLanguage)
  expect(rebuilt(line)).toBe(text)
  scaleLine(line, 2)
  findDurations(text, everyLanguage)
  findNamedIngredients(text, ['eggs'], everyLanguage)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(10_000)
})
