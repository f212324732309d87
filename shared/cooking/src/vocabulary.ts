import Fraction from 'fraction.js'
import { tokensOf } from './tokens.ts'
import { type UnitName, unitNames } from './units.ts'
import type { Words } from './words.ts'

/** The parts a phrase can play in a line, as bits: "and" joins a mixed number and adds an amount. */
export const role = {
  dozen: 1 << 0,
  articles: 1 << 1,
  vague: 1 << 2,
  to: 1 << 3,
  and: 1 << 4,
  or: 1 << 5,
  plus: 1 << 6,
  of: 1 << 7,
  about: 1 << 8,
  each: 1 << 9,
  times: 1 << 10,
  percent: 1 << 11,
  degrees: 1 << 12,
  productNumber: 1 << 13,
  into: 1 << 14,
  from: 1 << 15,
  sizes: 1 << 16,
  heaped: 1 << 17,
  preparations: 1 << 18,
  comments: 1 << 19,
  names: 1 << 20,
  yields: 1 << 21,
  takenFrom: 1 << 22,
} as const satisfies { readonly [list in keyof Words]?: number }

type Role = keyof typeof role
const roleNames: readonly Role[] = [
  'dozen',
  'articles',
  'vague',
  'to',
  'and',
  'or',
  'plus',
  'of',
  'about',
  'each',
  'times',
  'percent',
  'degrees',
  'productNumber',
  'into',
  'from',
  'sizes',
  'heaped',
  'preparations',
  'comments',
  'names',
  'yields',
  'takenFrom',
]

/** A unit as a language names it, with the forms of that very word. */
export interface UnitWord {
  readonly name: UnitName
  readonly forms: readonly string[]
  readonly words: Words
}

/** What a phrase can mean, in all the languages of a vocabulary. */
export interface Phrase {
  /** Its words, as tokens. */
  readonly tokens: readonly string[]
  roles: number
  unit: UnitWord | null
  number: Fraction | null
  /** A part: half, third. */
  part: Fraction | null
  /** A part that adds itself to the number before it. */
  added: Fraction | null
}

/** The words of one or several languages, ready to be looked up. Make it once and keep it. */
export interface Vocabulary {
  /** True when every language of the vocabulary writes 1,5. */
  readonly decimalComma: boolean
  /** Phrases by their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly trailingUnits: ReadonlySet<UnitName>
  readonly roughUnits: ReadonlySet<UnitName>
  readonly preparationEndings: readonly string[]
  /** The languages it was made of, in the order given. */
  readonly languages: readonly Words[]
}

/** "T" is a tablespoon and "t" a teaspoon: so short a name is told apart by its capital. */
const isCapital = (word: string): boolean => word.length === 1 && word !== word.toLowerCase()

/** Phrases are cut by the same rules as lines, so that "fl. oz." is found however it is dotted. */
const phraseTokens = (phrase: string): string[] =>
  isCapital(phrase)
    ? [phrase]
    : tokensOf(phrase)
        .filter((token) => token.text !== '.')
        .map((token) => token.text)

type PhraseTable = Map<string, Phrase[]>

function phraseIn(table: PhraseTable, written: string): Phrase {
  const tokens = phraseTokens(written)
  const [first = ''] = tokens
  const sharing = table.get(first) ?? []
  table.set(first, sharing)
  const known = sharing.find((phrase) => phrase.tokens.join(' ') === tokens.join(' '))
  if (known) return known
  const made: Phrase = { tokens, roles: 0, unit: null, number: null, part: null, added: null }
  sharing.push(made)
  sharing.sort((a, b) => b.tokens.length - a.tokens.length)
  return made
}

function addWords(table: PhraseTable, words: Words): void {
  for (const name of unitNames) {
    for (const spelling of words.units[name] ?? []) {
      const forms = spelling.split('|')
      for (const form of forms) phraseIn(table, form).unit ??= { name, forms, words }
    }
  }
  for (const [word, value] of Object.entries(words.numbers)) phraseIn(table, word).number ??= new Fraction(value)
  for (const [word, [n, d]] of Object.entries(words.fractions)) phraseIn(table, word).part ??= new Fraction(n, d)
  for (const [word, [n, d]] of Object.entries(words.andFractions)) phraseIn(table, word).added ??= new Fraction(n, d)
  for (const name of roleNames) {
    for (const word of words[name]) phraseIn(table, word).roles |= role[name]
  }
}

/**
 * Joins the words of the languages a text may be in. Where two languages use one word for different things, the first
 * one given wins.
 */
export function vocabularyOf(languages: readonly Words[]): Vocabulary {
  const phrases: PhraseTable = new Map()
  for (const words of languages) addWords(phrases, words)
  return {
    languages,
    decimalComma: languages.every((words) => words.decimalComma),
    phrases,
    trailingUnits: new Set(languages.flatMap((words) => words.trailingUnits)),
    roughUnits: new Set(languages.flatMap((words) => words.roughUnits)),
    preparationEndings: languages.flatMap((words) => words.preparationEndings),
  }
}
