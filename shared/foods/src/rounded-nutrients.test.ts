import { leastNutrient, roundedNutrient } from './rounded-nutrients.ts'

test.each([
  ['energy', 43, 45],
  ['energy', 543.2, 540],
  ['energy', 2_172, 2_150],
  ['protein', 22.6, 23],
  ['protein', 0, 0],
  ['protein', 0.3, null],
  ['salt', 1.26, 1.3],
  ['salt', 0.02, null],
  ['salt', 12.4, 12],
] as const)('%s %f is written as %p', (name, amount, expected) => {
  expect(roundedNutrient(name, amount)).toBe(expected)
})

test('less than the smallest step is told by that step', () => {
  expect([leastNutrient('protein'), leastNutrient('salt'), leastNutrient('energy')]).toEqual([1, 0.1, 5])
})
