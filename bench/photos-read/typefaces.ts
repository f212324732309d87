import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Script = 'latin' | 'cyrillic' | 'hebrew'

/** A typeface of the bench. */
export interface Typeface {
  readonly family: string
  /** Name of its package; the others are on the machine. */
  readonly folder?: string
  readonly scripts: readonly Script[]
  /** Whether the classes of signs were fitted with it. */
  readonly isFitted: boolean
}

const european = ['latin', 'cyrillic'] as const
const latin = ['latin'] as const

export const typefaces: readonly Typeface[] = [
  { family: 'Lora', folder: 'lora', scripts: european, isFitted: true },
  { family: 'Merriweather', folder: 'merriweather', scripts: european, isFitted: true },
  { family: 'EB Garamond', folder: 'eb-garamond', scripts: european, isFitted: true },
  { family: 'Libre Baskerville', folder: 'libre-baskerville', scripts: latin, isFitted: true },
  { family: 'PT Serif', folder: 'pt-serif', scripts: european, isFitted: true },
  { family: 'Open Sans', folder: 'open-sans', scripts: ['latin', 'cyrillic', 'hebrew'], isFitted: true },
  { family: 'Roboto', folder: 'roboto', scripts: european, isFitted: true },
  { family: 'Lato', folder: 'lato', scripts: latin, isFitted: true },
  { family: 'Montserrat', folder: 'montserrat', scripts: european, isFitted: true },
  { family: 'Source Sans 3', folder: 'source-sans-3', scripts: european, isFitted: true },
  { family: 'Courier Prime', folder: 'courier-prime', scripts: latin, isFitted: true },
  { family: 'Frank Ruhl Libre', folder: 'frank-ruhl-libre', scripts: ['latin', 'hebrew'], isFitted: true },
  { family: 'DejaVu Serif', scripts: european, isFitted: true },
  { family: 'Cormorant Garamond', folder: 'cormorant-garamond', scripts: european, isFitted: true },
  { family: 'Alegreya', folder: 'alegreya', scripts: european, isFitted: true },
  { family: 'Vollkorn', folder: 'vollkorn', scripts: european, isFitted: true },
  { family: 'Zilla Slab', folder: 'zilla-slab', scripts: latin, isFitted: true },
  { family: 'Fira Sans', folder: 'fira-sans', scripts: european, isFitted: true },
  { family: 'Work Sans', folder: 'work-sans', scripts: latin, isFitted: true },
  { family: 'Rubik', folder: 'rubik', scripts: ['latin', 'cyrillic', 'hebrew'], isFitted: true },
  { family: 'Crimson Text', folder: 'crimson-text', scripts: latin, isFitted: false },
  { family: 'Playfair Display', folder: 'playfair-display', scripts: european, isFitted: false },
  { family: 'Bitter', folder: 'bitter', scripts: european, isFitted: false },
  { family: 'Old Standard TT', folder: 'old-standard-tt', scripts: european, isFitted: false },
  { family: 'Inter', folder: 'inter', scripts: european, isFitted: false },
  { family: 'Nunito', folder: 'nunito', scripts: european, isFitted: false },
  { family: 'Josefin Sans', folder: 'josefin-sans', scripts: latin, isFitted: false },
  { family: 'Heebo', folder: 'heebo', scripts: ['latin', 'hebrew'], isFitted: false },
  { family: 'DejaVu Sans', scripts: european, isFitted: false },
]

const ranges: Readonly<Record<string, string>> = {
  latin: 'U+0-FF, U+131, U+152-153, U+2000-206F, U+20AC, U+2122, U+2212, U+2215',
  'latin-ext': 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+2150-215F',
  cyrillic: 'U+301, U+400-45F, U+490-491, U+4B0-4B1, U+2116',
  hebrew: 'U+590-5FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F',
}

/** The styles that make a typeface known to a page; its files are in them. */
export function faceStyles({ family, folder, scripts }: Typeface): string {
  if (!folder) return ''
  return [...scripts, 'latin-ext']
    .flatMap((subset) =>
      [400, 700].flatMap((weight) => {
        const name = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff2`
        try {
          const file = readFileSync(fileURLToPath(import.meta.resolve(name))).toString('base64')
          return [
            `@font-face { font-family: "${family}"; font-weight: ${weight}; unicode-range: ${ranges[subset]}; src: url(data:font/woff2;base64,${file}) }`,
          ]
        } catch {
          return []
        }
      }),
    )
    .join('\n')
}
