import { medianOf } from './components.ts'
import type { GrayImage } from './gray-image.ts'

/** Grain above this hides letters from the engine, in shades. */
const maxNoise = 5

/** How much neighbouring pixels of the paper differ, in shades: the middle of samples, because most of a page is paper. */
export function noiseOf({ width, height, pixels }: GrayImage): number {
  const samples: number[] = []
  for (let y = 1; y < height - 1; y += 7)
    for (let x = 1 + (y % 5); x < width - 1; x += 11) {
      const at = y * width + x
      const around =
        (pixels[at - 1] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at - width] ?? 0) + (pixels[at + width] ?? 0)
      samples.push(Math.abs((pixels[at] ?? 0) - around / 4))
    }
  return medianOf(samples)
}

/** Each pixel with its neighbours, the nearer the more. */
function smoothed({ width, height, pixels }: GrayImage): GrayImage {
  const across = new Uint16Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const x = at % width
    const here = pixels[at] ?? 255
    across[at] =
      (x > 0 ? (pixels[at - 1] ?? here) : here) + 2 * here + (x < width - 1 ? (pixels[at + 1] ?? here) : here)
  }
  const result = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const here = across[at] ?? 0
    const above = at >= width ? (across[at - width] ?? here) : here
    const below = at < width * (height - 1) ? (across[at + width] ?? here) : here
    result[at] = (above + 2 * here + below) / 16
  }
  return { width, height, pixels: result }
}

/** A picture whose grain is smoothed until letters stand out; one without grain stays as it is. */
export function withoutNoise(image: GrayImage): GrayImage {
  let smooth = image
  for (let turn = 0; turn < 3 && noiseOf(smooth) > maxNoise; turn++) smooth = smoothed(smooth)
  return smooth
}
