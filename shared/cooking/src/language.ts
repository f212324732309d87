/** A language Potluck knows. */
export interface LanguageRow {
  /** BCP 47 tag, in lower case. */
  readonly code: string
  /** Its own name, so that whoever speaks it finds it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** The letters it is written in, by their Unicode name. */
  readonly script: 'Latin' | 'Cyrillic' | 'Hebrew'
  /** Cooks may choose it: every part of the product has all its words. */
  readonly offered: boolean
}

/** The one table of languages. The first stands in for the others; where two read a word otherwise, the earlier one wins. */
const table = [
  {
    code: 'en-us',
    name: 'English',
    direction: 'ltr',
    script: 'Latin',
    offered: true,
  },
  {
    code: 'de-de',
    name: 'Deutsch',
    direction: 'ltr',
    script: 'Latin',
    offered: true,
  },
  {
    code: 'it-it',
    name: 'Italiano',
    direction: 'ltr',
    script: 'Latin',
    offered: true,
  },
  {
    code: 'uk-ua',
    name: 'Українська',
    direction: 'ltr',
    script: 'Cyrillic',
    offered: true,
  },
  {
    code: 'he',
    name: 'עברית',
    direction: 'rtl',
    script: 'Hebrew',
    offered: true,
  },
] as const satisfies readonly LanguageRow[]

/** The code of a language. */
export type Language = (typeof table)[number]['code']

/** Every language that Potluck knows. */
export const languages: readonly Language[] = table.map(({ code }) => code)

/** Whether a text is the code of a language that Potluck knows. */
export const isLanguage = (code: string): code is Language => languages.some((known) => known === code)

/** Languages to choose from: those that the whole product is translated into. */
export const offeredLanguages: readonly Language[] = table.filter(({ offered }) => offered).map(({ code }) => code)

/** Stands in where another language has no words. */
export const fallbackLanguage = table[0].code

/** The facts about a language. */
export const languageRow = (language: Language): LanguageRow => table.find(({ code }) => code === language) ?? table[0]

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: Language): boolean => languageRow(language).direction === 'rtl'

const letters: ReadonlyMap<string, RegExp> = new Map(
  table.map(({ script }) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]),
)

/** Whether letters of a language stand in a text. */
export const hasLettersOf = (text: string, language: Language): boolean =>
  letters.get(languageRow(language).script)?.test(text) ?? false

/** The first part of a language tag (BCP 47); systems of long ago still say Hebrew in the code of 1988. */
const primaryOf = (tag: string): string | undefined => tag.toLowerCase().replace(/^iw\b/, 'he').split('-')[0]

/** The language that a tag (BCP 47) of a browser means, also where it names another country: "de-AT" is our German. */
export const languageOfTag = (tag: string, among: readonly Language[] = offeredLanguages): Language | undefined =>
  among.find((language) => language === tag.toLowerCase()) ??
  among.find((language) => primaryOf(language) === primaryOf(tag))
