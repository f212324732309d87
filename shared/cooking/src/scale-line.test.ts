import fc from 'fast-check'
import { type Exactly, Fraction } from './fraction.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { germanLines } from './languages/de-de/lines.ts'
import { englishLines } from './languages/en-us/lines.ts'
import { enUs } from './languages/en-us/words.ts'
import { hebrewLines } from './languages/he/lines.ts'
import { italianLines } from './languages/it-it/lines.ts'
import { ukrainianLines } from './languages/uk-ua/lines.ts'
import { addQuantities, type Quantity, quantityOf, scaleQuantity } from './quantity.ts'
import { type ScaleOptions, scaleLine } from './scale-line.ts'
import { everyLanguage } from './testing/every-language.ts'
import { typedFraction } from './testing/typed-fraction.ts'
import { units } from './units.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const english = vocabularyOf([enUs])

/** The text of a line after it is scaled. */
const scaled = (text: string, factor: Exactly, vocabulary: Vocabulary, options?: ScaleOptions): string =>
  scaleLine(readIngredientLine(text, vocabulary), factor, options).text

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
  ['1 doz. eggs', '24 eggs'],
  ['twenty-five olives', '50 olives'],
  ['Juice of half a lemon', 'Juice of 1 lemon'],
  ['1.5 kg potatoes', '3 kg potatoes'],
  ['13.75 oz broth', '27.5 oz broth'],
  ['0.33 c chips', '2/3 c chips'],
  ['1 kg 200 g flour', '2.4 kg flour'],
  ['1 lb 4 oz beef', '2 1/2 lbs beef'],
  ['2-inch piece of ginger', '4-inch piece of ginger'],
  ['½ cup – 1 cup water', '1 cup – 2 cups water'],
  ['1 teaspoon to 1 tablespoon sugar', '2 teaspoons to 2 tablespoons sugar'],
  ['100 g-1 kg sugar', '200 g-2 kg sugar'],
  ['a scant cup of milk', '2 scant cups of milk'],
  ['2 large eggs + 1 yolk', '4 large eggs + 2 yolk'],
  ['1 large egg', '2 large eggs'],
  ['1 clove', '2 cloves'],
  ['1 egg, beaten', '2 eggs, beaten'],
  ['1 red onion, chopped', '2 red onions, chopped'],
  ['1 lemon zest', '2 lemon zest'],
  ['1 zucchini', '2 zucchini'],
  ['1 Tomato', '2 Tomatoes'],
])('"%s" doubled is "%s"', (line, doubled) => {
  expect(scaled(line, 2, english)).toBe(doubled)
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
  expect(scaled(line, 2, english)).toBe(doubled)
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
  expect(scaled(line, 3, english)).toBe(line)
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
  ['Saft von 1 Zitrone', 'Saft von 2 Zitronen'],
  ['1 Ei', '2 Eier'],
  ['1 großes Ei', '2 großes Ei'],
  ['1 uovo', '2 uova'],
  ['1 яйце', '2 яйця'],
  ['1 цибулина', '2 цибулини'],
  ['1 цибулина, нарізана', '2 цибулини, нарізана'],
  ['1 велика цибулина', '2 велика цибулина'],
  ['1 Zehe', '2 Zehen'],
  ['1 ביצה', '2 ביצים'],
  ["1 spicchio d'aglio", "2 spicchi d'aglio"],
  ['2 cucchiai e mezzo di zucchero', '5 cucchiai di zucchero'],
  ["un'arancia", '2 arance'],
  ['farina 00 250 g', 'farina 00 500 g'],
  ['1/2 склянки цукру', '1 склянка цукру'],
  ['2 з половиною склянки борошна', '5 склянок борошна'],
  ['склянка цукру', '2 склянки цукру'],
  ['2–3 зубчики часнику', '4–6 зубчиків часнику'],
  ['כוס וחצי סוכר', '3 כוסות סוכר'],
  ['כוס קמח', '2 כוסות קמח'],
  ['כף אחת סוכר', '2 כפות סוכר'],
  ['פרוסת לחם אחת', '2 פרוסות לחם'],
  ['1 стакан молока', '2 склянки молока'],
  ['2 куски масла', '4 шматки масла'],
  ['1 долька лимона', '2 часточки лимона'],
  ['чебрець – по 1 пучку', 'чебрець – по 2 пучки'],
  ['мигдаль – жменя', 'мигдаль – 2 жмені'],
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
  expect(scaled(line, 2, everyLanguage)).toBe(doubled)
})

