import { type CheckedLine, checkAmounts } from './amounts.ts'
import { columnsOf } from './columns.ts'
import { inkOf } from './components.ts'
import { type Box, crop, type GrayImage, inverted, resized, shareBelow, turn } from './gray-image.ts'
import { withoutNoise } from './noise.ts'
import type { Recognize, RecognizedLine } from './recognized.ts'
import { withoutShadow } from './shadow.ts'
import { rotated, skewOf } from './skew.ts'

/** A page, or a column of one, as it was read. Boxes are pixels of the page's picture. */
export interface ReadColumn {
  readonly box: Box
  readonly lines: readonly CheckedLine[]
}

export interface ReadPage {
  /** The picture that was read: level, without shadows. */
  readonly image: GrayImage
  readonly columns: readonly ReadColumn[]
  /** How sure the engine is of the page, 0 to 100. */
  readonly confidence: number
}

/** Most pixels of a picture that is read: larger ones take longer and are not read better. */
export const maxPixels = 5_000_000

/** A picture for the engine: not too large, dark on light, without shadows, level. @param quarters as of `turn` */
export function preparePage(photo: GrayImage, quarters = 0): GrayImage {
  const factor = Math.min(1, Math.sqrt(maxPixels / (photo.width * photo.height)))
  const sized =
    factor === 1 ? photo : resized(photo, Math.round(photo.width * factor), Math.round(photo.height * factor))
  const upright = turn(sized, quarters)
  const isDark = shareBelow(upright, 110) > 0.6
  const lit = withoutShadow(withoutNoise(isDark ? inverted(upright) : upright))
  const degrees = skewOf(lit)
  return Math.abs(degrees) < 0.15 ? lit : rotated(lit, degrees)
}

const moved = ({ left, top, right, bottom }: Box, by: Box): Box => ({
  left: left + by.left,
  top: top + by.top,
  right: right + by.left,
  bottom: bottom + by.top,
})

async function readColumn(image: GrayImage, box: Box, recognize: Recognize): Promise<ReadColumn> {
  const part = crop(image, box)
  const lines = (await recognize(part)).map((line) => checkAmounts(part, line))
  return {
    box,
    lines: lines.map(({ words, questions }) => ({
      words: words.map((word) => ({ ...word, box: moved(word.box, box) })),
      questions,
    })),
  }
}

/** Reads a page, column by column. @param image as `preparePage` returns it */
export async function readPage(image: GrayImage, recognize: Recognize): Promise<ReadPage> {
  const page = { left: 0, top: 0, right: image.width, bottom: image.height }
  const columns: ReadColumn[] = []
  for (const box of columnsOf(inkOf(image).components, page)) columns.push(await readColumn(image, box, recognize))
  return { image, columns, confidence: confidenceOf(columns.flatMap(({ lines }) => lines)) }
}

/** The mean of all words by their length. */
function confidenceOf(lines: readonly RecognizedLine[]): number {
  let sum = 0
  let letters = 0
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}
