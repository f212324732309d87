import fc from 'fast-check'
import { findDurations } from './durations.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { findNamedIngredients } from './named-ingredients.ts'
import { scaleLine } from './scale-line.ts'
import { vocabularyOf } from './vocabulary.ts'
import { everyLanguage } from './words/all.ts'
import { deDe } from './words/de-de.ts'
import { enUs } from './words/en-us.ts'
import { he } from './words/he.ts'
import { itIt } from './words/it-it.ts'
import { ukUa } from './words/uk-ua.ts'
import type { Words } from './words.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const english = vocabularyOf([enUs])

const quantity = ({ quantity }: IngredientLine): string => {
  if (!quantity) return ''
  const [min, max] = [quantity.min.toFraction(true), quantity.max.toFraction(true)]
  return min === max ? min : `${min}-${max}`
}
const said = (line: IngredientLine) => [quantity(line), line.unitName ?? '', line.ingredient]

test.each<[string, string, string, string]>([
  ['2 cups flour', '2', 'cup', 'flour'],
  ['1 1/2 cups milk', '1 1/2', 'cup', 'milk'],
  ['1½ tsp. salt', '1 1/2', 'teaspoon', 'salt'],
  ['2-3 tbsp oil', '2-3', 'tablespoon', 'oil'],
  ['2 – 3 tbsp oil', '2-3', 'tablespoon', 'oil'],
  ['2 to 3 tbsp oil', '2-3', 'tablespoon', 'oil'],
  ['2 cups to 3 cups water', '2-3', 'cup', 'water'],
  ['8 or 9 figs', '8-9', '', 'figs'],
  ['1 T sugar', '1', 'tablespoon', 'sugar'],
  ['1 t sugar', '1', 'teaspoon', 'sugar'],
  ['8 fl. oz. milk', '8', 'fluid-ounce', 'milk'],
  ['200g sugar', '200', 'gram', 'sugar'],
  ['3 garlic cloves', '3', 'clove', 'garlic'],
  ['3 cloves garlic', '3', 'clove', 'garlic'],
  ['5 cloves', '5', '', 'cloves'],
  ['1 (14-ounce) can tomatoes', '1', 'can', 'tomatoes'],
  ['1 14-ounce can tomatoes', '1', 'can', 'tomatoes'],
  ['2 x 400 g tins tomatoes', '2', 'can', 'tomatoes'],
  ['3x400g tins tomatoes', '3', 'can', 'tomatoes'],
  ['28 oz can tomatoes', '28', 'ounce', 'tomatoes'],
  ['1 - 14 oz can beans', '1', 'can', 'beans'],
  ['2-inch piece of ginger', '2', 'inch', 'ginger'],
  ['4 (6-ounce) salmon fillets', '4', '', 'salmon fillets'],
  ['3 (or more) cups water', '3', 'cup', 'water'],
  ['a dozen eggs', '12', '', 'eggs'],
  ['2 florets of broccoli', '2', '', 'broccoli'],
  ['half of an onion', '1/2', '', 'onion'],
  ['½ a lemon', '1/2', '', 'lemon'],
  ['Juice of 1 lemon', '1', '', 'Juice of lemon'],
  ['Zest from 1 orange', '1', '', 'Zest from orange'],
  ['Heaping ¼ cup olives', '1/4', 'cup', 'olives'],
  ['about 20 basil leaves', '20', '', 'basil leaves'],
  ['Butter – 200 g', '200', 'gram', 'Butter'],
  ['Eggs (3)', '3', '', 'Eggs'],
  ['sugar: 1 cup', '1', 'cup', 'sugar'],
  ['pinch of salt', '', 'pinch', 'salt'],
  ['a few dashes of bitters', '', 'dash', 'bitters'],
  ['A couple of carrots', '', '', 'carrots'],
  ['Salt', '', '', 'Salt'],
  ['2 % milk', '', '', '2 % milk'],
  ['flour type 00', '', '', 'flour type 00'],
  ['heat to 180 °C', '', '', 'heat to 180 °C'],
  ['1 lb 80/20 ground beef', '1', 'pound', '80/20 ground beef'],
  ['1 cup 2% milk', '1', 'cup', '2% milk'],
  ['Five spice powder', '', '', 'Five spice powder'],
  ['1e308 cups', '', '', '1e308 cups'],
  ['1/0 cups', '', '', '1/0 cups'],
  ['', '', '', ''],
])('English: "%s"', (text, amount, unit, ingredient) => {
  expect(said(readIngredientLine(text, english))).toEqual([amount, unit, ingredient])
})

