import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The word files of browser and server, for the tests that read what stands on screens. */

const root = join(__dirname, '..')

/** The languages of the word files, and their style pages in docs/languages. */
export const stylePages = { 'en-us': 'en', 'de-de': 'de', 'it-it': 'it', 'uk-ua': 'uk', he: 'he' } as const

export type Language = keyof typeof stylePages
export const languages = Object.keys(stylePages) as readonly Language[]

/** A word of a word file. Its folder is the one that holds `locales`. */
export interface Word {
  readonly folder: string
  readonly key: string
  readonly text: string
}

type Nested = { readonly [key: string]: string | Nested }

const flat = (words: Nested, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[`${prefix}${key}`, word]] : flat(word, `${prefix}${key}.`),
  )

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

const files = globSync('{mfe-*,shell,server,extension,shared/*}/src/**/locales/*.json', { cwd: root })

/** All words of a language. */
export const wordsIn = (language: Language): readonly Word[] =>
  files
    .filter((file) => basename(file, '.json') === language)
    .flatMap((file) =>
      flat(JSON.parse(readText(file))).map(([key, text]) => ({ folder: file.replace(/\/locales\/.*/, ''), key, text })),
    )

/** A key without its plural form. */
export const stemOfKey = (key: string): string => key.replace(/_(zero|single|one|two|few|many|other)$/, '')

/** The packages with screens. */
export const screens = [
  'shell',
  'mfe-planning',
  'mfe-recipes',
  'mfe-settings',
  'mfe-social',
  'shared/parts',
  'shared/ui',
]

/** The sources of a package without its tests. */
export const sourcesOf = (folder: string): readonly string[] =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map(readText)
