import { tileHues } from '../theme/tile-hues.ts'

/** The placeholder for a recipe (or a person) without a photo. */
export interface Tile {
  /** Index into the warm hues of the theme. */
  readonly hue: number
  /** The first letter or digit of the title, upper-cased; empty for a title without any. */
  readonly letter: string
  /** The first letters of its first two words, or of its one word. */
  readonly letters: string
}

const aLetter = /[\p{Letter}\p{Number}]\p{Mark}*/gu
const aWord = /[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}'’-]*/gu

/** The tile of a title. The same title has the same tile everywhere, for ever: by letter case or spaces it does not change. */
export function tileOf(title: string): Tile {
  const name = title.normalize('NFC').trim().toLowerCase()
  const [first = '', second = ''] = name.match(aWord) ?? []
  const [letter = '', next = ''] = first.match(aLetter) ?? []
  const [other = next] = second.match(aLetter) ?? []
  return {
    hue: hash(name) % tileHues.length,
    letter: letter.toUpperCase(),
    letters: letter.toUpperCase() + (second === '' ? other : other.toUpperCase()),
  }
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
