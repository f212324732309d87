import { tileHues } from '../theme/tile-hues.ts'

/** The placeholder for a recipe (or a person) without a photo. */
export interface Tile {
  /** Index into the warm hues of the theme. */
  readonly hue: number
  /** The first letter or digit of the title, upper-cased; empty for a title without any. */
  readonly letter: string
}

const firstLetter = /[\p{Letter}\p{Number}]\p{Mark}*/u

/** The tile of a title. The same title has the same tile everywhere, for ever: by letter case or spaces it does not change. */
export function tileOf(title: string): Tile {
  const name = title.normalize('NFC').trim().toLowerCase()
  return { hue: hash(name) % tileHues.length, letter: (firstLetter.exec(name)?.[0] ?? '').toUpperCase() }
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
