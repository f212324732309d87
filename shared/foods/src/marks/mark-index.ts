import { type Stem, stemOf, stemsOf } from '@potluck/cooking/stems'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { Words } from '@potluck/cooking/words'
import { type Marks, marksOf, noMarks } from '../marks.ts'
import { type ConceptId, conceptIds, conceptOf } from './concepts.ts'
import type { MarkWords } from './mark-words.ts'

/** A name, ready to be looked up. */
export interface MarkName {
  /** Its words without their endings. */
  readonly stems: readonly string[]
  readonly contains: Marks
  readonly mayContain: Marks
  /** Nobody can know what is in it. */
  readonly isVague: boolean
  /** The things beside which it does not count, for they say of what it is: "steaks" of "swordfish steaks". */
  readonly weakBeside: Marks
  /** It counts only where the line names nothing else: "לבן" is a sour milk, and white. */
  readonly isAlone: boolean
}

/** Words that say what is not in a thing. */
export interface Taking {
  readonly stems: readonly string[]
  readonly marks: Marks
}

type Phrases = readonly (readonly string[])[]

/** The names and words of one language. */
export interface LanguageMarks {
  readonly words: Words
  readonly stem: Stem
  /** Names by the first of their words, the longest first. */
  readonly names: ReadonlyMap<string, readonly MarkName[]>
  /** Names of one word that has no other form: "=сирий", which is raw and no cheese. */
  readonly exact: ReadonlyMap<string, MarkName>
  readonly takes: readonly Taking[]
  readonly without: Phrases
  readonly free: Phrases
  readonly wish: Phrases
  readonly or: Phrases
  /** Words between a part and what it is of: "di", "vom". */
  readonly of: ReadonlySet<string>
  /** Words that say how a thing is. */
  readonly silent: ReadonlySet<string>
  /** Other words that say nothing of what is in it. */
  readonly plain: ReadonlySet<string>
  /** Phrases that say nothing of what is in it, by their first words. */
  readonly phrases: ReadonlyMap<string, Phrases>
  /** Names of one word as they are written, in small letters. */
  readonly written: ReadonlySet<string>
  /** The same by their first letters. */
  readonly byBeginning: ReadonlyMap<string, readonly { readonly form: string; readonly name: MarkName }[]>
  /** Null where words stand apart. */
  readonly joined: ReadonlySet<string> | null
  readonly prefixes: string
  /** The end of a word that denies what stands before it: "frei"; empty where words stand apart. */
  readonly freeEnding: string
}

/** The names of one or several languages, ready to be looked up. */
export interface MarkIndex {
  readonly vocabulary: Vocabulary
  readonly languages: readonly LanguageMarks[]
}

/** A name with each of the words in its first brackets: "{oat|soy} milk" is two names. */
function spelledOut(name: string): string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(name) ?? []
  if (whole === undefined || choices === undefined) return [name]
  return choices.split('|').flatMap((choice) => spelledOut(name.replace(whole, choice)))
}

export const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap(spelledOut)

const flesh = marksOf(['meat', 'pork', 'fish', 'crustaceans', 'molluscs', 'soy', 'lupin'])
const ofBeasts = marksOf(['milk', 'egg', 'meat', 'pork'])

const weakBeside = (id: ConceptId): Marks => (id === 'cut' ? flesh : id === 'beast' ? ofBeasts : noMarks)

function namesOf(id: ConceptId, { names }: MarkWords, stem: Stem, eitherOrder: boolean) {
  const { contains, mayContain } = conceptOf(id)
  const sets = {
    contains: marksOf(contains),
    mayContain: marksOf(mayContain),
    isVague: id === 'vague',
    weakBeside: weakBeside(id),
    isAlone: id === 'alone',
  }
  return listed(names[id] ?? '').flatMap((written) => {
    const exact = written.startsWith('=') ? written.slice(1).toLowerCase() : null
    const stems = stemsOf(written, stem)
    const name: MarkName = { stems, ...sets }
    const turned =
      eitherOrder && stems.length === 2 ? [{ form: written, exact, name: { ...name, stems: stems.toReversed() } }] : []
    return [{ form: written, exact, name }, ...turned]
  })
}

function languageMarksOf(marks: MarkWords, words: Words): LanguageMarks {
  const stem = stemOf(words)
  const names = new Map<string, MarkName[]>()
  const exact = new Map<string, MarkName>()
  const written = new Map<string, MarkName>()
  for (const id of conceptIds) {
    for (const { form, exact: only, name } of namesOf(id, marks, stem, words.eitherOrder)) {
      const { stems } = name
      const [first = ''] = stems
      if (stems.length === 1) written.set(form.toLowerCase(), name)
      if (only !== null) exact.set(only, name)
      else names.set(first, [...(names.get(first) ?? []), name])
    }
  }
  for (const sharing of names.values()) sharing.sort((a, b) => b.stems.length - a.stems.length)
  const phrases = (list: string): Phrases => listed(list).map((phrase) => stemsOf(phrase, stem))
  return {
    words,
    stem,
    names,
    exact,
    takes: marks.takes.flatMap((taking) =>
      phrases(taking.words).map((stems) => ({ stems, marks: marksOf(taking.marks) })),
    ),
    without: phrases(marks.without),
    free: phrases(marks.free),
    wish: phrases(marks.wish),
    or: phrases(marks.or),
    of: new Set([...words.of, ...words.from, ...words.articles, ...words.partitive]),
    silent: new Set([words.qualities, words.conditions].flatMap((list) => stemsOf(list, stem))),
    plain: new Set(phrases(marks.plain).flatMap((stems) => (stems.length === 1 ? stems : []))),
    phrases: Map.groupBy([marks.or, marks.free, marks.wish, marks.plain].flatMap(phrases), ([first = '']) => first),
    written: new Set(written.keys()),
    byBeginning: Map.groupBy(
      [...written].map(([form, name]) => ({ form, name })),
      ({ form }) => form.slice(0, 3),
    ),
    joined: marks.joined === undefined ? null : new Set(listed(marks.joined)),
    prefixes: marks.prefixes ?? '',
    freeEnding: marks.freeEnding ?? '',
  }
}

/** Makes the names ready to be looked up; a language counts when the vocabulary knows it too. Reuse the result: making it is slow. */
export const markIndexOf = (languages: readonly MarkWords[], vocabulary: Vocabulary): MarkIndex => ({
  vocabulary,
  languages: languages.flatMap((marks) => {
    const words = vocabulary.languages.find(({ language }) => language === marks.language)
    return words ? [languageMarksOf(marks, words)] : []
  }),
})
