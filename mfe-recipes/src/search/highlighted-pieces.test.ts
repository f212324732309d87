import { highlightedPieces } from './highlighted-pieces.ts'

const markup = (text: string, ...matches: string[]) =>
  highlightedPieces(text, new Set(matches))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Tomato soup', ['soup'], 'Tomato [soup]'],
  ['Crème fraîche, crème', ['creme'], '[Crème] fraîche, [crème]'],
  ['Roast-chicken pie', ['chicken'], 'Roast-[chicken] pie'],
  ['מרק עגבניות', ['עגבניות'], 'מרק [עגבניות]'],
  ['М’ясо з цибулею', ['мясо', 'цибулею'], '[М’ясо] з [цибулею]'],
  ['soup', [], 'soup'],
  ['', ['soup'], ''],
])('the text %s with the matches %j is highlighted as %s', (text, matches, written) => {
  expect(markup(text, ...matches)).toBe(written)
})
