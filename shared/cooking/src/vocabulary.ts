import { type CueSets, joinCues } from './cues.ts'
import { Fraction } from './fraction.ts'
import { tokensOf } from './tokens.ts'
import { type UnitName, unitNames } from './units.ts'
import type { Words } from './words.ts'

/** The lists of `Words` as bits, because one phrase can be in several: "and" joins a mixed number and adds an amount. */
const listRoles = {
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
  partitive: 1 << 23,
  duals: 1 << 30,
  vessels: 1 << 31,
} as const satisfies { readonly [list in keyof Words]?: number }

/** The parts a phrase can play in a line. Those after the lists come from elsewhere. */
export const role = {
  ...listRoles,
  unit: 1 << 24,
  number: 1 << 25,
  part: 1 << 26,
  added: 1 << 27,
  month: 1 << 28,
  /** Sizes of languages that put them behind the thing. */
  sizesBehind: 1 << 29,
} as const

type ListName = keyof typeof listRoles
const isListName = (name: string): name is ListName => Object.hasOwn(listRoles, name)
const listNames: readonly ListName[] = Object.keys(listRoles).filter(isListName)

/** The most forms of a word that go with numbers; those behind them are read as one. */
export const formsForNumbers = 4

/** A unit as a language names it, with the forms of that very word. */
export interface UnitWord {
  readonly name: UnitName
  readonly forms: readonly string[]
  readonly words: Words
}

/** A thing that is counted, with the forms of its word. */
export interface CountedWord {
  readonly forms: readonly string[]
  readonly words: Words
}

/** The roles of a phrase in all the languages of a vocabulary. */
export interface Phrase {
  /** Its words, as tokens. */
  readonly tokens: readonly string[]
  roles: number
  /** The unit it names, in each language that has the word; the first one wins. */
  readonly units: UnitWord[]
  number: Fraction | null
  /** A part: half, third. */
  part: Fraction | null
  /** A part that adds itself to the number before it. */
  added: Fraction | null
}

/** All phrases that begin with one word, the longest first, and everything that they can be. */
export interface Start {
  roles: number
  readonly phrases: Phrase[]
}

/** The words of one or several languages, ready to be looked up. Reuse it: making it is slow. */
export interface Vocabulary {
  /** True when every language of the vocabulary writes 1,5. */
  readonly decimalComma: boolean
  /** Phrases by their first word. */
  readonly starts: ReadonlyMap<string, Start>
  /** Things that are counted, by each of their forms in small letters. */
  readonly counted: ReadonlyMap<string, readonly CountedWord[]>
  /** For words that are things, too: the words before which they are units. */
  readonly unitsBefore: ReadonlyMap<string, ReadonlySet<string>>
  /** Salt, pepper and the like: a comma before one of them begins another thing. */
  readonly seasonings: ReadonlySet<string>
  readonly trailingUnits: ReadonlySet<UnitName>
  readonly roughUnits: ReadonlySet<UnitName>
  readonly preparationEndings: readonly string[]
  readonly cues: CueSets
  /** The languages it was made of, in the order given. */
  readonly languages: readonly Words[]
}

/** "T" is a tablespoon and "t" a teaspoon: so short a name is distinguished by its capital. */
const isCapital = (word: string): boolean => word.length === 1 && word !== word.toLowerCase()

/** Phrases are cut by the same rules as lines, so that "fl. oz." is found however it is dotted. */
const phraseTokens = (phrase: string): string[] =>
  isCapital(phrase)
    ? [phrase]
    : tokensOf(phrase)
        .filter((token) => token.text !== '.')
        .map((token) => token.text)

function phraseIn(starts: Map<string, Start>, written: string, roles: number): Phrase {
  const tokens = phraseTokens(written)
  const [first = ''] = tokens
  const start = starts.get(first) ?? { roles: 0, phrases: [] }
  starts.set(first, start)
  start.roles |= roles
  const known = start.phrases.find((phrase) => phrase.tokens.join(' ') === tokens.join(' '))
  const phrase = known ?? { tokens, roles: 0, units: [], number: null, part: null, added: null }
  phrase.roles |= roles
  if (!known) {
    start.phrases.push(phrase)
    start.phrases.sort((a, b) => b.tokens.length - a.tokens.length)
  }
  return phrase
}

/** The names of the months as they stand beside a day, long and short: "24 Dec", "24 грудня". */
function monthsIn(language: string): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)))
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
    return days.flatMap((day) =>
      format
        .formatToParts(day)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value),
    )
  })
}