const others: [Words, string, string, string, string][] = [
  [deDe, '200 g Mehl Type 405', '200', 'gram', 'Mehl Type 405'],
  [deDe, '1,5 kg Kartoffeln', '1 1/2', 'kilogram', 'Kartoffeln'],
  [deDe, '1.500 g Fleisch', '1500', 'gram', 'Fleisch'],
  [deDe, '1,250 kg Mehl', '1 1/4', 'kilogram', 'Mehl'],
  [deDe, '2 gestr. EL Zucker', '2', 'tablespoon', 'Zucker'],
  [deDe, '½ TL Salz', '1/2', 'teaspoon', 'Salz'],
  [deDe, '2-3 Zehen Knoblauch, gehackt', '2-3', 'clove', 'Knoblauch'],
  [deDe, '2 bis 3 Eier', '2-3', '', 'Eier'],
  [deDe, 'zweieinhalb Tassen Mehl', '2 1/2', 'cup', 'Mehl'],
  [deDe, '1 Dose Tomaten (400 g)', '1', 'can', 'Tomaten'],
  [deDe, '1 große Zwiebel(n)', '1', '', 'Zwiebel(n)'],
  [deDe, '1 Stück(e) Ingwer (ca. 3 cm)', '1', 'piece', 'Ingwer'],
  [deDe, '1 Pck. Backpulver', '1', 'package', 'Backpulver'],
  [deDe, 'Milch (3,5 %)', '', '', 'Milch'],
  [itIt, "2 cucchiai d'olio", '2', 'tablespoon', 'olio'],
  [itIt, '2 cucchiai e mezzo di zucchero', '2 1/2', 'tablespoon', 'zucchero'],
  [itIt, "mezz'etto di burro", '1/2', 'hectogram', 'burro'],
  [itIt, 'farina 00 250 g', '250', 'gram', 'farina 00'],
  [itIt, 'da 2 a 3 cipolle', '2-3', '', 'cipolle'],
  [itIt, "un'arancia", '1', '', 'arancia'],
  [itIt, "1 spicchio d'aglio", '1', 'clove', 'aglio'],
  [itIt, 'sale q.b.', '', '', 'sale'],
  [ukUa, 'Борошно – 200 г', '200', 'gram', 'Борошно'],
  [ukUa, '2 ст. л. олії', '2', 'tablespoon', 'олії'],
  [ukUa, '1 ч.л. солі', '1', 'teaspoon', 'солі'],
  [ukUa, 'пів склянки молока', '1/2', 'cup', 'молока'],
  [ukUa, '2 з половиною склянки борошна', '2 1/2', 'cup', 'борошна'],
  [ukUa, 'склянка цукру', '1', 'cup', 'цукру'],
  [ukUa, '2–3 зубчики часнику', '2-3', 'clove', 'часнику'],
  [ukUa, 'Яйця - 3 шт.', '3', 'piece', 'Яйця'],
  [ukUa, 'Сіль за смаком', '', '', 'Сіль'],
  [he, '2 כוסות קמח', '2', 'cup', 'קמח'],
  [he, 'כוס וחצי סוכר', '1 1/2', 'cup', 'סוכר'],
  [he, 'כוס קמח', '1', 'cup', 'קמח'],
  [he, 'כף אחת סוכר', '1', 'tablespoon', 'סוכר'],
  [he, 'שלושת רבעי כוס חלב', '3/4', 'cup', 'חלב'],
  [he, 'כ-200 גרם גבינה', '200', 'gram', 'גבינה'],
  [he, '1 ק"ג תפוחי אדמה', '1', 'kilogram', 'תפוחי אדמה'],
  [he, '2-3 שיני שום', '2-3', 'clove', 'שום'],
  [he, 'ביצה אחת', '1', '', 'ביצה'],
  [he, 'בצל אחד, קצוץ', '1', '', 'בצל'],
  [he, '1 כף גדושה קקאו', '1', 'tablespoon', 'קקאו'],
  [he, '3 ו-1/2 כוסות קמח', '3 1/2', 'cup', 'קמח'],
  [he, 'מיץ מחצי לימון', '1/2', '', 'מיץ לימון'],
]

test.each(others)('%#: "%s" in its own language', (words, text, amount, unit, ingredient) => {
  expect(said(readIngredientLine(text, vocabularyOf([words])))).toEqual([amount, unit, ingredient])
})

test.each(others)('%#: the same where a library mixes five languages', (_words, text, amount, unit, ingredient) => {
  expect(said(readIngredientLine(text, everyLanguage))).toEqual([amount, unit, ingredient])
})

test('size, preparation, comment and alternatives are told apart', () => {
  const line = readIngredientLine('2 large ripe tomatoes or 1 can tomatoes, finely chopped, for serving', english)
  expect(line.size).toBe('large')
  expect(line.ingredient).toBe('ripe tomatoes')
  expect(line.preparation).toBe('finely chopped')
  expect(line.comment).toBe('for serving')
  expect(line.alternatives).toEqual(['tomatoes'])
})

test('what was done to a thing is not its name', () => {
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

const rebuilt = (line: IngredientLine): string =>
  line.segments.map(({ start, end }) => line.text.slice(start, end)).join('')

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

test('the segments give any line back to the letter, and nothing throws', () => {
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
])('100,000 characters of %s are read and scaled in time in proportion, not its square', (_of, text) => {
  const started = process.cpuUsage()
  expect(rebuilt(readIngredientLine(text, everyLanguage))).toBe(text)
  expect(scaleLine(text, 1, everyLanguage)).toBe(text)
  scaleLine(text, 2, everyLanguage)
  findDurations(text, everyLanguage)
  findNamedIngredients(text, ['eggs'], everyLanguage)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(4000)
})
