import { crop, grayOf, pgmOf, resized, turn } from './gray-image.ts'
import { box, drawn } from './testing/drawn.ts'

test('transparent pixels are white, and colours become shades', () => {
  const { pixels } = grayOf(3, 1, Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255]))
  expect([...pixels]).toEqual([255, 0, 76])
})

test('a quarter of a turn puts the left edge on top', () => {
  const turned = turn(drawn(4, 2, [box(0, 0, 1, 2)]), 1)
  expect([turned.width, turned.height]).toEqual([2, 4])
  expect([...turned.pixels]).toEqual([0, 0, 255, 255, 255, 255, 255, 255])
  expect(turn(turned, 3).pixels).toEqual(drawn(4, 2, [box(0, 0, 1, 2)]).pixels)
})

test('a crop is cut to the picture', () => {
  const part = crop(drawn(4, 4, [box(2, 2, 4, 4)]), box(2, 2, 9, 9))
  expect([part.width, part.height, ...part.pixels]).toEqual([2, 2, 0, 0, 0, 0])
})

test('a smaller picture keeps what is dark and what is light', () => {
  const small = resized(drawn(40, 40, [box(0, 0, 20, 40)]), 4, 4)
  expect([...small.pixels.subarray(0, 4)]).toEqual([0, 0, 255, 255])
})

test('a PGM file has the size in its head', () => {
  expect(Buffer.from(pgmOf(drawn(2, 1, [box(0, 0, 1, 1)]))).toString('latin1')).toBe('P5\n2 1\n255\n\u0000ÿ')
})
