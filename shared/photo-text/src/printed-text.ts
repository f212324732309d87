import { columnsOf } from './columns.ts'
import { type Box, type GrayImage, heightOf, widthOf } from './gray-image.ts'
import type { ReadPage } from './read-page.ts'
import type { RecognizedWord } from './recognized.ts'

/** A piece of text where a document draws it. */
export interface PrintedPiece {
  readonly text: string
  readonly box: Box
}

/** Pieces that are nearer than this share of their height are one word. */
const maxGap = 0.15

const noImage: GrayImage = { width: 1, height: 1, pixels: Uint8Array.of(255) }

/** The words of a piece; each has its share of the width. */
function wordsOf({ text, box }: PrintedPiece): readonly RecognizedWord[] {
  const width = widthOf(box) / Math.max(1, text.length)
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence: 100,
    box: { ...box, left: box.left + index * width, right: box.left + (index + word.length) * width },
  }))
}

/** Words of a line with those put together that a document draws in pieces. */
function joinPieces(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const joined: RecognizedWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && word.box.left - last.box.right < maxGap * heightOf(word.box))
      joined[joined.length - 1] = { ...last, text: last.text + word.text, box: { ...last.box, right: word.box.right } }
    else joined.push(word)
  }
  return joined
}

/** Words line by line: those whose middles are at one height are a line. */
function linesOf(words: readonly RecognizedWord[], isRightToLeft: boolean) {
  const rows: { readonly middle: number; readonly words: RecognizedWord[] }[] = []
  for (const word of words) {
    const middle = (word.box.top + word.box.bottom) / 2
    const row = rows.find((each) => Math.abs(each.middle - middle) < 0.4 * heightOf(word.box))
    if (row) row.words.push(word)
    else rows.push({ middle, words: [word] })
  }
  return rows
    .sort((one, other) => one.middle - other.middle)
    .map((row) => {
      const sorted = row.words.sort((one, other) => one.box.left - other.box.left)
      const line = joinPieces(sorted)
      return { words: isRightToLeft ? line.toReversed() : line, questions: [] }
    })
}

/** A page of a document that has its text, in the order of reading. Boxes begin at its upper left corner. */
export function printedPage(pieces: readonly PrintedPiece[], page: Box): ReadPage {
  const written = pieces.filter(({ text }) => text.trim() !== '')
  const isRightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(written.map(({ text }) => text).join(''))
  const parts = columnsOf(
    // As high as a letter without strokes above or below, which columns are measured in.
    written.map(({ box }, at) => ({ box: { ...box, top: box.top + 0.45 * heightOf(box) }, size: 1, label: at + 1 })),
    page,
  )
  const columns = parts.map((part) => {
    const inside = written.filter(({ box }) => {
      const middle = (box.left + box.right) / 2
      return middle >= part.left && middle < part.right && box.top >= part.top - 1 && box.top < part.bottom - 1
    })
    return { image: noImage, lines: linesOf(inside.flatMap(wordsOf), isRightToLeft) }
  })
  return { columns, confidence: 100 }
}
