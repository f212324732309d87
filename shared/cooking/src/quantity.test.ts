import { Fraction } from './fraction.ts'
import { addQuantities, isRange, nearFraction, quantityOf, sameQuantity, scaleQuantity } from './quantity.ts'

test('adding thirds stays exact', () => {
  const third = quantityOf(new Fraction(1, 3))
  expect(sameQuantity(addQuantities(addQuantities(third, third), third), quantityOf(1))).toBe(true)
})

test('adding a range adds its ends', () => {
  const sum = addQuantities(quantityOf(2, 3), quantityOf(1))
  expect([sum.min.valueOf(), sum.max.valueOf()]).toEqual([3, 4])
  expect(isRange(sum)).toBe(true)
})

test('scaling both ends stays exact', () => {
  expect(scaleQuantity(quantityOf(1, 2), new Fraction(2, 3)).max.toFraction()).toBe('4/3')
})

test.each([
  [0.333, '1/3'],
  [0.67, '2/3'],
  [0.25, '1/4'],
  [0.33, '1/3'],
  [0.17, '1/6'],
  [1.5, '3/2'],
  [0.3, '3/10'],
  [1.01, '101/100'],
  [1.125, '9/8'],
  [3, '3'],
  [0.14, '7/50'],
  [0.142857, '1/7'],
])('%s was typed for %s', (typed, fraction) => {
  expect(nearFraction(typed).toFraction()).toBe(fraction)
})

test('fractions have a denominator of at most 100', () => {
  expect(nearFraction(0.0003332).toFraction()).toBe('833/2500000')
})
