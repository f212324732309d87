import fc from 'fast-check'
import Fraction from 'fraction.js'
import { readIngredientLine } from './ingredient-line.ts'
import { scaleLine } from './scale-line.ts'
import { vocabularyOf } from './vocabulary.ts'
import { everyLanguage } from './words/all.ts'
import { enUs } from './words/en-us.ts'
import { germanLines } from './words/lines/de-de.ts'
import { englishLines } from './words/lines/en-us.ts'
import { hebrewLines } from './words/lines/he.ts'
import { italianLines } from './words/lines/it-it.ts'
import { ukrainianLines } from './words/lines/uk-ua.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const english = vocabularyOf([enUs])

test.each([
  ['1 cup flour', '2 cups flour'],
  ['½ cup sugar', '1 cup sugar'],
  ['1 1/2 cups milk', '3 cups milk'],
  ['1-1/2 cups milk', '3 cups milk'],
  ['3/4 cup oats', '1 1/2 cups oats'],
  ['2 to 3 onions', '4 to 6 onions'],
  ['2-3 onions', '4-6 onions'],
  ['½–1 cup water', '1–2 cups water'],
  ['1 cup plus 2 tablespoons sugar', '2 cups plus 4 tablespoons sugar'],
  ['1 c + 2 tbsp sugar', '2 c + 4 tbsp sugar'],
  ['200 g (7 oz) chocolate', '400 g (14 oz) chocolate'],
  ['1 cup/240 ml milk', '2 cups/480 ml milk'],
  ['3 large eggs + 2 egg yolks', '6 large eggs + 4 egg yolks'],
  ['1 tablespoon fresh or 1 teaspoon dried oregano', '2 tablespoons fresh or 2 teaspoons dried oregano'],
  ['1 cup milk, plus 2 tablespoons for brushing', '2 cups milk, plus 4 tablespoons for brushing'],
  ['2 zucchini (about 1½ pounds)', '4 zucchini (about 3 pounds)'],
  ['1 cup juice (from 3 oranges)', '2 cups juice (from 6 oranges)'],
  ['salt, 1 tsp', 'salt, 2 tsp'],
  ['a pinch of salt', '2 pinches of salt'],
  ['half a dozen eggs', '12 eggs'],
  ['twenty-five olives', '50 olives'],
  ['Juice of half a lemon', 'Juice of 1 lemon'],
  ['1.5 kg potatoes', '3 kg potatoes'],
  ['13.75 oz broth', '27.5 oz broth'],
  ['0.33 c chips', '0.67 c chips'],
  ['2-inch piece of ginger', '4-inch piece of ginger'],
  ['½ cup – 1 cup water', '1 cup – 2 cups water'],
  ['1 teaspoon to 1 tablespoon sugar', '2 teaspoons to 2 tablespoons sugar'],
  ['100 g-1 kg sugar', '200 g-2 kg sugar'],
  ['a scant cup of milk', '2 scant cups of milk'],
  ['2 large eggs + 1 yolk', '4 large eggs + 2 yolk'],
])('"%s" doubled is "%s"', (line, doubled) => {
  expect(scaleLine(line, 2, english)).toBe(doubled)
})

test.each([
  ['a size before its container', '1 (14-ounce) can beans', '2 (14-ounce) cans beans'],
  ['a size without brackets', '1 14-ounce can beans', '2 14-ounce cans beans'],
  ['a size behind its container', '1 can (14 oz) beans', '2 cans (14 oz) beans'],
  ['a size of each', '4 cans (28 ounces each) tomatoes', '8 cans (28 ounces each) tomatoes'],
  ['a size of pieces', '2 (6-ounce) salmon fillets', '4 (6-ounce) salmon fillets'],
  ['a multiplied size', '2 x 400 g tins beans', '4 x 400 g tins beans'],
  ['the size of cut pieces', '1 lb beef, cut into 1-inch cubes', '2 lbs beef, cut into 1-inch cubes'],
  ['the number of cut pieces', '1 cup dates, cut into 8 pieces', '2 cups dates, cut into 8 pieces'],
  ['a shape', '1 lb pork, 6 × 2-inch pieces', '2 lbs pork, 6 × 2-inch pieces'],
  ['the unit of a size', '1 (12-15) pound turkey', '2 (12-15) pound turkey'],
  ['a pack', '1 pack of 6 tortillas', '2 packs of 6 tortillas'],
  ['a percentage', '1 cup 2% milk', '2 cups 2% milk'],
  ['a ratio', '1 lb 80/20 ground beef', '2 lbs 80/20 ground beef'],
  ['a type', '1 cup flour type 00', '2 cups flour type 00'],
  ['a temperature', '1 cup water at 105 °F', '2 cups water at 105 °F'],
  ['a duration', '1 cup beans, soaked for 8 hours', '2 cups beans, soaked for 8 hours'],
  ['a pan', '4 sheets (9x13) phyllo', '8 sheets (9x13) phyllo'],
  ['a name', '2 tsp 5-spice powder', '4 tsp 5-spice powder'],
])('%s stays', (_what, line, doubled) => {
  expect(scaleLine(line, 2, english)).toBe(doubled)
})

