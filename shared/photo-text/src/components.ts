import { type Box, type GrayImage, heightOf, unionOf, widthOf } from './gray-image.ts'

/** A connected piece of ink. */
export interface Component {
  readonly box: Box
  /** Number of its pixels. */
  readonly size: number
  /** Its number in `Ink.labels`. */
  readonly label: number
}

/** The ink of a picture, in connected pieces. */
export interface Ink {
  readonly image: GrayImage
  /** For each pixel the label of its component; 0 is paper. */
  readonly labels: Uint32Array
  readonly components: readonly Component[]
}

/** The shade that separates ink from paper best (Otsu), within the shades that ink may have. */
export function inkShade({ pixels }: GrayImage): number {
  const counts = new Float64Array(256)
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1
  const total = pixels.length
  const sum = counts.reduce((before, count, shade) => before + count * shade, 0)
  let darkCount = 0
  let darkSum = 0
  let best = 128
  let most = -1
  for (let shade = 0; shade < 255; shade++) {
    darkCount += counts[shade] ?? 0
    darkSum += shade * (counts[shade] ?? 0)
    const lightCount = total - darkCount
    if (darkCount === 0 || lightCount === 0) continue
    const difference = darkSum / darkCount - (sum - darkSum) / lightCount
    const between = darkCount * lightCount * difference * difference
    if (between > most) {
      most = between
      best = shade + 1
    }
  }
  return Math.min(190, Math.max(90, best))
}

/** Gives all ink that is connected with a pixel one label; corners connect. */
function fill({ width, height, pixels }: GrayImage, labels: Uint32Array, start: number, label: number, shade: number) {
  let [left, right, top, bottom, size] = [width, 0, height, 0, 0]
  const stack = [start]
  labels[start] = label
  const visit = (x: number, y: number) => {
    const at = y * width + x
    if (x < 0 || y < 0 || x >= width || y >= height || labels[at] !== 0 || (pixels[at] ?? 255) >= shade) return
    labels[at] = label
    stack.push(at)
  }
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width
    const y = (at - x) / width
    size++
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    for (let by = -1; by <= 1; by++) {
      visit(x - 1, y + by)
      visit(x, y + by)
      visit(x + 1, y + by)
    }
  }
  return { box: { left, top, right, bottom }, size, label }
}

/** Finds the connected pieces of ink. @param shade lighter pixels are paper */
export function inkOf(image: GrayImage, shade = inkShade(image)): Ink {
  const labels = new Uint32Array(image.pixels.length)
  const components: Component[] = []
  for (const [start, value] of image.pixels.entries())
    if (value < shade && labels[start] === 0) components.push(fill(image, labels, start, components.length + 1, shade))
  return { image, labels, components }
}

/** One sign of a line: a letter, a digit, a fraction with its three pieces, a dot. */
export interface Glyph {
  readonly box: Box
  readonly labels: ReadonlySet<number>
}

/** Which share of the narrower of two boxes lies below or above the other. */
const sharedWidth = (one: Box, other: Box): number =>
  (Math.min(one.right, other.right) - Math.max(one.left, other.left)) / Math.min(widthOf(one), widthOf(other))

/** Pieces that lie over each other are one sign, as the dot of an i, or numerator, slash and denominator. */
const minSharedWidth = 0.3

/**
 * The signs of a line of text, from left to right. Specks are left out.
 * @param ink of the line alone
 */
export function glyphsOf({ components }: Ink, minSize = 5): readonly Glyph[] {
  const pieces = components.filter(({ size }) => size >= minSize).sort((one, other) => one.box.left - other.box.left)
  const glyphs: { box: Box; labels: Set<number> }[] = []
  for (const { box, label } of pieces) {
    const over = glyphs.filter((glyph) => sharedWidth(glyph.box, box) >= minSharedWidth)
    const [first, ...others] = over
    if (!first) {
      glyphs.push({ box, labels: new Set([label]) })
      continue
    }
    for (const other of others) {
      for (const each of other.labels) first.labels.add(each)
      glyphs.splice(glyphs.indexOf(other), 1)
    }
    first.box = unionOf([first.box, box, ...others.map((other) => other.box)])
    first.labels.add(label)
  }
  return glyphs.sort((one, other) => one.box.left - other.box.left)
}

/** The middle one of several numbers; 0 without any. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

/** The height of a letter without strokes above or below: the middle one of all signs. */
export const letterHeight = (glyphs: readonly { readonly box: Box }[]): number =>
  medianOf(glyphs.map(({ box }) => heightOf(box)).filter((height) => height > 4))

/** Where the letters of a line stand: the bottom of most signs. */
export const baselineOf = (boxes: readonly Box[]): number => medianOf(boxes.map(({ bottom }) => bottom))
