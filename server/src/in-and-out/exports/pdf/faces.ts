import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path/posix'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { z } from 'zod'

export type Weight = 'regular' | 'bold'

/** One font file. */
export interface Face {
  /** Its name within a document. */
  readonly name: string
  /** The content of the file. */
  readonly bytes: Buffer
  /** False for a font of symbols, whose spaces have another width. */
  readonly isForLetters: boolean
  /** Thin letters get an outline: its width in font sizes; null for a font that has the weight itself. */
  readonly outline: Readonly<Record<Weight, number>> | null
  has(character: string): boolean
  /** The width of a text, in thousandths of the font size. */
  widthOf(text: string): number
}

const require = createRequire(import.meta.url)

/** Fonts of arrows, symbols and emoji, which the fonts of letters lack. */
const symbolFonts = [
  '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
  '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
]

/** The fonts in the order in which they are searched: Latin, Greek, Cyrillic and Devanagari with all fractions, then others. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
    '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
    ...symbolFonts,
  ],
  bold: [
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
    '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff',
    ...symbolFonts,
  ],
}

/**
 * Fonts of Chinese, Japanese and Korean. Each has a hundred files by ranges of characters, which have to be unpacked first. They are
 * thin: the other weights of the files cannot be embedded.
 */
const [chinese, japanese, korean] = [
  '@fontsource-variable/noto-sans-sc/unicode.json',
  '@fontsource-variable/noto-sans-jp/unicode.json',
  '@fontsource-variable/noto-sans-kr/unicode.json',
]
const outline = { regular: 0.04, bold: 0.08 } as const

/** Max cached widths of a face: the words of a large book. */
const maxCachedWidths = 20_000

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('a collection of fonts is no font')
  return font
}

function openFace(file: string, bytes = readFileSync(require.resolve(file)), strokes: Face['outline'] = null): Face {
  const font = openFont(bytes)
  const widths = new Map<string, number>()
  return {
    name: file,
    bytes,
    isForLetters: !symbolFonts.includes(file),
    outline: strokes,
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    widthOf(text) {
      const cachedWidth = widths.get(text)
      if (cachedWidth !== undefined) return cachedWidth
      const width = (font.layout(text).advanceWidth * 1000) / font.unitsPerEm
      if (widths.size >= maxCachedWidths) widths.clear()
      widths.set(text, width)
      return width
    },
  }
}

const openFaces = new Map<string, Face>()

function faceIn(file: string): Face {
  const face = openFaces.get(file) ?? openFace(file)
  openFaces.set(file, face)
  return face
}

const faceCache: Readonly<Record<Weight, Map<string, Face | null>>> = { regular: new Map(), bold: new Map() }

/** The files of a large font, each with the ranges of characters that it has. */
interface FileRanges {
  readonly file: string
  readonly ranges: readonly (readonly [number, number])[]
}

const unicodeRanges = z.record(z.string(), z.string())
const rangesByFont = new Map<string, readonly FileRanges[]>()

/** Reads which file has which characters: "U+4E00,U+4E8C-4E8E" by "[117]". */
function rangesOf(font: string): readonly FileRanges[] {
  const known = rangesByFont.get(font)
  if (known) return known
  const folder = dirname(font)
  const written = unicodeRanges.parse(JSON.parse(readFileSync(require.resolve(font), 'utf8')))
  const read = Object.entries(written).map(([name, ranges]) => ({
    file: `${folder}/files/${basename(folder)}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range): readonly [number, number] => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  }))
  rangesByFont.set(font, read)
  return read
}

const fileWith = (font: string, character: string): string | undefined => {
  const code = character.codePointAt(0) ?? 0
  return rangesOf(font).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.file
}

async function loadLarge(file: string): Promise<Face> {
  const open = openFaces.get(file)
  if (open) return open
  const bytes = Buffer.from(await decompress(readFileSync(require.resolve(file))))
  const face = openFace(file, bytes, outline)
  openFaces.set(file, face)
  return face
}

/** Large fonts in the order in which characters are searched: Japanese writes some Chinese characters differently. */
let largeInOrder: readonly string[] = [chinese, japanese, korean]

/** The first face of a large font that was loaded and has a character. */
function largeFace(character: string): Face | null {
  for (const font of largeInOrder) {
    const face = openFaces.get(fileWith(font, character) ?? '')
    if (face?.has(character)) return face
  }
  return null
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Loads the files of large fonts that a text needs; its layout follows. */
export async function loadFaces(text: string): Promise<void> {
  const missing = [...new Set(text)].filter(
    (character) => /\S/.test(character) && plainFace(character, 'regular') === null,
  )
  if (missing.length === 0) return
  largeInOrder = kana.test(text) ? [japanese, chinese, korean] : [chinese, japanese, korean]
  for (const character of missing) {
    for (const font of largeInOrder) {
      const file = fileWith(font, character)
      // Not every character of a range is in its file.
      if (file !== undefined && (await loadLarge(file)).has(character)) break
    }
  }
}

/** The first face of the fonts that are open at all times; null if none has the character. Files are opened on first use. */
function plainFace(character: string, weight: Weight): Face | null {
  const cachedFace = faceCache[weight].get(character)
  if (cachedFace !== undefined) return cachedFace
  const file = files[weight].find((path) => faceIn(path).has(character))
  const face = file === undefined ? null : faceIn(file)
  faceCache[weight].set(character, face)
  return face
}

/** The first face that has a character; null if none has it. Those of Chinese, Japanese and Korean are loaded before (`loadFaces`). */
export const faceFor = (character: string, weight: Weight): Face | null =>
  plainFace(character, weight) ?? largeFace(character)
