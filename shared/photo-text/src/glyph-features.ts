import type { Glyph, Ink } from './components.ts'
import { heightOf, widthOf } from './gray-image.ts'

/** The size of the picture that a sign is brought to, in pixels. */
const columns = 16
const rows = 20

/** Number of values that describe a sign. */
export const featureCount = columns * rows + 4

/** The line that a sign stands in. */
export interface LineMeasure {
  /** Height of its letters, in pixels. */
  readonly letterHeight: number
  /** Where its letters stand. */
  readonly baseline: number
}

/** The picture of a sign in `columns` × `rows` cells, each with its share of ink. */
function pictureOf({ image, labels }: Ink, { box, labels: own }: Glyph): Float32Array {
  const width = widthOf(box)
  const height = heightOf(box)
  const scale = Math.max(height / rows, width / columns)
  const offsetX = (columns - width / scale) / 2
  const offsetY = (rows - height / scale) / 2
  const cells = new Float32Array(columns * rows)
  const counts = new Float32Array(columns * rows)
  // Each pixel is spread over the cells that it covers, so that small signs have no holes.
  const steps = Math.max(1, Math.ceil(2 / scale))
  for (let y = 0; y < height * steps; y++)
    for (let x = 0; x < width * steps; x++) {
      const at = (box.top + Math.floor(y / steps)) * image.width + box.left + Math.floor(x / steps)
      const column = Math.min(columns - 1, Math.floor(offsetX + (x + 0.5) / steps / scale))
      const row = Math.min(rows - 1, Math.floor(offsetY + (y + 0.5) / steps / scale))
      const cell = row * columns + column
      const ink = own.has(labels[at] ?? 0) ? 255 - (image.pixels[at] ?? 255) : 0
      cells[cell] = (cells[cell] ?? 0) + ink / 255
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  return cells.map((ink, cell) => ink / Math.max(1, counts[cell] ?? 1))
}

/**
 * Describes a sign: its picture in one size, and its proportions within its line. Values are about 0 to 1.
 * @param ink of the line, in which the labels of the sign are
 */
export function featuresOf(ink: Ink, glyph: Glyph, line: LineMeasure): Float32Array {
  const { box } = glyph
  const picture = pictureOf(ink, glyph)
  const darkest = picture.reduce((most, cell) => Math.max(most, cell), 0.05)
  const features = new Float32Array(featureCount)
  features.set(picture.map((cell) => cell / darkest))
  const proportions = [
    Math.min(2, widthOf(box) / heightOf(box)),
    Math.min(3, heightOf(box) / line.letterHeight) / 2,
    Math.min(2, Math.max(-2, (line.baseline - box.bottom) / line.letterHeight)),
    Math.min(3, Math.max(-1, (line.baseline - box.top) / line.letterHeight)) / 2,
  ]
  features.set(proportions, columns * rows)
  return features
}
