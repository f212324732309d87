import fc from 'fast-check'
import { decodePage } from './decode-page.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)

test.each<[string, Uint8Array, string | null]>([
  ['UTF-8 without a word', utf8('crème brûlée'), null],
  ['UTF-8 that is said to be Latin', utf8('crème brûlée'), 'iso-8859-1'],
  ['UTF-8 with its mark', utf8('\uFEFFcrème brûlée'), null],
  ['Latin, said by the server', latin('crème brûlée'), 'ISO-8859-1'],
  ['Latin, said by nobody', latin('crème brûlée'), null],
  ['Latin, said to be what there is not', latin('crème brûlée'), 'x-kitchen'],
  ['UTF-16 with its mark', utf16('\uFEFFcrème brûlée'), null],
  ['UTF-16 without', utf16('crème brûlée'), null],
])('%s is read', (_, bytes, serverCharset) => {
  expect(decodePage(bytes, serverCharset)).toBe('crème brûlée')
})

test('a page declares its encoding', () => {
  const page = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>'
  expect(decodePage(Uint8Array.from([...latin(page), 0xe1, 0xee, 0xf0, 0xf9]), null)).toBe(`${page}борщ`)
  expect(decodePage(latin('<meta charset="utf-16"><p>crème'), null)).toBe(
    '<meta charset="utf-16"><p>crème'.replace('è', '\uFFFD'),
  )
})

test('any bytes become text without NUL under any declared encoding', () => {
  fc.assert(
    fc.property(
      fc.uint8Array(),
      fc.option(fc.string()),
      (bytes, serverCharset) => !decodePage(bytes, serverCharset).includes('\0'),
    ),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => decodePage(utf8(`a${text}`), null) === `a${text}`.replaceAll('\0', ''),
    ),
  )
})