const isUnit = (starts: ReadonlyMap<string, Start>, word: string): boolean => {
  const [first = '', ...others] = phraseTokens(word)
  const known = others.length === 0 ? starts.get(first)?.phrases : undefined
  return known?.some(({ tokens, units }) => tokens.length === 1 && units.length > 0) ?? false
}

function addWords(starts: Map<string, Start>, words: Words): void {
  for (const name of unitNames) {
    for (const spelling of words.units[name] ?? []) {
      const forms = spelling.split('|')
      for (const form of forms) phraseIn(starts, form, role.unit).units.push({ name, forms, words })
    }
  }
  for (const [word, value] of Object.entries(words.numbers)) {
    phraseIn(starts, word, role.number).number ??= new Fraction(value)
  }
  for (const [word, [n, d]] of Object.entries(words.fractions)) {
    phraseIn(starts, word, role.part).part ??= new Fraction(n, d)
  }
  for (const [word, [n, d]] of Object.entries(words.andFractions)) {
    phraseIn(starts, word, role.added).added ??= new Fraction(n, d)
  }
  for (const month of monthsIn(words.language)) {
    // "лист" is short for November, and a leaf.
    if (!isUnit(starts, month)) phraseIn(starts, month, role.month)
  }
  for (const name of listNames) {
    const behind = name === 'sizes' && (words.nounFirst || words.eitherOrder) ? role.sizesBehind : 0
    for (const word of words[name]) phraseIn(starts, word, role[name] | behind)
  }
}

/** A capital can be what its small letter is, where it is nothing of its own. */
function letCapitalsBeSmall(starts: ReadonlyMap<string, Start>): void {
  for (const [word, start] of starts) {
    const small = isCapital(word) ? starts.get(word.toLowerCase()) : undefined
    if (!small) continue
    start.roles |= small.roles
    start.phrases.push(...small.phrases)
  }
}

function countedIn(languages: readonly Words[]): Map<string, CountedWord[]> {
  const counted = new Map<string, CountedWord[]>()
  for (const words of languages) {
    for (const word of words.counted.split(', ')) {
      const forms = word.includes('|') ? word.split('|') : [word, `${word}s`]
      for (const form of new Set(forms)) {
        const key = form.toLowerCase()
        counted.set(key, [...(counted.get(key) ?? []), { forms, words }])
      }
    }
  }
  return counted
}

const unitsBeforeIn = (languages: readonly Words[]): Map<string, ReadonlySet<string>> =>
  new Map(
    languages.flatMap(({ unitsBefore }) =>
      Object.entries(unitsBefore).map(([word, things]) => [word, new Set(things.split('|'))] as const),
    ),
  )

/**
 * Joins the words of the languages a text may be in. Where two languages use one word for different things, the first
 * one given wins.
 */
export function vocabularyOf(languages: readonly Words[]): Vocabulary {
  const starts = new Map<string, Start>()
  for (const words of languages) addWords(starts, words)
  letCapitalsBeSmall(starts)
  return {
    languages,
    decimalComma: languages.every((words) => words.decimalComma),
    starts,
    counted: countedIn(languages),
    unitsBefore: unitsBeforeIn(languages),
    seasonings: new Set(
      languages.flatMap(({ seasonings, usuallyAtHome }) => [...usuallyAtHome, ...seasonings.split(', ')]),
    ),
    trailingUnits: new Set(languages.flatMap((words) => words.trailingUnits)),
    roughUnits: new Set(languages.flatMap((words) => words.roughUnits)),
    preparationEndings: languages.flatMap((words) => words.preparationEndings),
    cues: joinCues(languages.map((words) => words.cues)),
  }
}

/** The same, joined when it is first read with: who starts a server and asks nothing of it needs none of this. */
export function lazyVocabulary(languages: readonly Words[]): Vocabulary {
  let joined: Vocabulary | null = null
  const join = (): Vocabulary => {
    joined ??= vocabularyOf(languages)
    return joined
  }
  return {
    languages,
    get decimalComma() {
      return join().decimalComma
    },
    get starts() {
      return join().starts
    },
    get counted() {
      return join().counted
    },
    get unitsBefore() {
      return join().unitsBefore
    },
    get seasonings() {
      return join().seasonings
    },
    get trailingUnits() {
      return join().trailingUnits
    },
    get roughUnits() {
      return join().roughUnits
    },
    get preparationEndings() {
      return join().preparationEndings
    },
    get cues() {
      return join().cues
    },
  }
}
