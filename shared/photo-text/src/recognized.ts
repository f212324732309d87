import type { Box, GrayImage } from './gray-image.ts'

/** A word that the engine read. */
export interface RecognizedWord {
  readonly text: string
  /** How sure the engine is, 0 to 100. */
  readonly confidence: number
  readonly box: Box
}

/** A line of words, in the order of reading. */
export interface RecognizedLine {
  readonly words: readonly RecognizedWord[]
}

/**
 * Reads the words of a picture of text, line by line. Boxes are pixels of that picture.
 * @param isColumn whether the picture is a single column; else the engine looks for columns itself
 */
export type Recognize = (image: GrayImage, isColumn: boolean) => Promise<readonly RecognizedLine[]>
