import fc from 'fast-check'
import { readIngredientLine } from './ingredient-line.ts'
import { enUs } from './languages/en-us/words.ts'
import { scaleLine } from './scale-line.ts'
import { vocabularyOf } from './vocabulary.ts'
import { withoutStyle } from './without-style.ts'

const words = vocabularyOf([enUs])

test.each([
  ['**200 g** flour', '200 g flour'],
  ['**2** _large_ onions, **chopped**', '2 large onions, chopped'],
  ['_**1 cup** milk_', '1 cup milk'],
  ['**1 cup** milk\n_2_ eggs', '1 cup milk\n2 eggs'],
  ['½ **cup**', '½ cup'],
])('%j becomes %j', (marked, plain) => {
  expect(withoutStyle(marked)).toBe(plain)
})

test.each([
  '2 * 3 ** 4',
  '** not bold **',
  'snake_case_oil',
  '_',
  '____',
  '****',
  'half **open',
  '1 egg*',
  'https://x.org/_a_b_',
])('%j stays unchanged', (text) => {
  expect(withoutStyle(text)).toBe(text)
})

test('lines of signs only are read in linear time', () => {
  for (const sign of ['*', '_', '** ', '_ ', '**a', ' _a']) {
    const line = sign.repeat(100_000)
    expect(withoutStyle(line).length).toBeLessThanOrEqual(line.length)
  }
})

const line = fc
  .array(
    fc.constantFrom(
      '200',
      '1/2',
      '2–3',
      'g',
      'cups',
      'flour',
      'large',
      'eggs,',
      'chopped',
      '(about',
      '100 ml)',
      'to taste',
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((pieces) => pieces.join(' '))

/** A line, and the same with marks around some of its words. */
const marked = fc
  .record({ plain: line, mark: fc.constantFrom('**', '_'), from: fc.nat(7), many: fc.integer({ min: 1, max: 8 }) })
  .map(({ plain, mark, from, many }) => {
    const pieces = plain.split(' ')
    const first = from % pieces.length
    const last = Math.min(first + many, pieces.length) - 1
    pieces[first] = `${mark}${pieces[first]}`
    pieces[last] = `${pieces[last]}${mark}`
    return { plain, withMarks: pieces.join(' ') }
  })

test('a line with bold or italic text reads and scales like a plain line', () => {
  fc.assert(
    fc.property(marked, ({ plain, withMarks }) => {
      const [read, expected] = [readIngredientLine(withMarks, words), readIngredientLine(plain, words)]
      expect(read).toEqual(expected)
      expect(scaleLine(read, 2).text).toBe(scaleLine(expected, 2).text)
    }),
  )
})
