import fc from 'fast-check'
import { readIngredientLine } from './ingredient-line.ts'
import { ukUa } from './languages/uk-ua/words.ts'
import { one } from './quantity.ts'
import { scaleLine } from './scale-line.ts'
import { everyLanguage } from './testing/every-language.ts'
import { typedFraction } from './testing/typed-fraction.ts'
import { vocabularyOf } from './vocabulary.ts'
import { writeQuantity } from './write-quantity.ts'
import { factorTo, madeOf, nameServings, readYield, yieldParts } from './yield.ts'

const read = (text: string): string | null => {
  const reading = readYield(text, everyLanguage)
  if (!reading) return null
  const { min, max } = reading.quantity
  return min.equals(max) ? min.toFraction() : `${min.toFraction()}-${max.toFraction()}`
}

test.each([
  ['serves 4', '4'],
  ['Serves: 4', '4'],
  ['Makes 24', '24'],
  ['4-6 servings', '4-6'],
  ['Makes about 2 dozen cookies', '24'],
  ['2 loaves, serves 12', '12'],
  ['12', '12'],
  ['für 4 Personen', '4'],
  ['4 Portionen', '4'],
  ['ergibt 12 Stück', '12'],
  ['per 6 persone', '6'],
  ['Dosi per 4 persone', '4'],
  ['4 порції', '4'],
  ['на 8 осіб', '8'],
  ['6 מנות', '6'],
  ['מספיק ל-6 סועדים', '6'],
  ['Makes two 8-inch cakes, serves 20', '20'],
  ['Yield: 2 cups (about 8 servings)', '8'],
  ['Makes 2 loaves, 24 portions', '24'],
  ['Ergibt 1 Blech (20 Portionen)', '20'],
  ['24 Stück, 6 Portionen', '6'],
  ['per 1 torta (8 porzioni)', '8'],
  ['Вихід: 1 буханець (12 порцій)', '12'],
  ['עוגה אחת, 10 מנות', '10'],
  ['Serves 4, makes 8 pancakes', '4'],
  ['Makes 4 servings (serving: 1 cup)', '4'],
  ['makes 24 cookies. Per serving: 250 kcal', '24'],
  ['Makes about 3 cups (serves 6 to 8)', '6-8'],
  ['6/8 persone', '6-8'],
  ['Per 3/4 persone', '3-4'],
  ['Serves 3/4', '3-4'],
  ['Für 2/3 Personen', '2-3'],
  ['4/5', '4-5'],
  ['4-6/8 persone', '4-6'],
  ['Makes 1-1/2 loaves', '3/2'],
  ['für eine Form von 20 x 30 cm', null],
  ['Für eine Springform (26 cm), 12 Portionen', '12'],
  ['Makes one 9-inch pie', '1'],
  ['9-inch pie', null],
  ['9x13 pan', null],
  ['Dosi per una teglia 30x40', null],
  ['24 x 7 g', '24'],
  ['На форму 24 см', null],
  ['3/4 cup', '3/4'],
  ['0.75 cup', '3/4'],
  ['enough', null],
  ['', null],
])('"%s" yields %s', (text, amount) => {
  expect(read(text)).toBe(amount)
})

test('a recipe for four is made for six', () => {
  const four = readYield('serves 4', everyLanguage)
  const factor = four && factorTo(6, four)
  expect(factor?.toFraction()).toBe('3/2')
  expect(scaleLine(readIngredientLine('2 eggs', everyLanguage), factor ?? 1).text).toBe('3 eggs')
})

test('a recipe for four to six is taken to make five', () => {
  const some = readYield('4-6 servings', everyLanguage)
  expect(some && factorTo(8, some)?.toFraction()).toBe('8/5')
})

test('a range stays at its original yield and becomes one number when scaled', () => {
  const some = readYield('10-12 servings', everyLanguage)
  if (!some) throw new Error('no yield')
  expect(writeQuantity(madeOf(some, one))).toBe('10-12')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (wanted) => {
      fc.pre(wanted !== 11)
      expect(writeQuantity(madeOf(some, factorTo(wanted, some) ?? one))).toBe(String(wanted))
    }),
  )
})

test('the factor from 24 to 10 is exact', () => {
  const batch = readYield('makes 24', everyLanguage)
  expect(batch && factorTo(10, batch)?.toFraction()).toBe('5/12')
})

test('a yield of zero has no factor', () => {
  const four = readYield('serves 4', everyLanguage)
  expect(four && factorTo(0, four)).toBeNull()
  expect(four && factorTo(Number.NaN, four)).toBeNull()
})

test.each([
  ['2', '2 servings'],
  ['10-12', '10-12 servings'],
  [' 1 ', '1 serving'],
  ['Serves 2', 'Serves 2'],
  ['2 loaves', '2 loaves'],
  ['', ''],
])('a yield "%s" reads as "%s"', (text, named) => {
  expect(nameServings(text, everyLanguage)).toBe(named)
})

test('a number alone counts servings in the language of the reader', () => {
  expect(nameServings('5', vocabularyOf([ukUa]))).toBe('5 порцій')
})

test.each([
  ['4 servings', '1/4', '1 serving'],
  ['1 serving', '3', '3 servings'],
  ['1 порція', '5', '5 порцій'],
  ['Makes 24 cookies', '1/2', 'Makes 12 cookies'],
  ['10-12 servings', '1', '10-12 servings'],
  ['10-12 servings', '2', '22 servings'],
])('"%s" made %s times reads "%s"', (text, times, read) => {
  const from = readYield(text, everyLanguage)
  if (!from) throw new Error(`no yield in ${text}`)
  const { before, made, after } = yieldParts(text, from, typedFraction(times), everyLanguage)
  expect(before + writeQuantity(made) + after).toBe(read)
})
