import { type Operator, operatorNamed } from './operator-names.ts'
import { type Bounds, readMinutes, readRatings } from './read-bounds.ts'
import { sequenceOf } from './words-of.ts'

/** A piece of a query that is more than words, with its place in the text. */
export interface QueryOperator {
  readonly kind: Operator | 'phrase' | 'without'
  /** As written, to be shown. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** What a cook asks for in one line. Every part has to hold. */
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
  /** Words that the source holds. */
  readonly sources: readonly string[]
  readonly without: {
    readonly words: readonly string[]
    readonly phrases: readonly (readonly string[])[]
    readonly labels: readonly string[]
  }
  readonly operators: readonly QueryOperator[]
}

/** What no word is made of: a query of such signs alone finds nothing, not everything. */
const pictograph = /\p{Extended_Pictographic}/u

/** Most words of a query that count: the more, the fewer recipes hold them all. */
const maxWords = 12

/** `-nuts`, `label:soup`, `time<30`, `"exact words"`, or a word. A minus counts where a letter, digit or quote follows. */
const piece =
  /(?<!\S)([-−–](?=[\p{L}\p{N}"“”„«]))?(?:(\p{L}{2,12})(?::\s*|(?=[<>≤≥=])))?((?:"([^"]*)"?)|(?:[“„”«]([^“”»]*)[“”»]?)|[<>≤≥=]{1,2}\s?\d\S*|\S+)/gu

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

/** Reads a query. Never throws: what is no operator is words. */
export function readQuery(text: string): Query {
  const words = new Set<string>()
  const phrases: (readonly string[])[] = []
  const labels: string[] = []
  const sources = new Set<string>()
  const without = { words: new Set<string>(), phrases: [] as (readonly string[])[], labels: [] as string[] }
  const operators: QueryOperator[] = []
  let minutes: Bounds | null = null
  let ratings: readonly (number | null)[] | null = null

  /** Takes a piece in; tells as what, or null for words. */
  function take({ not, operator, value, quoted, whole }: Piece): QueryOperator['kind'] | null {
    if (operator === 'label' && value.trim() !== '') {
      ;(not ? without.labels : labels).push(value.trim())
      return operator
    }
    if (operator === 'source' && !not) {
      const named = sequenceOf(value)
      for (const word of named) sources.add(word)
      if (named.length > 0) return operator
    }
    if (operator === 'time' && !not) {
      const bounds = readMinutes(value)
      if (bounds) {
        minutes = bothBounds(minutes, bounds)
        return operator
      }
    }
    if (operator === 'rating' && !not) {
      const chosen = readRatings(value)
      if (chosen) {
        ratings = ratings ? ratings.filter((rating) => chosen.includes(rating)) : chosen
        return operator
      }
    }
    const sequence = sequenceOf(quoted && operator === null ? value : whole)
    if (quoted && sequence.length > 0) {
      ;(not ? without.phrases : phrases).push(sequence)
      return not ? 'without' : 'phrase'
    }
    for (const word of sequence) (not ? without.words : words).add(word)
    return not && sequence.length > 0 ? 'without' : null
  }

  for (const match of text.matchAll(piece)) {
    const [whole, minus, name, value = '', straight, curly] = match
    const quote = straight ?? curly
    const kind = take({
      not: minus !== undefined,
      operator: name === undefined ? null : operatorNamed(name),
      value: quote ?? value,
      quoted: quote !== undefined,
      whole: minus === undefined ? whole : whole.slice(minus.length),
    })
    if (kind) operators.push({ kind, text: whole.trim(), start: match.index, end: match.index + whole.length })
  }
  const isEmpty = words.size + sources.size + phrases.length + labels.length + operators.length === 0
  if (isEmpty && pictograph.test(text)) words.add(text.trim())

  return {
    words: [...words].slice(0, maxWords),
    phrases: phrases.slice(0, maxWords),
    labels: labels.slice(0, maxWords),
    minutes,
    ratings,
    sources: [...sources].slice(0, maxWords),
    without: {
      words: [...without.words].slice(0, maxWords),
      phrases: without.phrases.slice(0, maxWords),
      labels: without.labels.slice(0, maxWords),
    },
    operators,
  }
}
