import fc from 'fast-check'
import type { Amount } from './add-amounts.ts'
import { conversionTolerance, convertAmount } from './convert.ts'
import { Fraction } from './fraction.ts'
import { enUs } from './languages/en-us/words.ts'
import { quantityOf } from './quantity.ts'
import { typedFraction } from './testing/typed-fraction.ts'
import { type UnitName, unitNames, units } from './units.ts'
import { writeAmount } from './write-amount.ts'

// Properties try many cases, and machines are busy.
jest.setTimeout(60_000)

const amount = (value: number | string, unitName: UnitName): Amount => {
  const exact = typedFraction(String(value))
  return { quantity: quantityOf(exact), unitName, unit: null }
}

test.each<[string, UnitName, string]>([
  ['1', 'cup', '240 ml'],
  ['1/2', 'cup', '120 ml'],
  ['1/3', 'cup', '80 ml'],
  ['1', 'tablespoon', '15 ml'],
  ['1', 'teaspoon', '5 ml'],
  ['1/2', 'teaspoon', '2.5 ml'],
  ['1', 'quart', '950 ml'],
  ['1', 'gallon', '3.75 l'],
  ['1', 'ounce', '28 g'],
  ['8', 'ounce', '225 g'],
  ['1', 'pound', '450 g'],
  ['3', 'pound', '1.35 kg'],
  ['1', 'inch', '2.5 cm'],
  ['9', 'inch', '23 cm'],
])('%s %s is %s', (value, unit, metric) => {
  expect(writeAmount(convertAmount(amount(value, unit), 'metric'), enUs)).toBe(metric)
})

test.each<[string, UnitName, string]>([
  ['5', 'milliliter', '1 teaspoon'],
  ['15', 'milliliter', '1 tablespoon'],
  ['60', 'milliliter', '¼ cup'],
  ['100', 'milliliter', '7 tablespoons'],
  ['250', 'milliliter', '1 cup'],
  ['500', 'milliliter', '2 cups'],
  ['1', 'liter', '4 cups'],
  ['2', 'liter', '2 quarts'],
  ['100', 'gram', '3 ½ ounces'],
  ['1', 'kilogram', '2 ¼ pounds'],
  ['2', 'centimeter', '¾ inch'],
])('%s %s is %s', (value, unit, us) => {
  expect(writeAmount(convertAmount(amount(value, unit), 'us'), enUs)).toBe(us)
})

test('an amount in the chosen system and a count stay unchanged', () => {
  expect(writeAmount(convertAmount(amount('3', 'clove'), 'metric'), enUs)).toBe('3 cloves')
  expect(writeAmount(convertAmount(amount('1/3', 'cup'), 'us'), enUs)).toBe('⅓ cup')
  expect(writeAmount(convertAmount({ quantity: quantityOf(3), unitName: null, unit: null }, 'us'), enUs)).toBe('3')
})

test('both ends of a range are converted', () => {
  const range: Amount = { quantity: quantityOf(1, 2), unitName: 'cup', unit: null }
  expect(writeAmount(convertAmount(range, 'metric'), enUs)).toBe('240-475 ml')
})

test('a range takes the unit of its far end', () => {
  const range: Amount = { quantity: quantityOf(3, 5), unitName: 'cup', unit: null }
  expect(writeAmount(convertAmount(range, 'metric'), enUs)).toBe('0.7-1.2 l')
})

test.each([
  [2, 'gram'],
  [0.4, 'gram'],
  [5, 'gram'],
  [0.3, 'milliliter'],
  [1, 'millimeter'],
] as const)('%d %s has no step of the other system near it and stays', (value, unitName) => {
  const little: Amount = { quantity: quantityOf(value), unitName, unit: null }
  expect(convertAmount(little, 'us')).toBe(little)
})

test('what is converted is in the chosen system and within a tenth, or it stays as it was', () => {
  const names = fc.constantFrom(
    ...unitNames.filter((name) => ['weight', 'volume', 'length'].includes(units[name].kind)),
  )
  const values = fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }))
  fc.assert(
    fc.property(names, values, fc.constantFrom('us' as const, 'metric' as const), (unitName, [n, d], system) => {
      const start: Amount = { quantity: quantityOf(new Fraction(n, d)), unitName, unit: null }
      const end = convertAmount(start, system)
      expect(end.quantity.min.compare(0)).toBe(1)
      if (end === start) return
      expect(end.unitName && units[end.unitName].system).toBe(system)
      const [before, after] = [start, end].map(({ quantity, unitName: name }) =>
        quantity.max.mul((name && units[name].base) ?? 0),
      )
      if (!before || !after) throw new Error('no amount')
      expect(after.sub(before).abs().compare(before.mul(conversionTolerance))).toBeLessThanOrEqual(0)
    }),
  )
})

const inBase = ({ quantity, unitName }: Amount): Fraction => quantity.max.mul((unitName && units[unitName].base) ?? 1)

test.each<[UnitName, 'us' | 'metric', 'us' | 'metric', number]>([
  ['milliliter', 'us', 'metric', 4],
  ['gram', 'us', 'metric', 25],
  ['cup', 'metric', 'us', 1],
  ['tablespoon', 'metric', 'us', 1],
  ['ounce', 'metric', 'us', 2],
  ['pound', 'metric', 'us', 1],
])('a conversion from %s to %s and back to %s stays within a tenth, from %d up', (unit, there, back, least) => {
  const parts = units[unit].system === 'us' ? 4 : 1
  const values = fc.integer({ min: least, max: 4000 }).map((n) => new Fraction(n, parts))
  fc.assert(
    fc.property(values, (value) => {
      const start: Amount = { quantity: quantityOf(value), unitName: unit, unit: null }
      const end = convertAmount(convertAmount(start, there), back)
      const error = inBase(end).sub(inBase(start)).abs().div(inBase(start))
      expect(error.compare(conversionTolerance)).toBeLessThanOrEqual(0)
    }),
  )
})
