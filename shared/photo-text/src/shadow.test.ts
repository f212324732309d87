import { withoutShadow } from './shadow.ts'
import { box, drawn, letters } from './testing/drawn.ts'

test('the paper in a shadow becomes white, and its letters stay dark', () => {
  const page = drawn(600, 300, letters(30, 570, 140))
  const lit = { ...page, pixels: page.pixels.map((shade, at) => (shade * 0.9 + 25) * (1 - (0.6 * (at % 600)) / 600)) }
  const { pixels } = withoutShadow(lit)
  const shadeAt = (x: number, y: number) => pixels[y * 600 + x] ?? 0
  for (const x of [10, 200, 400, 590]) expect(shadeAt(x, 60)).toBeGreaterThan(215)
  for (const x of [34, 274, 514]) expect(shadeAt(x, 145)).toBeLessThan(80)
})

test('an empty page stays white', () => {
  expect(Math.min(...withoutShadow(drawn(100, 100, [box(0, 0, 0, 0)])).pixels)).toBe(255)
})
