import { one } from '@potluck/cooking/quantity'
import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { parseWantedYield, readFactor, scaledYield, stepServings, writeYield, yieldOf } from './scaling.ts'

const written = (text: string) => {
  const base = yieldOf(text, everyLanguage)
  if (!base) throw new Error(`no yield in ${text}`)
  return base
}

test.each([
  ['4 servings', 2, '8 servings'],
  ['Serves 4', 0.5, 'Serves 2'],
  ['4-6 servings', 2, '10 servings'],
  ['4 servings', 0.25, '1 serving'],
  ['Makes 24 cookies', 1, 'Makes 24 cookies'],
  ['4 מנות', 2, '8 מנות'],
])('the yield %s times %f is %s', (text, factor, scaled) => {
  expect(scaledYield(text, written(text), one.mul(factor), everyLanguage)).toBe(scaled)
})

test('the servings step by whole numbers and stop at one', () => {
  const four = written('4 servings')
  const more = stepServings(four, one, 1)
  expect(more && writeFactor(more)).toBe('1 ¼')
  expect(more && scaledYield('4 servings', four, more, everyLanguage)).toBe('5 servings')
  const fromBetween = stepServings(four, one.mul(9).div(8), -1)
  expect(fromBetween && scaledYield('4 servings', four, fromBetween, everyLanguage)).toBe('4 servings')
  expect(stepServings(four, one.div(4), -1)).toBeNull()
})

test('a yield without a number has no steps', () => {
  expect(yieldOf('a big pot', everyLanguage)).toBeNull()
  expect(yieldOf('', everyLanguage)).toBeNull()
})

test.each([
  ['3', '3'],
  ['1 1/2', '1 ½'],
  ['1½', '1 ½'],
  ['1.5', '1 ½'],
  ['1,5', '1 ½'],
  ['0.333', '⅓'],
  ['½', '½'],
  ['x2', '2'],
  [' 2× ', '2'],
])('%j is parsed as the factor %s', (text, factor) => {
  const result = readFactor(text, everyLanguage)
  expect(result && writeFactor(result)).toBe(factor)
})

test.each(['', '0', '-1', 'two pots of', '1-2', '99999', 'abc', '1/0'])('%j is not a factor', (text) => {
  expect(readFactor(text, everyLanguage)).toBeNull()
})

test.each([
  ['4 servings', '6', '1 ½'],
  ['4 servings', '1 1/2', '⅜'],
  ['4-6 servings', '10', '2'],
  ['4-6 servings', '4-6', '1'],
  ['Makes 24 cookies', '36', '1 ½'],
  ['1 loaf', '½', '½'],
  ['4 servings', '×2', '2'],
  ['4 servings', '2x', '2'],
])('for a yield of %s, %s gives the factor %s', (text, typed, factor) => {
  const result = parseWantedYield(typed, written(text), everyLanguage)
  expect(result && writeFactor(result)).toBe(factor)
})

test.each(['', '0', 'six pots of', '5-6', '9999999'])('%j is not a number of servings', (typed) => {
  expect(parseWantedYield(typed, written('4 servings'), everyLanguage)).toBeNull()
})

test('the typed number of a range stays in the box, and steps start from it', () => {
  const some = written('10-12 servings')
  const six = parseWantedYield('6', some, everyLanguage)
  if (!six) throw new Error('6 was not read')
  expect(writeYield(some, six)).toBe('6')
  const [more, less] = [stepServings(some, six, 1), stepServings(some, six, -1)]
  expect([more, less].map((factor) => factor && writeYield(some, factor))).toEqual(['7', '5'])
  expect(writeYield(some, one)).toBe('10-12')
  const [above, below] = [stepServings(some, one, 1), stepServings(some, one, -1)]
  expect([above, below].map((factor) => factor && writeYield(some, factor))).toEqual(['12', '10'])
})
