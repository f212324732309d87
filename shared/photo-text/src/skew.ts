import { type GrayImage, resized, shadeAt } from './gray-image.ts'

/** How far a page is turned at most, in degrees; more is a quarter of a turn. */
const maxDegrees = 6

/** Width of the copy that is measured, in pixels. */
const measuredWidth = 700

interface DarkPixels {
  readonly xs: Int16Array
  readonly ys: Int16Array
  readonly height: number
}

function darkPixelsOf(image: GrayImage): DarkPixels {
  const width = Math.min(image.width, measuredWidth)
  const small = resized(image, width, Math.max(1, Math.round((image.height * width) / image.width)))
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      if ((small.pixels[y * small.width + x] ?? 255) < 140) {
        xs.push(x)
        ys.push(y)
      }
  return { xs: Int16Array.from(xs), ys: Int16Array.from(ys), height: small.height }
}

/** How sharply rows of ink and of paper differ when the picture is turned by an angle. */
function sharpnessAt({ xs, ys, height }: DarkPixels, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(measuredWidth * Math.tan((maxDegrees * Math.PI) / 180)) + 1
  const rows = new Float64Array(height + 2 * margin)
  for (let at = 0; at < xs.length; at++) {
    const row = Math.round((ys[at] ?? 0) + (xs[at] ?? 0) * slope) + margin
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}

function bestOf(dark: DarkPixels, candidates: readonly number[]): number {
  let best = 0
  let most = -1
  for (const degrees of candidates) {
    const sharpness = sharpnessAt(dark, degrees)
    if (sharpness > most) {
      most = sharpness
      best = degrees
    }
  }
  return best
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

/** By how many degrees the lines of a page have to be turned clockwise to be level; up to six either way. */
export function skewOf(image: GrayImage): number {
  const dark = darkPixelsOf(image)
  if (dark.xs.length < 200) return 0
  const coarse = bestOf(dark, range(-maxDegrees, maxDegrees, 0.5))
  return bestOf(dark, range(coarse - 0.5, coarse + 0.5, 0.1))
}

/** Turns a picture clockwise about its middle, by a few degrees. Pixels from outside of it are white. */
export function rotated(image: GrayImage, degrees: number): GrayImage {
  const { width, height } = image
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const middleX = width / 2
  const middleY = height / 2
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = middleX + (x - middleX) * cos + (y - middleY) * sin
      const fromY = middleY - (x - middleX) * sin + (y - middleY) * cos
      if (fromX < 0 || fromY < 0 || fromX > width - 1 || fromY > height - 1) continue
      pixels[y * width + x] = shadeAt(image, fromX, fromY)
    }
  return { width, height, pixels }
}