test('each end of a range has the unit in its own form', () => {
  expect(scaled('½ cup – 1 cup water', 1.5, english)).toBe('3/4 cup – 1 1/2 cups water')
  expect(scaled('2 cups to 4 cups water', 0.5, english)).toBe('1 cup to 2 cups water')
  expect(scaled('1 teaspoon to 1 tablespoon sugar', 3, english)).toBe('3 teaspoons to 3 tablespoons sugar')
  expect(scaled('1 склянка – 2 склянки води', 5, everyLanguage)).toBe('5 склянок – 10 склянок води')
})

test('fractions are written as asked', () => {
  expect(scaled('1 cup oil', 0.75, english)).toBe('3/4 cup oil')
  expect(scaled('1 cup oil', 0.75, english, { style: 'glyphs' })).toBe('¾ cup oil')
  expect(scaled('1 cup oil', 1.5, english, { style: 'glyphs' })).toBe('1 ½ cups oil')
})

test('a factor typed as 0.333 is a third', () => {
  expect(scaled('2 cups oil', 0.333, english)).toBe('2/3 cup oil')
})

test.each([
  ['cups into spoons', '1 cup butter', '1/9', '1 3/4 tablespoons butter'],
  ['a twelfth of a cup', '1 cup milk', '7/12', '9 1/2 tablespoons milk'],
  ['abbreviations into abbreviations', '1 c milk', '1/16', '1 tbsp milk'],
  ['spoons into cups', '4 tablespoons butter', '3', '3/4 cup butter'],
  ['an abbreviated spoon into cups', '4 tbsp. oil', '3', '3/4 cup oil'],
  ['small spoons into large ones', '1 teaspoon salt', '3', '1 tablespoon salt'],
  ['few spoons stay', '1 tablespoon butter', '4', '4 tablespoons butter'],
  ['less than a spoon', '1/4 tsp salt', '1/3', '1/12 tsp salt'],
  ['thirds of a tablespoon', '1 tbsp oil', '1/3', '1 tsp oil'],
  ['no cup, but near', '1 cup oil', '5/13', '6 tablespoons oil'],
  ['grams', '100 g flour', '1/3', '33 g flour'],
  ['hundreds of grams', '250 g flour', '2/3', '165 g flour'],
  ['few grams', '10 g yeast', '1/3', '3.25 g yeast'],
  ['grams that are whole stay', '42 g flour', '2', '84 g flour'],
  ['kilos', '1000 g mince', '3', '3 kg mince'],
  ['part of a kilo', '1 kg flour', '1/3', '335 g flour'],
  ['litres', '500 ml stock', '2.5', '1.25 l stock'],
  ['one amount in two units', '1 kg 200 g flour', '1/3', '400 g flour'],
  ['ounces', '12 oz beef', '2', '1 1/2 lbs beef'],
  ['part of a pound', '1 lb beef', '1/3', '5 1/4 oz beef'],
  ['a range', '2-3 cups water', '1/8', '4-6 tablespoons water'],
  ['spoons in quarters', '1 tbsp flour', '25/11', '2 1/4 tbsp flour'],
  ['thirds of a small spoon', '2 tsp salt', '2/3', '1 1/3 tsp salt'],
  ['a third of a small spoon', '1 tsp salt', '1/3', '1/3 tsp salt'],
  ['an eighth below half a spoon', '3/4 tsp salt', '1/2', '3/8 tsp salt'],
  ['exact thirds of cups', '2 cups milk', '2/3', '1 1/3 cups milk'],
  ['exact thirds of cups again', '1/3 cup milk', '5', '1 2/3 cups milk'],
  ['eighths of cups', '1 1/2 cups milk', '3/4', '1 1/8 cups milk'],
  ['part of a can', '1 can beans', '1/3', '1/3 can beans'],
  ['more than a can', '2 (14 oz) cans beans', '6/11', '1 (14 oz) can beans'],
  ['next to nothing', '1 cup oil', '1/5000', '0.0096 teaspoon oil'],
])('a kitchen can measure it: %s', (_what, line, factor, shown) => {
  expect(scaled(line, typedFraction(factor), english)).toBe(shown)
})

