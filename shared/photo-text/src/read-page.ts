import { type CheckedLine, checkAmounts } from './amounts.ts'
import { columnsOf } from './columns.ts'
import { inkOf } from './components.ts'
import { type Box, crop, type GrayImage, inverted, resized, shareBelow, turn } from './gray-image.ts'
import { withoutNoise } from './noise.ts'
import type { Recognize, RecognizedLine } from './recognized.ts'
import { withoutShadow } from './shadow.ts'
import { rotated, skewOf } from './skew.ts'

/** A page, or a column of one, as it was read. */
export interface ReadColumn {
  /** The picture that was read: level, without shadows. Boxes are pixels of it. */
  readonly image: GrayImage
  readonly lines: readonly CheckedLine[]
}

export interface ReadPage {
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
  return level(lit)
}

/** Turns a picture so that its lines are level. */
function level(image: GrayImage): GrayImage {
  const degrees = skewOf(image)
  return Math.abs(degrees) < 0.15 ? image : rotated(image, degrees)
}

/** Columns of a bent page slope differently, so each is levelled by itself. */
async function readColumn(page: GrayImage, box: Box, isColumn: boolean, recognize: Recognize): Promise<ReadColumn> {
  const image = level(crop(page, box))
  return { image, lines: (await recognize(image, isColumn)).map((line) => checkAmounts(image, line)) }
}

/** Reads a page, column by column. @param image as `preparePage` returns it */
export async function readPage(image: GrayImage, recognize: Recognize): Promise<ReadPage> {
  const page = { left: 0, top: 0, right: image.width, bottom: image.height }
  const columns: ReadColumn[] = []
  const boxes = columnsOf(inkOf(image).components, page)
  for (const box of boxes) columns.push(await readColumn(image, box, boxes.length > 1, recognize))
  return { columns, confidence: confidenceOf(columns.flatMap(({ lines }) => lines)) }
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