test.each([
  '2 % milk',
  'flour type 00',
  'heat to 180 °C',
  'bake 350F',
  'use by Dec 24',
  'bread of 24 December',
  'made on 2026-11-21',
  'rest until 10:30',
  '12/24/2020',
  '1/0 cups',
  '1e308 cups',
  '[Sauce 2]',
  'Five spice powder',
  'Salt',
  '',
])('without a quantity "%s" stays as it is', (line) => {
  expect(scaleLine(line, 3, english)).toBe(line)
})

test.each([
  ['200 g Mehl Type 405', '400 g Mehl Type 405'],
  ['ca. 1 Liter Wasser', 'ca. 2 Liter Wasser'],
  ['1 Stück(e) Ingwer', '2 Stück(e) Ingwer'],
  ['Brot vom 24. Dezember', 'Brot vom 24. Dezember'],
  ['хліб від 24 грудня', 'хліб від 24 грудня'],
  ['1 Prise Salz', '2 Prisen Salz'],
  ['1,5 kg Kartoffeln', '3 kg Kartoffeln'],
  ['1 Dose Tomaten (400 g)', '2 Dosen Tomaten (400 g)'],
  ['Saft von 1 Zitrone', 'Saft von 2 Zitrone'],
  ["1 spicchio d'aglio", "2 spicchi d'aglio"],
  ['2 cucchiai e mezzo di zucchero', '5 cucchiai di zucchero'],
  ["un'arancia", '2 arancia'],
  ['farina 00 250 g', 'farina 00 500 g'],
  ['1/2 склянки цукру', '1 склянка цукру'],
  ['2 з половиною склянки борошна', '5 склянок борошна'],
  ['склянка цукру', '2 склянки цукру'],
  ['2–3 зубчики часнику', '4–6 зубчиків часнику'],
  ['כוס וחצי סוכר', '3 כוסות סוכר'],
  ['כוס קמח', '2 כוסות קמח'],
  ['כף אחת סוכר', '2 כפות סוכר'],
  ['2 כוסות קמח', '4 כוסות קמח'],
  ['מיץ מ-2 לימונים', 'מיץ מ-4 לימונים'],
  ['2 Zehe/n Knoblauch', '4 Zehe/n Knoblauch'],
  ['g 200 farina', 'g 400 farina'],
  ['farina g 300', 'farina g 600'],
  ["una dozzina d'uova", '24 uova'],
  ['una decina di olive', '20 olive'],
  ['півлітра молока', '1 літр молока'],
  ['קילו וחצי עוף', '3 קילו עוף'],
])('in every language: "%s" doubled is "%s"', (line, doubled) => {
  expect(scaleLine(line, 2, everyLanguage)).toBe(doubled)
})

test('each end of a range has the unit in its own form', () => {
  expect(scaleLine('½ cup – 1 cup water', 1.5, english)).toBe('3/4 cup – 1 1/2 cups water')
  expect(scaleLine('2 cups to 4 cups water', 0.5, english)).toBe('1 cup to 2 cups water')
  expect(scaleLine('1 склянка – 2 склянки води', 5, everyLanguage)).toBe('5 склянок – 10 склянок води')
})

