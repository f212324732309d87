import { fractionGlyphs } from '@potluck/cooking/fraction-glyphs'

/** Words that are numbers, in small letters, such as "two" and "half". */
export type NumberWords = ReadonlyMap<string, number>

/** Longest piece of a text in which an amount and its name have to stand together, characters. */
const pieceLength = 200
/** Longest piece that may be a cell of a table, such as an amount alone. */
const cellLength = 25
/** Shortest word that is looked up: shorter ones are units and articles. */
const minWord = 3
/** Letters of an ending that may be another one: "egg" and "eggs". */
const ending = 2

const glyphs = new Map(fractionGlyphs.map(([glyph, above, below]) => [glyph, above / below]))
const numeral = /\p{Nd}+(?:[.,/⁄]\p{Nd}+)*|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/gu
const word = /[\p{L}\p{M}]+/gu

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** A written number in all that it may mean: "1,500" is 1500 and 1.5. */
function valuesOf(written: string): number[] {
  const glyph = glyphs.get(written)
  if (glyph !== undefined) return [glyph]
  const [above = '', below] = written.split(/[/⁄]/)
  if (below !== undefined) return [Number(above) / Number(below)]
  return [Number(written.replace(',', '.')), Number(written.replace(/[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, ''))].filter(
    Number.isFinite,
  )
}

const keyOf = (value: number): string => value.toFixed(2)

const stemOf = (text: string): string => text.slice(0, Math.max(minWord, text.length - ending))

/** Hebrew writes "and", "the" and the like into the word. */
const withoutPrefix = (text: string): string => text.replace(/^[והבלמשכ]{1,2}(?=[\u05D0-\u05EA]{3})/, '')

const wordsOf = (text: string): string[] => (plain(text).match(word) ?? []).filter(({ length }) => length >= minWord)

/** A text, cut into short pieces, with where its numbers and words stand. */
interface TextIndex {
  readonly numbers: ReadonlyMap<string, ReadonlySet<number>>
  /** By each beginning of a word. */
  readonly stems: ReadonlyMap<string, ReadonlySet<number>>
  /** The pieces that go with each one: itself, and the one before or after it where one of both is short, as cells are. */
  readonly near: (at: number) => readonly number[]
}

function piecesOf(text: string): string[] {
  return text.split(/[\n\r]+|(?<=[.!?;])\s+/).flatMap((line) => {
    const pieces: string[] = []
    for (let at = 0; at < line.length; at += pieceLength) pieces.push(line.slice(at, at + pieceLength))
    return pieces
  })
}

function indexOf(text: string, numberWords: NumberWords): TextIndex {
  const numbers = new Map<string, Set<number>>()
  const stems = new Map<string, Set<number>>()
  const note = (map: Map<string, Set<number>>, key: string, at: number) => {
    const places = map.get(key) ?? new Set()
    places.add(at)
    map.set(key, places)
  }
  const pieces = piecesOf(text)
  const isCell = (at: number) => (pieces[at]?.length ?? pieceLength) <= cellLength
  for (const [at, piece] of pieces.entries()) {
    for (const written of piece.match(numeral) ?? [])
      for (const value of valuesOf(written)) note(numbers, keyOf(value), at)
    for (const each of plain(piece).match(word) ?? []) {
      const value = numberWords.get(each)
      if (value !== undefined) note(numbers, keyOf(value), at)
      for (const form of new Set([each, withoutPrefix(each)]))
        for (let length = minWord; length <= Math.min(form.length, 30); length++) note(stems, form.slice(0, length), at)
    }
  }
  const near = (at: number) => [at - 1, at, at + 1].filter((other) => other === at || isCell(at) || isCell(other))
  return { numbers, stems, near }
}

const placesOf = ({ stems }: TextIndex, text: string): readonly number[] =>
  [text, withoutPrefix(text)].flatMap((form) => [...(stems.get(stemOf(form).slice(0, 30)) ?? [])])

/**
 * Tells which words of a line do not stem from a text: words that the text does not have, in whatever ending, and
 * numbers that do not stand near another word of the line.
 *
 * @returns a function that gives these words of a line as they are written between its blanks
 */
export function unfoundWords(text: string, numberWords: NumberWords): (line: string) => string[] {
  const index = indexOf(text, numberWords)
  return (line) => {
    const words = wordsOf(line)
    const near = new Set(words.flatMap((each) => placesOf(index, each).flatMap(index.near)))
    const isFoundNumber = (written: string) =>
      valuesOf(written).some((value) =>
        [...(index.numbers.get(keyOf(value)) ?? [])].some((at) => words.length === 0 || near.has(at)),
      )
    const isFound = (part: string) =>
      (part.match(numeral) ?? []).every(isFoundNumber) &&
      wordsOf(part).every((each) => placesOf(index, each).length > 0)
    return [...new Set(line.split(/\s+/).filter((part) => part !== '' && !isFound(part)))]
  }
}
