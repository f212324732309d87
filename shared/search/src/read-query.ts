import { type Marks, noMarks } from '@potluck/foods/marks'
import { place } from '@potluck/recipe/fields'
import { readDiet, readMarks } from './mark-names.ts'
import { type FieldOperator, isOfNutrient, type Operator, operatorNamed } from './operator-names.ts'
import { type Bounds, type NutrientBounds, readMinutes, readNutrient, readRatings } from './read-bounds.ts'
import { sequenceOf } from './words-of.ts'

/** A piece of a query that is more than words, with its place in the text. */
export interface QueryOperator {
  readonly kind: Operator | 'phrase' | 'without'
  /** As written, to be shown. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A word that a field has to hold. */
interface FieldWord {
  readonly word: string
  /** The place of the field (`place`). */
  readonly places: number
}

/** A query that a cook wrote. Every part of it has to match. */
export interface Query {
  /** Folded, each once; the last may be unfinished. */
  readonly words: readonly string[]
  /** Words that stand next to each other. */
  readonly phrases: readonly (readonly string[])[]
  /** Titles of labels. */
  readonly labels: readonly string[]
  readonly minutes: Bounds | null
  /** The ratings that will do, null for unrated; null when any will. */
  readonly ratings: readonly (number | null)[] | null
  /** Amounts of nutrients of a serving; each of them has to fit. */
  readonly nutrients: readonly NutrientBounds[]
  /** Allergens and the like of which nothing may be in it. */
  readonly lacking: Marks
  readonly inFields: readonly FieldWord[]
  readonly without: {
    readonly words: readonly string[]
    readonly phrases: readonly (readonly string[])[]
    readonly labels: readonly string[]
  }
  readonly operators: readonly QueryOperator[]
}

/** Signs that are no part of words: a query of such signs alone finds nothing, not everything. */
const pictograph = /\p{Extended_Pictographic}/u

/** Most words of a query that count: the more, the fewer recipes hold them all. */
const maxWords = 12

/** `-nuts`, `label:soup`, `time<30`, `"exact words"`, or a word. A minus counts where a letter, digit or quote follows. */
const piecePattern =
  /(?<!\S)([-−–](?=[\p{L}\p{N}"“”„«]))?(?:(\p{L}{2,13})(?::\s*|(?=[<>≤≥=])))?((?:"([^"]*)"?)|(?:[“„”«]([^“”»]*)[“”»]?)|[<>≤≥=]{1,2}\s?\d\S*|\S+)/gu

const bothBounds = (a: Bounds | null, b: Bounds): Bounds =>
  a ? { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) } : b

interface Piece {
  readonly not: boolean
  readonly operator: Operator | null
  /** Without its quotes. */
  readonly value: string
  readonly quoted: boolean
  /** The whole piece as words, should it be nothing more. */
  readonly whole: string
}

/** The parts of a query while it is read. */
interface Draft {
  readonly words: Set<string>
  readonly phrases: (readonly string[])[]
  readonly labels: string[]
  readonly nutrients: NutrientBounds[]
  readonly inFields: FieldWord[]
  readonly without: {
    readonly words: Set<string>
    readonly phrases: (readonly string[])[]
    readonly labels: string[]
  }
  minutes: Bounds | null
  ratings: readonly (number | null)[] | null
  lacking: Marks
}

const emptyDraft = (): Draft => ({
  words: new Set(),
  phrases: [],
  labels: [],
  nutrients: [],
  inFields: [],
  without: { words: new Set(), phrases: [], labels: [] },
  minutes: null,
  ratings: null,
  lacking: noMarks,
})

/** Adds a piece with the name of an operator to the draft. Returns whether its value fits the operator. */
function addOperator(draft: Draft, operator: Operator, { not, value }: Piece): boolean {
  if (operator === 'label') {
    const title = value.trim()
    if (title !== '') (not ? draft.without.labels : draft.labels).push(title)
    return title !== ''
  }
  // A minus works with labels only.
  if (not) return false
  if (operator === 'time') {
    const bounds = readMinutes(value)
    if (bounds) draft.minutes = bothBounds(draft.minutes, bounds)
    return bounds !== null
  }
  if (operator === 'rating') {
    const ratings = readRatings(value)
    if (ratings) draft.ratings = draft.ratings?.filter((rating) => ratings.includes(rating)) ?? ratings
    return ratings !== null
  }
  if (isOfNutrient(operator)) {
    const bounds = readNutrient(operator, value)
    if (bounds) draft.nutrients.push(bounds)
    return bounds !== null
  }
  if (operator === 'marks' || operator === 'diet') return addLacking(draft, operator, value)
  return addFieldWords(draft, operator, value)
}

/** Adds what recipes are to be without to the draft. Returns whether there is any. */
function addLacking(draft: Draft, operator: 'marks' | 'diet', text: string): boolean {
  const asked = operator === 'diet' ? readDiet(text) : readMarks(text)
  draft.lacking |= asked
  return asked !== noMarks
}

/** Adds words that a field has to hold to the draft. Returns whether there are any. */
function addFieldWords({ inFields }: Draft, field: FieldOperator, text: string): boolean {
  const [words, places] = [sequenceOf(text), place[field]]
  for (const word of words) {
    if (!inFields.some((other) => other.word === word && other.places === places)) inFields.push({ word, places })
  }
  return words.length > 0
}

/** Adds words or a phrase to the draft. Returns null for plain words. */
function addWords(draft: Draft, { not, operator, value, quoted, whole }: Piece): 'phrase' | 'without' | null {
  const sequence = sequenceOf(quoted && operator === null ? value : whole)
  if (quoted && sequence.length > 0) {
    ;(not ? draft.without.phrases : draft.phrases).push(sequence)
    return not ? 'without' : 'phrase'
  }
  for (const word of sequence) (not ? draft.without.words : draft.words).add(word)
  return not && sequence.length > 0 ? 'without' : null
}

function pieceOf([whole, minus, name, value = '', straight, curly]: RegExpMatchArray): Piece {
  const quote = straight ?? curly
  return {
    not: minus !== undefined,
    operator: name === undefined ? null : operatorNamed(name),
    value: quote ?? value,
    quoted: quote !== undefined,
    whole: minus === undefined ? whole : whole.slice(minus.length),
  }
}

/** Words for "and": a title writes them as signs, too ("Mac & cheese"). */
const ands: ReadonlySet<string> = new Set(['and', 'und', 'e', 'ed', 'et', 'та', 'і', 'й'])

/** Words without those for "and" between others. */
function withoutAnd(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !ands.has(word))
  return others.length > 1 ? others : words
}

/**
 * Reads a query. Never throws: unknown operators are words.
 * @param source words that a filter asks for in the source, as if they were typed
 */
export function readQuery(text: string, source = ''): Query {
  const draft = emptyDraft()
  const operators: QueryOperator[] = []
  for (const match of text.matchAll(piecePattern)) {
    const [whole] = match
    const piece = pieceOf(match)
    const { operator } = piece
    const kind = operator && addOperator(draft, operator, piece) ? operator : addWords(draft, piece)
    if (kind) operators.push({ kind, text: whole.trim(), start: match.index, end: match.index + whole.length })
  }
  addFieldWords(draft, 'source', source)
  const { words, phrases, labels, nutrients, inFields, without, minutes, ratings, lacking } = draft
  const isEmpty = words.size + phrases.length + labels.length + operators.length === 0
  if (isEmpty && pictograph.test(text)) words.add(text.trim())

  return {
    words: withoutAnd([...words]).slice(0, maxWords),
    phrases: phrases.slice(0, maxWords),
    labels: labels.slice(0, maxWords),
    minutes,
    ratings,
    nutrients: nutrients.slice(0, maxWords),
    lacking,
    inFields: inFields.slice(0, maxWords),
    without: {
      words: [...without.words].slice(0, maxWords),
      phrases: without.phrases.slice(0, maxWords),
      labels: without.labels.slice(0, maxWords),
    },
    operators,
  }
}