test.each([
  ['3 large onions', '6/11', '1 1/2 large onions'],
  ['3 large onions', '3/5', '2 large onions'],
  ['12 thyme sprigs', '3/5', '7 thyme sprigs'],
  ['4 celery stalks', '3/5', '2 1/2 celery stalks'],
  ['2 bay leaves', '3/5', '1 bay leaf'],
  ['1 bay leaf', '1/6', '1 bay leaf'],
  ['1 sprig rosemary', '1/4', '1 sprig rosemary'],
  ['1 pinch salt', '1/3', '1 pinch salt'],
  ['5 eggs', '1/2', '2 1/2 eggs'],
  ['5 eggs', '1/4', '1 egg'],
  ['7 cloves garlic', '3/4', '5 cloves garlic'],
  ['4 slices bread', '1/3', '1 1/2 slices bread'],
  ['1 onion', '1/7', '~1/2 onion'],
  ['1 onion', '3/4', '~1 onion'],
  ['1 egg', '1/4', '~1/2 egg'],
  ['1 whole turkey', '6/11', '1/2 whole turkey'],
  ['2-3 onions', '1/2', '1-1 1/2 onions'],
  ['2-3 sprigs thyme', '1/3', '1 sprig thyme'],
  ['2 to 3 onions', '1/3', '~1/2 to 1 onion'],
  ['1-2 teaspoons salt', '1/8', '1/8-1/4 teaspoon salt'],
])('counted items round to wholes and halves, and never to zero: "%s" %s times is "%s"', (line, factor, shown) => {
  expect(scaled(line, typedFraction(factor), english)).toBe(shown)
})

test('a counted amount is whole or half, at least a half, and has no sign of rounding only within a fifth', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('onions', 'cloves garlic', 'slices bread', 'eggs', 'celery stalks'),
      fc.integer({ min: 1, max: 24 }),
      fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 })),
      (name, count, [n, d]) => {
        const factor = new Fraction(n, d)
        const { text } = scaleLine(readIngredientLine(`${count} ${name}`, english), factor)
        const shown = readIngredientLine(text, english).quantity?.max ?? new Fraction(0)
        expect([text, shown.d <= 2n, shown.mul(2).compare(1) >= 0]).toEqual([text, true, true])
        expect([text, text.includes('~') || near(factor.mul(count), shown, 0.2)]).toEqual([text, true])
      },
    ),
  )
})

test.each([
  ['250 g Butter', '1/3', '83 g Butter'],
  ['1000 g Mehl', '1.5', '1.5 kg Mehl'],
  ['0,5 l Milch', '1/4', '125 ml Milch'],
  ['½ l Milch', '1/2', '1/4 l Milch'],
  ['1 TL Salz', '3', '1 EL Salz'],
  ['4 EL Öl', '4', '16 EL Öl'],
  ['1 Tasse Zucker', '1/9', '1 3/4 Esslöffel Zucker'],
  ['300 g di farina', '10', '3 kg di farina'],
  ['1 cucchiaino di sale', '6', '2 cucchiai di sale'],
  ['2 ст. л. цукру', '8', '1 склянка цукру'],
  ['400 г борошна', '5', '2 кг борошна'],
  ['כפית מלח', '3', '1 כף מלח'],
  ['500 גרם קמח', '4', '2 ק"ג קמח'],
])('a kitchen can measure it in every language: "%s" %s times is "%s"', (line, factor, shown) => {
  expect(scaled(line, typedFraction(factor), everyLanguage)).toBe(shown)
})