test('fractions are written as asked', () => {
  expect(scaleLine('1 cup oil', 0.75, english)).toBe('3/4 cup oil')
  expect(scaleLine('1 cup oil', 0.75, english, { fractions: 'glyphs' })).toBe('¾ cup oil')
  expect(scaleLine('1 cup oil', 1.5, english, { fractions: 'glyphs' })).toBe('1 ½ cups oil')
})

test('a factor typed as 0.333 is a third', () => {
  expect(scaleLine('½ cup oil', 0.333, english)).toBe('1/6 cup oil')
})

test('an amount that no spoon measures is rounded and marked', () => {
  expect(scaleLine('1 cup oil', 5 / 13, english)).toBe('~3/8 cup oil')
})

test('a scale shows decimals, with the mark of the language', () => {
  expect(scaleLine('125 g butter', 0.5, english)).toBe('62.5 g butter')
  expect(scaleLine('125 g Butter', 0.5, everyLanguage)).toBe('62.5 g Butter')
  expect(scaleLine('0,5 l Milch', 0.5, everyLanguage)).toBe('0,25 l Milch')
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308])('a factor of %s changes nothing', (factor) => {
  expect(scaleLine('1 cup flour', factor, english)).toBe('1 cup flour')
})

const amounts = (text: string) =>
  readIngredientLine(text, english)
    .amounts.filter(({ role }) => role !== 'size')
    .map(({ quantity: { min, max } }) => `${min.toFraction()}-${max.toFraction()}`)

const line = fc
  .tuple(
    fc.constantFrom('1', '2', '3', '1/2', '1 1/2', '3/4', '⅓', '2-3', '1 to 2', 'six', 'a dozen'),
    fc.constantFrom('cups', 'tbsp', '(14-ounce) cans', 'large', 'cups plus 2 tablespoons', 'lbs (about 4 cups)'),
    fc.constantFrom('flour', 'tomatoes, cut into 1-inch pieces', 'milk or 1 cup water'),
  )
  .map((parts) => parts.join(' '))
const factor = fc.constantFrom(2, 3, 4, 6, 8).map((n) => new Fraction(n))

const languages = [
  ['English', englishLines],
  ['German', germanLines],
  ['Italian', italianLines],
  ['Ukrainian', ukrainianLines],
  ['Hebrew', hebrewLines],
] as const
const realAmounts = (text: string) =>
  readIngredientLine(text, everyLanguage).amounts.filter(({ role }) => role !== 'size')

test.each(languages)('every line of the %s table is multiplied by any factor, and divided back', (_, lines) => {
  const anyFactor = fc.oneof(fc.constantFrom(2, 3, 5, 10), fc.integer({ min: 2, max: 24 }))
  fc.assert(
    fc.property(fc.constantFrom(...lines), anyFactor, ([text], k) => {
      const before = realAmounts(text)
      const scaled = scaleLine(text, k, everyLanguage)
      const ends = (found: typeof before, factor: Fraction) =>
        found.map(({ quantity }) => [quantity.min.mul(factor).toFraction(), quantity.max.mul(factor).toFraction()])
      expect(ends(realAmounts(scaled), new Fraction(1))).toEqual(ends(before, new Fraction(k)))
      expect(ends(realAmounts(scaleLine(scaled, new Fraction(1, k), everyLanguage)), new Fraction(1))).toEqual(
        ends(before, new Fraction(1)),
      )
    }),
    { numRuns: 300 },
  )
})

test('scaling by k and then by 1/k gives the amounts back', () => {
  fc.assert(
    fc.property(line, factor, (text, k) => {
      expect(amounts(scaleLine(scaleLine(text, k, english), k.inverse(), english))).toEqual(amounts(text))
    }),
  )
})

test('scaling multiplies every real amount by the factor, exactly', () => {
  fc.assert(
    fc.property(line, factor, (text, k) => {
      const wanted = readIngredientLine(text, english)
        .amounts.filter(({ role }) => role !== 'size')
        .map(({ quantity: { min, max } }) => `${min.mul(k).toFraction()}-${max.mul(k).toFraction()}`)
      expect(amounts(scaleLine(text, k, english))).toEqual(wanted)
    }),
  )
})

test('any text and any factor give a text, and a factor of one the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.double(), (text, k) => {
      expect(typeof scaleLine(text, k, everyLanguage)).toBe('string')
      expect(scaleLine(text, 1, everyLanguage)).toBe(text)
    }),
  )
})
