import { noiseOf, withoutNoise } from './noise.ts'
import { drawn, letters } from './testing/drawn.ts'

const page = drawn(200, 120, [...letters(20, 180, 30), ...letters(20, 180, 70)])

test('a page without grain stays as it is', () => {
  expect(withoutNoise(page)).toBe(page)
})

test('grain is smoothed, and letters stay darker than paper', () => {
  const grain = (at: number) => ((Math.imul(at, 2_654_435_761) >>> 24) - 128) * 0.5
  const grainy = {
    ...page,
    pixels: page.pixels.map((shade, at) => Math.min(255, Math.max(0, shade * 0.7 + 40 + grain(at)))),
  }
  const smooth = withoutNoise(grainy)
  expect(noiseOf(grainy)).toBeGreaterThan(10)
  expect(noiseOf(smooth)).toBeLessThan(6)
  const shadeAt = (x: number, y: number) => smooth.pixels[y * 200 + x] ?? 0
  expect(shadeAt(24, 35)).toBeLessThan(shadeAt(100, 10) - 80)
})
