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

test('the name of a site has no “www.”', () => {
  expect(siteOf('https://www.example.org/a?b=c')).toBe('example.org')
  expect(siteOf('grandmother')).toBeNull()
})

test('an address ends before punctuation', () => {
  const links = (text: string) => piecesOf(text).flatMap(({ link }) => link ?? [])
  expect(links('(see https://example.org/soup).')).toEqual(['https://example.org/soup'])
  expect(links('https://example.org/soup?!"')).toEqual(['https://example.org/soup'])
  expect(links(`https://example.org/${')'.repeat(50_000)}`)).toEqual(['https://example.org/'])
})

test('splitting notes at addresses preserves every letter', () => {
  const text = 'See https://example.org/a_(b), and (http://a.example/?q=1). Not ftp://x.'
  const pieces = piecesOf(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.flatMap(({ link }) => link ?? [])).toEqual(['https://example.org/a_(b)', 'http://a.example/?q=1'])
})
