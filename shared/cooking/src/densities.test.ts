import { densities, densityOf, weigh } from './densities.ts'
import { quantityOf } from './quantity.ts'
import { everyLanguage } from './words/all.ts'
import { enUs } from './words/en-us.ts'
import { writeAmount } from './write-amount.ts'

test.each([
  ['all-purpose flour', 120],
  ['packed brown sugar', 213],
  ['sugar', 198],
  ['unsalted butter', 226],
  ['Mehl', 120],
  ['zucchero a velo', 113],
  ['борошно', 120],
  ['סוכר חום', 213],
  ['chicken', null],
  ['sugar snap peas', null],
])('a cup of %s weighs %s g', (ingredient, grams) => {
  expect(densityOf(ingredient, everyLanguage)?.gramsPerCup ?? null).toBe(grams)
})

test('volumes are weighed, anything else is not', () => {
  const cups = { quantity: quantityOf(2), unitName: 'cup', unit: null } as const
  const weight = weigh(cups, 'flour', everyLanguage)
  expect(weight && writeAmount(weight, enUs)).toBe('240 g')
  expect(weigh({ ...cups, unitName: 'pound' }, 'flour', everyLanguage)).toBeNull()
  expect(weigh(cups, 'moon dust', everyLanguage)).toBeNull()
})

test('every row says how much and from where', () => {
  for (const { names, gramsPerCup, source } of densities) {
    expect(names.length * gramsPerCup).toBeGreaterThan(0)
    expect(['king-arthur', 'usda']).toContain(source)
  }
})