test.each([
  ['10-oz package spinach', '2 (10-oz) packages spinach'],
  ['400g tin tomatoes', '2 × 400g tins tomatoes'],
  ['1/4-inch slice ginger', '2 (1/4-inch) slices ginger'],
  ['8-ounce salmon fillet', '2 (8-ounce) salmon fillets'],
  ['3- to 3½-pound snapper', '2 (3- to 3½-pound) snapper'],
  ['A 3- to 3½-pound snapper', '2 3- to 3½-pound snapper'],
  ['One ¼-ounce envelope yeast', '2 (¼-ounce) envelopes yeast'],
  ['Two ½-pound lobsters', '4 (½-pound) lobsters'],
  ['2 x 125g/4½oz salmon fillets', '4 x 125g/4½oz salmon fillets'],
  ['400-g-Dose Tomaten', '2 400-g-Dosen Tomaten'],
  ['500 g Packung Nudeln', '2 × 500 g Packungen Nudeln'],
])('the size of an item stays, and the count is scaled: "%s" doubled is "%s"', (line, doubled) => {
  expect(scaled(line, 2, everyLanguage)).toBe(doubled)
})

test.each([
  ['2 gr. Zwiebeln', '2', '4 gr. Zwiebeln'],
  ['2 gr. Zwiebeln', '3', '6 große Zwiebeln'],
  ['1 gr. Zwiebel', '1/2', '1/2 große Zwiebel'],
  ['250 gr. Mehl', '2', '500 gr. Mehl'],
  ['5 gr. Hefe', '2/5', '2 g Hefe'],
])('large items are not converted to grams: "%s" %s times is "%s"', (line, factor, shown) => {
  expect(scaled(line, typedFraction(factor), everyLanguage)).toBe(shown)
})

test('amounts for a scale have decimals with the separator of the language', () => {
  expect(scaled('25 g yeast', 0.3, english)).toBe('7.5 g yeast')
  expect(scaled('25 g Hefe', 0.3, everyLanguage)).toBe('7.5 g Hefe')
  expect(scaled('0,5 l Milch', 0.5, everyLanguage)).toBe('0,25 l Milch')
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308])('a factor of %s changes nothing', (factor) => {
  expect(scaled('1 cup flour', factor, english)).toBe('1 cup flour')
})

const line = fc
  .tuple(
    fc.constantFrom('1', '2', '3', '1/2', '1 1/2', '3/4', '⅓', '2-3', '1 to 2', 'six', 'a dozen'),
    fc.constantFrom('cups', 'tbsp', 'g', '(14-ounce) cans', 'large', 'cups plus 2 tablespoons', 'lbs (about 4 cups)'),
    fc.constantFrom('flour', 'tomatoes, cut into 1-inch pieces', 'milk or 1 cup water'),
  )
  .map((parts) => parts.join(' '))
const tables = [englishLines, germanLines, italianLines, ukrainianLines, hebrewLines].map((lines) =>
  fc.constantFrom(...lines.map(([text]) => text)),
)
const anyText = fc.oneof(line, ...tables)
const read = (text: string) => readIngredientLine(text, everyLanguage)
const anyFactor = fc.oneof(
  fc.constantFrom(2, 3, 5, 10).map((n) => new Fraction(n)),
  fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 })).map(([n, d]) => new Fraction(n, d)),
)

/**
 * How much a line asks for in each way, exactly, whatever unit it is said in. An amount added to the main one counts as
 * it.
 */
function totals({ amounts }: IngredientLine): Map<string, Quantity> {
  const sums = new Map<string, Quantity>()
  for (const { quantity, unit, role } of amounts) {
    if (role === 'size') continue
    const { base = null, kind = '' } = unit?.word ? units[unit.word.name] : {}
    const key = `${role === 'plus' ? 'main' : role} ${kind}`
    sums.set(key, addQuantities(sums.get(key) ?? quantityOf(0), scaleQuantity(quantity, base ?? 1)))
  }
  return sums
}
const asText = (sums: Map<string, Quantity>, k: Exactly = 1) =>
  [...sums].map(([key, { min, max }]) => [key, min.mul(k).toFraction(), max.mul(k).toFraction()])

test('scaling multiplies every real amount by the factor, exactly', () => {
  fc.assert(
    fc.property(anyText, anyFactor, (text, k) => {
      expect(asText(totals(scaleLine(read(text), k)))).toEqual(asText(totals(read(text)), k))
    }),
    { numRuns: 1000 },
  )
})

