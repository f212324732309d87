import { rotated, skewOf } from './skew.ts'
import { drawn, letters } from './testing/drawn.ts'

const page = drawn(320, 300, Array.from({ length: 8 }, (_, at) => letters(40, 280, 40 + at * 28)).flat())

test.each([-4, 0, 2])('a page that is turned by %d degrees is measured', (degrees) => {
  expect(skewOf(rotated(page, degrees)) + degrees).toBeCloseTo(0, 0)
})

test('a page without text is not turned', () => {
  expect(skewOf(drawn(300, 300, []))).toBe(0)
})
