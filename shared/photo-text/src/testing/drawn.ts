import type { Box, GrayImage } from '../gray-image.ts'

/** A white picture with black boxes. */
export function drawn(width: number, height: number, boxes: readonly Box[]): GrayImage {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const { left, top, right, bottom } of boxes)
    for (let y = top; y < bottom; y++) pixels.fill(0, y * width + left, y * width + right)
  return { width, height, pixels }
}

export const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

/** The letters of a line: black boxes of 8 × 10 pixels, in words of three to six. */
export const letters = (left: number, right: number, top: number): readonly Box[] =>
  Array.from({ length: Math.floor((right - left) / 12) }, (_, at) => left + at * 12)
    .filter((_, at) => (at + Math.floor(top / 20)) % (4 + (Math.floor(top / 20) % 4)) !== 3)
    .map((x) => box(x, top, x + 8, top + 10))
