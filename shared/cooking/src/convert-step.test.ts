import fc from 'fast-check'
import { convertLine } from './convert-line.ts'
import { convertStep } from './convert-step.ts'
import { Fraction } from './fraction.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { deDe } from './languages/de-de/words.ts'
import { enUs } from './languages/en-us/words.ts'
import { he } from './languages/he/words.ts'
import { itIt } from './languages/it-it/words.ts'
import { exactly } from './quantity.ts'
import { scaleLine } from './scale-line.ts'
import { scaleStepAmount } from './scale-step.ts'
import { someCupWeights } from './testing/cup-weights.ts'
import { vocabularyOf } from './vocabulary.ts'

const vocabulary = vocabularyOf([enUs, deDe, itIt])
const index = someCupWeights(vocabulary)
const read = (text: string) => readIngredientLine(text, vocabulary)
const list = [
  '2 ¾ cups warm water',
  '3 cups (15 ounces) all-purpose flour',
  '1 cup/250ml milk',
  '4 onions',
  '½ cup butter',
  '1 ½ cups sugar',
  '200 g Mehl',
].map(read)

test.each([
  ['Dissolve it in 1 cup warm water.', 'Dissolve it in 240 ml warm water.'],
  ['Add the remaining 1 ¾ cups.', 'Add the remaining 410 ml.'],
  ['Stir in 3 cups flour.', 'Stir in 425 g flour.'],
  ['Add 1 cup of the flour, then ½ cup of the sifted flour.', 'Add 140 g of the flour, then 70 g of the sifted flour.'],
  ['Pour in 1 cup milk.', 'Pour in 250 ml milk.'],
  ['Add 1 ½ cups and stir.', 'Add 300 g and stir.'],
  ['Melt 4 tablespoons butter in 1 tablespoon oil.', 'Melt 57 g butter in 1 tablespoon oil.'],
  ['Boil 10 cups of water in a 3 quart heavy saucepan.', 'Boil 2.4 l of water in a 3 quart heavy saucepan.'],
  ['Bake at 350°F in a 9-inch pan for 2 hours.', 'Bake at 350°F in a 9-inch pan for 2 hours.'],
  ['Pour 2 cups over 3 onions.', 'Pour 475 ml over 3 onions.'],
  ['Scaldate in una pentola da 3 litri.', 'Scaldate in una pentola da 3 litri.'],
])('in metric, “%s” is “%s”', (step, metric) => {
  expect(convertStep(step, 'metric', list, index)).toBe(metric)
})

test.each([
  ['100 g Mehl in einem 3 Liter Topf rühren.', '⅞ cup Mehl in einem 3 Liter Topf rühren.'],
  ['Stir in 3 cups flour.', 'Stir in 3 cups flour.'],
])('in US measures, “%s” is “%s”', (step, us) => {
  expect(convertStep(step, 'us', list, index)).toBe(us)
})

test.each([
  ['Pour in 600 ml stock (2 ½ cups).', 'Pour in 600 ml stock.', 'Pour in 2 ½ cups stock.'],
  ['Pour in ½ cup (120 ml) cream.', 'Pour in 120 ml cream.', 'Pour in ½ cup cream.'],
  ['Add 240 ml/1 cup of cream.', 'Add 240 ml of cream.', 'Add 1 cup of cream.'],
  [
    'Add 1 cup (120 g) rye, then 2 cups cream.',
    'Add 120 g rye, then 475 ml cream.',
    'Add 1 cup rye, then 2 cups cream.',
  ],
  ['Use 200 g of the oats (about 2 cups).', 'Use 200 g of the oats.', 'Use about 2 cups of the oats.'],
  ['Add 1kg/2lb 4oz potatoes.', 'Add 1kg potatoes.', 'Add 2lb 4oz potatoes.'],
  ['Brown 2 lb 4 oz (1 kg) of beef.', 'Brown 1 kg of beef.', 'Brown 2 lb 4 oz of beef.'],
  ['500 ml Brühe (2 Tassen) angießen.', '500 ml Brühe angießen.', '2 Tassen Brühe angießen.'],
  ['Versare 240 ml di panna (1 tazza).', 'Versare 240 ml di panna.', 'Versare 1 tazza di panna.'],
  ['Pour in 1 cup (240 ml) milk.', 'Pour in 240 ml milk.', 'Pour in 1 cup milk.'],
])('an amount in two systems is said once: “%s”', (step, metric, us) => {
  expect([convertStep(step, 'metric', list, index), convertStep(step, 'us', list, index)]).toEqual([metric, us])
})

test('an amount in two systems is scaled in both', () => {
  const doubled = convertStep('Add 1 cup (240 ml) cream.', 'us', list, index, (amount, found) =>
    scaleStepAmount(amount, found, exactly(2)),
  )
  expect(doubled).toBe('Add 2 cups cream.')
})

test('an amount for each piece is converted and not scaled', () => {
  const half = exactly(1).div(2)
  const shown = convertStep('Use ¼ cup batter for each pancake.', 'metric', list, index, (amount, found) =>
    scaleStepAmount(amount, found, half),
  )
  expect(shown).toBe('Use 60 ml batter for each pancake.')
})

const firstAmount = ({ text, amounts: [amount] }: IngredientLine) =>
  text.slice(amount?.start, amount?.end).replace('~', '')

test('a step that takes all of an ingredient has the amount of the list at every yield', () => {
  const amounts = fc.constantFrom('1 cup', '3 cups', '1 ½ cups', '¾ cup', '15 ounces', '1 pound', '250 g', '500 ml')
  const names = fc.constantFrom('flour', 'sugar', 'butter', 'milk', 'water', 'lentils')
  const again = fc.constantFrom('', '', ' (10 ounces)', ' (300 g)', ' (2 cups)')
  const factors = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([n, d]) => new Fraction(n, d))
  fc.assert(
    fc.property(
      amounts,
      again,
      names,
      factors,
      fc.constantFrom('metric' as const, 'us' as const),
      (amount, equivalent, name, k, system) => {
        const line = read(`${amount}${equivalent} ${name}`)
        const listed = convertLine(scaleLine(line, k, { style: 'glyphs' }), system, index)
        const step = convertStep(`${amount} ${name}`, system, [line], index, (taken, found) =>
          scaleStepAmount(taken, found, k),
        )
        expect(firstAmount(read(step))).toBe(firstAmount(listed))
      },
    ),
  )
})

test('convertStep accepts any text in both systems', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('1', '½', 'cup', '(', ')', '/', ',', '15 oz', '240 ml', 'about', 'x', '.', 'flour', 'pot'))
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom('metric' as const, 'us' as const), (text, system) => {
      const line = convertLine(read(text), system, index)
      expect(line.segments.map(({ start, end }) => line.text.slice(start, end)).join('')).toBe(line.text)
      expect(typeof convertStep(text, system, list, index)).toBe('string')
    }),
    { numRuns: 500 },
  )
})

test('a unit that means one of it is that of the thing behind it', () => {
  const hebrew = vocabularyOf([he])
  const lines = ['2 כוסות חלב', '1 כוס קמח'].map((text) => readIngredientLine(text, hebrew))
  const densities = someCupWeights(hebrew)
  expect(convertStep('לערבב כוס קמח עם כוס חלב.', 'metric', lines, densities)).toBe('לערבב 120 גרם קמח עם 240 מ"ל חלב.')
})
