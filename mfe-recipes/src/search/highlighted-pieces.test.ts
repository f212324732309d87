import { highlightedPieces } from './highlighted-pieces.ts'

const shown = (text: string, ...marks: string[]) =>
  highlightedPieces(text, new Set(marks))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Tomato soup', ['soup'], 'Tomato [soup]'],
  ['Crème fraîche, crème', ['creme'], '[Crème] fraîche, [crème]'],
  ['Roast-chicken pie', ['chicken'], 'Roast-[chicken] pie'],
  ['מרק עגבניות', ['עגבניות'], 'מרק [עגבניות]'],
  ['М’ясо з цибулею', ['мясо', 'цибулею'], '[М’ясо] з [цибулею]'],
  ['soup', [], 'soup'],
  ['', ['soup'], ''],
])('the text %s with the matches %j is highlighted as %s', (text, marks, written) => {
  expect(shown(text, ...marks)).toBe(written)
})
