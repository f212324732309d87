import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** One font file: it has some characters, and knows how wide words are. */
export interface Face {
  /** Names it within a document. */
  readonly name: string
  /** The file. */
  readonly bytes: Buffer
  /** Rather than for signs, whose spaces are of another width. */
  readonly isForLetters: boolean
  has(character: string): boolean
  /** In thousandths of the size of the letters. */
  widthOf(text: string): number
}

const require = createRequire(import.meta.url)

/** What neither weight of the letters has: arrows, marks, and pictures. */
const signs = [
  '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
  '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
]

/** The product's own fonts in the order they are asked: Latin, Greek and Cyrillic with all fractions, then Hebrew. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    ...signs,
  ],
  bold: [
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
    ...signs,
  ],
}

/** Most widths that a face remembers: the words of a large book. */
const mostWidths = 20_000

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
    isForLetters: !signs.includes(file),
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    widthOf(text) {
      const known = widths.get(text)
      if (known !== undefined) return known
      const width = (font.layout(text).advanceWidth * 1000) / font.unitsPerEm
      if (widths.size >= mostWidths) widths.clear()
      widths.set(text, width)
      return width
    },
  }
}

const opened = new Map<string, Face>()

function faceIn(file: string): Face {
  const face = opened.get(file) ?? openFace(file)
  opened.set(file, face)
  return face
}

const chosen: Readonly<Record<Weight, Map<string, Face | null>>> = { regular: new Map(), bold: new Map() }

/** The face that has a character; null where none has. Files are opened as they are needed. */
export function faceFor(character: string, weight: Weight): Face | null {
  const known = chosen[weight].get(character)
  if (known !== undefined) return known
  const file = files[weight].find((one) => faceIn(one).has(character))
  const face = file === undefined ? null : faceIn(file)
  chosen[weight].set(character, face)
  return face
}
