import { type DensityIndex, densityOf, weigh } from './densities.ts'
import { densities } from './density-words.ts'
import { enUs } from './languages/en-us/words.ts'
import { loadDensities } from './loading/load-densities.ts'
import { quantityOf } from './quantity.ts'
import { everyLanguage } from './testing/every-language.ts'
import { writeAmount } from './write-amount.ts'

let index: DensityIndex

beforeAll(async () => {
  index = await loadDensities(everyLanguage)
})

test.each([
  ['all-purpose flour', 120],
  ['packed brown sugar', 213],
  ['sugar', 198],
  ['unsalted butter', 226],
  ['Mehl', 120],
  ['zucchero a velo', 113],
  ["olio d'oliva", 216],
  ['борошно', 120],
  ['סוכר חום', 213],
  ['chicken', null],
  ['sugar snap peas', null],
])('a cup of %s weighs %s g', (ingredient, grams) => {
  expect(densityOf(ingredient, index)?.gramsPerCup ?? null).toBe(grams)
})

test('toWeight converts volumes only', () => {
  const cups = { quantity: quantityOf(2), unitName: 'cup', unit: null } as const
  const weight = weigh(cups, 'flour', index)
  expect(weight && writeAmount(weight, enUs)).toBe('240 g')
  expect(weigh({ ...cups, unitName: 'pound' }, 'flour', index)).toBeNull()
  expect(weigh(cups, 'moon dust', index)).toBeNull()
})

const millilitersPerCup = 236.588
/** The minimum and maximum weight of a millilitre of each, in grams, by physics and not by the charts. */
const plausible: readonly (readonly [least: number, most: number, things: readonly (keyof typeof densities)[]])[] = [
  [0.18, 0.25, ['panko']],
  [
    0.3,
    0.5,
    ['cocoa', 'oats', 'almondFlour', 'wholeWheatFlour', 'icingSugar', 'cornstarch', 'breadcrumbs', 'parmesan'],
  ],
  [0.45, 0.62, ['flour', 'gratedCheese', 'walnuts', 'cornmeal']],
  [
    0.6,
    0.92,
    ['semolina', 'raisins', 'rice', 'lentils', 'quinoa', 'couscous', 'chocolateChips', 'sugar', 'brownSugar'],
  ],
  [0.9, 0.97, ['butter', 'oil', 'oliveOil', 'sourCream', 'creamCheese']],
  [0.97, 1.05, ['water', 'milk', 'cream', 'buttermilk', 'yogurt', 'sourCream', 'creamCheese']],
  [1.05, 1.3, ['peanutButter', 'salt']],
  [1.3, 1.45, ['honey', 'mapleSyrup', 'molasses']],
]

test.each(Object.entries(densities))('a cup of %s has a plausible weight and a source', (thing, density) => {
  const perMilliliter = density.gramsPerCup / millilitersPerCup
  const ranges = plausible.filter(([, , things]) => things.some((name) => name === thing))
  expect(ranges.some(([least, most]) => perMilliliter >= least && perMilliliter <= most)).toBe(true)
  expect(['king-arthur', 'usda']).toContain(density.source)
})
