import fc from 'fast-check'
import { plainLines, plainText } from './plain.ts'

test.each([
  ['entities', 'Salt &amp; pepper', 'Salt & pepper'],
  ['entities escaped twice', 'Salt &amp;amp; pepper', 'Salt & pepper'],
  ['entities escaped three times', '&amp;amp;frac12; cup', '½ cup'],
  ['markup', '<b>1</b> cup <a href="#">flour</a>', '1 cup flour'],
  ['escaped markup', '&lt;p&gt;Boil&lt;/p&gt;', 'Boil'],
  ['scripts', 'Soup<script>alert(1)</script>', 'Soup'],
  ['white space of all kinds', ' 1\u00a0cup\t flour\u200b ', '1 cup flour'],
  ['UTF-8 misread as Latin-1', '180 Â°C, 2Â\u00a0cups', '180 °C, 2 cups'],
  ['a sign that is no markup', 'under < 180 > 90', 'under < 180 > 90'],
  ['an ampersand that is no entity', 'M&M', 'M&M'],
])('%s become plain text', (_, written, plain) => {
  expect(plainText(written)).toBe(plain)
})

test('blocks and line breaks are lines', () => {
  expect(plainLines('<p>One</p><p>Two<br/>Three</p>Four\nFive')).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
})

test('plain text stays unchanged on a second pass', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\p{L}\d .,½°-]{0,40}$/u),
      (text) => plainText(plainText(text)) === plainText(text),
    ),
  )
})

test.each(['<', '<a ', '<script', '&', '&amp;', '<p', '</'])('a million times "%s" takes linear time', (piece) => {
  const started = process.cpuUsage()
  plainLines(piece.repeat(1_000_000))
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(10_000)
})
