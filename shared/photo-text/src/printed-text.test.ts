import { answeredText, textLinesOf } from './page-text.ts'
import { type PrintedPiece, printedPage } from './printed-text.ts'
import { box } from './testing/drawn.ts'

const page = box(0, 0, 600, 800)

/** A piece of text of ten points, five points a letter. */
const piece = (text: string, left: number, top: number): PrintedPiece => ({
  text,
  box: box(left, top, left + text.length * 5, top + 10),
})

const read = (pieces: readonly PrintedPiece[]) =>
  textLinesOf([printedPage(pieces, page)]).map((line) => answeredText(line))

test('pieces of a line are put together, with blanks where there is room', () => {
  expect(read([piece('½', 40, 20), piece('cup', 50, 20), piece('Su', 40, 40), piece('gar', 50, 40)])).toEqual([
    '½ cup',
    'Sugar',
  ])
})

test('two columns are read one after the other', () => {
  const rows = Array.from({ length: 14 }, (_, at) => [
    piece(`${at + 1} g of something fine`, 40, 100 + at * 16),
    piece(`${at + 1}. Do this, and then do that too.`, 320, 100 + at * 16),
  ])
  const lines = read([piece('Soup of the day', 40, 40), ...rows.flat()])
  expect(lines[0]).toBe('Soup of the day')
  expect(lines[1]).toBe('1 g of something fine')
  expect(lines[15]).toBe('1. Do this, and then do that too.')
})

test('Hebrew is read from right to left', () => {
  expect(read([piece('קמח', 40, 20), piece('כוס', 80, 20), piece('1', 120, 20)])).toEqual(['1 כוס קמח'])
})
