import { piecesOf, siteOf, webLink } from './web-link.ts'

test.each([
  ['https://example.org/soup', 'https://example.org/soup'],
  [' HTTP://example.org ', 'http://example.org/'],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['example.org/soup', null],
  ['https://', null],
  ['', null],
])('%j is followed as %j', (written, link) => {
  expect(webLink(written)).toBe(link)
})

test('a site is named without what nobody says', () => {
  expect(siteOf('https://www.example.org/a?b=c')).toBe('example.org')
  expect(siteOf('grandmother')).toBeNull()
})

test('notes keep every letter around their addresses', () => {
  const text = 'See https://example.org/a_(b), and (http://a.example/?q=1). Not ftp://x.'
  const pieces = piecesOf(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.flatMap(({ link }) => link ?? [])).toEqual(['https://example.org/a_(b', 'http://a.example/?q=1'])
})
