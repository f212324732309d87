import fc from 'fast-check'
import type { Amount } from './add-amounts.ts'
import { Fraction } from './fraction.ts'
import { enUs } from './languages/en-us/words.ts'
import { type Exact, quantityOf } from './quantity.ts'
import { roundUpCounted } from './round-up-counted.ts'
import { type UnitName, unitNames, units } from './units.ts'
import { writeAmount } from './write-amount.ts'

const amountOf = (unitName: UnitName | null, min: Exact, max = min): Amount => ({
  quantity: quantityOf(min, max),
  unitName,
  unit: null,
})
const half = new Fraction(1, 2)

test.each<[UnitName | null, Exact, string]>([
  [null, new Fraction(11, 2), '6'],
  ['clove', new Fraction(13, 2), '7 cloves'],
  ['slice', new Fraction(1, 8), '1 slice'],
  ['bunch', half, '1 bunch'],
  ['can', new Fraction(7, 3), '3 cans'],
  ['package', half, '1 package'],
  [null, new Fraction(3), '3'],
  [null, new Fraction(0), '0'],
  ['cup', half, '½ cup'],
  ['gram', half, '0.5 g'],
  ['pinch', half, '½ pinch'],
  ['stick', half, '½ stick'],
])('%s, %s of it: a shop sells %s', (unitName, exact, bought) => {
  expect(writeAmount(roundUpCounted(amountOf(unitName, exact)), enUs)).toBe(bought)
})

test('both ends of a range go up', () => {
  expect(writeAmount(roundUpCounted(amountOf(null, half, new Fraction(5, 2))), enUs)).toBe('1-3')
})

test('an unknown unit counts pieces', () => {
  const florets: Amount = { quantity: quantityOf(half), unitName: null, unit: 'florets' }
  expect(writeAmount(roundUpCounted(florets), enUs)).toBe('1 florets')
})

test('rounding up adds less than one and changes nothing the second time', () => {
  const fraction = fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 24 }))
    .map(([n, d]) => new Fraction(n, d))
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...unitNames)), fraction, (unitName, exact) => {
      const bought = roundUpCounted(amountOf(unitName, exact))
      const { min, max } = bought.quantity
      expect(min.equals(max)).toBe(true)
      expect(max.compare(exact) >= 0 && max.sub(exact).compare(1) < 0).toBe(true)
      expect(roundUpCounted(bought)).toEqual(bought)
      if (unitName && (units[unitName].kind === 'weight' || units[unitName].kind === 'volume'))
        expect(max).toEqual(exact)
    }),
  )
})
