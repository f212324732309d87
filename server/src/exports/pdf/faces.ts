import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** One font file. */
export interface Face {
  /** Its name within a document. */
  readonly name: string
  /** The content of the file. */
  readonly bytes: Buffer
  /** False for a font of symbols, whose spaces have another width. */
  readonly isForLetters: boolean
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

/** The fonts in the order in which they are searched: Latin, Greek and Cyrillic with all fractions, then Hebrew. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    ...symbolFonts,
  ],
  bold: [
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
    ...symbolFonts,
  ],
}

/** Max cached widths of a face: the words of a large book. */
const maxCachedWidths = 20_000

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error('a collection of fonts is no font')
  return font
}

function openFace(file: string): Face {
  const bytes = readFileSync(require.resolve(file))
  const font = openFont(bytes)
  const widths = new Map<string, number>()
  return {
    name: file,
    bytes,
    isForLetters: !symbolFonts.includes(file),
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

/** The first face that has a character; null if none has it. Font files are opened on first use. */
export function faceFor(character: string, weight: Weight): Face | null {
  const cachedFace = faceCache[weight].get(character)
  if (cachedFace !== undefined) return cachedFace
  const file = files[weight].find((path) => faceIn(path).has(character))
  const face = file === undefined ? null : faceIn(file)
  faceCache[weight].set(character, face)
  return face
}