test('scaling in two steps gives the same text as in one', () => {
  const flour = read('1 g flour')
  const steps = [new Fraction(11, 20), new Fraction(1, 5)] as const
  expect(scaleLine(scaleLine(flour, steps[0]), steps[1]).text).toBe(scaleLine(flour, new Fraction(11, 100)).text)
})

test('a displayed amount of one has the singular', () => {
  expect(scaleLine(read('1/2 cup (1 stick) butter'), 1.05).text).toContain('(1 stick)')
  expect(scaleLine(read('10-oz package spinach'), 1.05).text).toContain('package ')
})

test('a spoon made more or less often is what it is, within a tenth', () => {
  const amounts = ['1/8', '1/4', '1/3', '1/2', '3/4', '1', '1 1/4', '1 1/2', '2', '3', '5']
  const anySpoon = fc.tuple(fc.constantFrom(...amounts), fc.constantFrom('teaspoon', 'tablespoon'))
  const anyPart = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  const teaspoons = { teaspoon: 1, tablespoon: 3, cup: 48 }
  const inTeaspoons = ({ quantity, unitName }: IngredientLine) => {
    if (!quantity || (unitName !== 'teaspoon' && unitName !== 'tablespoon' && unitName !== 'cup')) return 0
    return quantity.max.valueOf() * teaspoons[unitName]
  }
  fc.assert(
    fc.property(
      anySpoon,
      anyPart,
      fc.constantFrom('ascii' as const, 'glyphs' as const),
      ([amount, unit], [n, d], style) => {
        const line = read(`${amount} ${unit} salt`)
        const wanted = (inTeaspoons(line) * n) / d
        fc.pre(wanted >= 1 / 32)
        const shown = scaleLine(line, new Fraction(n, d), { style }).text
        const got = inTeaspoons(read(shown))
        expect([shown, Math.abs(got - wanted) <= wanted * 0.1001]).toEqual([shown, true])
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['1 tsp yeast', '⅓ tsp yeast'],
  ['½ tsp soda', '⅙ tsp soda'],
  ['1 ¼ tsp salt', '⅜ tsp salt'],
  ['2 tsp cumin', '⅔ tsp cumin'],
  ['1 EL Öl', '1 TL Öl'],
  ['½ cucchiaino di sale', '⅙ cucchiaino di sale'],
])('a third of "%s" is "%s"', (text, third) => {
  expect(scaleLine(readIngredientLine(text, everyLanguage), 1 / 3, { style: 'glyphs' }).text).toBe(third)
})

test.each([
  ['1 lamb shoulder, about 2 ½ kg', '⅔ lamb shoulder, about 1 ⅔ kg'],
  ['1 cabbage (about 900 g)', '⅔ cabbage (about 600 g)'],
  ['about 2 eggs', 'about 1 ½ eggs'],
  ['circa 5 olive', 'circa 3 olive'],
  ['3 eggs', '2 eggs'],
  ['1 egg', '~½ egg'],
])('two thirds of "%s" are "%s"', (text, shown) => {
  expect(scaleLine(readIngredientLine(text, everyLanguage), new Fraction(2, 3), { style: 'glyphs' }).text).toBe(shown)
})

test.each([
  ['1 whole chicken (about 4 lbs)', 3, 5, '2/3 whole chicken (about 2 3/8 lbs)'],
  ['1 whole chicken (about 4 lbs)', 5, 8, '2/3 whole chicken (about 2 1/2 lbs)'],
  ['1 goose (4 kg)', 7, 8, '1 goose (3.5 kg)'],
])('of "%s" × %d/%d no eighths are written, which would be read as a range', (text, n, d, shown) => {
  const scaled = scaleLine(read(text), new Fraction(n, d))
  expect(scaled.text).toBe(shown)
  const [amount] = read(scaled.text).amounts
  expect(amount?.quantity.min.equals(amount.quantity.max)).toBe(true)
})

test('spoons that would have to be rounded much are measured in teaspoons', () => {
  expect(scaleLine(read('3 tablespoons water'), new Fraction(5, 21)).text).toBe('2 1/4 teaspoons water')
  expect(scaleLine(read('2 to 3 tablespoons water'), new Fraction(5, 21)).text).toBe('1 1/2 to 2 1/4 teaspoons water')
})

test('a range whose ends are displayed as one number has a sign of rounding, when one of them is far off', () => {
  expect(scaleLine(read('3 to 4 onions'), new Fraction(1, 6)).text).toBe('~1/2 onion')
  expect(scaleLine(read('3 to 4 onions'), new Fraction(1, 7)).text).toBe('1/2 onion')
})

test('scaling by k and then by 1/k restores the line', () => {
  fc.assert(
    fc.property(anyText, anyFactor, anyFactor, (text, k, more) => {
      const line = read(text)
      expect(scaleLine(scaleLine(line, k), new Fraction(1, k))).toBe(line)
      expect(scaleLine(scaleLine(line, k), more).text).toBe(scaleLine(line, k.mul(more)).text)
    }),
  )
})

const near = (exact: Fraction, shown: Fraction, tolerance: number): boolean =>
  exact.sub(shown).abs().compare(exact.mul(tolerance)) <= 0

/** How far what is shown without a mark may be off: things a fifth, spoons a tenth, weights a fortieth. */
const toleranceOf = (key: string): number => (key.endsWith(' weight') ? 0.025 : key.endsWith(' volume') ? 0.1 : 0.2)

test('a displayed amount is true within what a kitchen can measure, or has a sign of rounding', () => {
  fc.assert(
    fc.property(anyText, anyFactor, (text, k) => {
      const line = read(text)
      fc.pre(line.amounts.every(({ sizeOf }) => sizeOf === undefined))
      const scaled = scaleLine(line, k)
      const shown = totals(read(scaled.text))
      const isWeighed = line.amounts.some(({ unit }) => unit?.word && units[unit.word.name].system === 'metric')
      const wrong = [...totals(scaled)].filter(([key, { min, max }]) => {
        const sum = shown.get(key) ?? quantityOf(0)
        const isMarked = scaled.text.includes('~') || line.amounts.some(({ isAbout }) => isAbout)
        const tolerance = isMarked ? 1 : Math.max(toleranceOf(key), isWeighed ? 0.125 : 0)
        const isThing = !/ (?:weight|volume)$/.test(key)
        const isTrue = (exact: Fraction, written: Fraction) =>
          near(exact, written, tolerance) || (isThing && exact.compare(1) < 0 && written.compare(1) <= 0)
        return !isTrue(min, sum.min) || !isTrue(max, sum.max)
      })
      expect([scaled.text, wrong.map(([key]) => key)]).toEqual([scaled.text, []])
    }),
    { numRuns: 1000 },
  )
})

/** The pieces of a line, those of one kind joined. */
function piecesOf({ text, segments }: IngredientLine): string[] {
  const pieces: string[] = []
  let last = ''
  for (const { kind, start, end } of segments) {
    if (kind === last) pieces.push(`${pieces.pop() ?? ''}${text.slice(start, end)}`)
    else pieces.push(`${kind}: ${text.slice(start, end)}`)
    last = kind
  }
  return pieces
}

test('a unit within a range is not a separate segment', () => {
  const scaled = scaleLine(read('2 cups to 3 cups water'), 0.5)
  expect(scaled.text).toBe('1 cup to 1 1/2 cups water')
  expect(piecesOf(scaled)).toEqual(piecesOf(read(scaled.text)))
})

test('segments of a scaled line join to its text and equal those of the text', () => {
  fc.assert(
    fc.property(anyText, anyFactor, (text, k) => {
      const line = read(text)
      const scaled = scaleLine(line, k)
      expect(scaled.segments.map(({ start, end }) => scaled.text.slice(start, end)).join('')).toBe(scaled.text)
      const isMarked = scaled.text.includes('~')
      if (isMarked || line.amounts.some(({ sizeOf }) => sizeOf)) return
      expect(piecesOf(scaled)).toEqual(piecesOf(read(scaled.text)))
    }),
    { numRuns: 1000 },
  )
})

test('any text can be scaled by any factor, and the factor one changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.double(), (text, k) => {
      expect(typeof scaled(text, k, everyLanguage)).toBe('string')
      expect(scaled(text, 1, everyLanguage)).toBe(text)
    }),
  )
})
