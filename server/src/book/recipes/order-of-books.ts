import type { RecipeSort } from '@potluck/api/recipes'
import { bookAt, correctedInVain, maxBooks, numberOf } from '@potluck/search/books-together'
import type { Matches } from '@potluck/search/find-matches'
import { ranked } from '@potluck/search/ranked'
import { shuffled } from '@potluck/search/shuffled'
import { sql } from 'kysely'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { bookCache } from '../../people/book-changes/book-cache.ts'
import { doublesOf, isDoubleAmong } from '../../people/book-changes/doubles.ts'
import { readNumbers } from '../search/number-list.ts'
import { numberedRecipes } from '../search/numbered-recipes.ts'
import { type Narrowing, passes } from './filter.ts'
import { orderOf } from './orders.ts'

/** The matching part of one of several books. */
export interface MatchedBook {
  readonly book: ReadableBook
  readonly narrowing: Narrowing
  /** The revision of the book, read before. */
  readonly revision: number
  /** Null where no word was asked for; then it is so for all books. */
  readonly matches: (Pick<Matches, 'base' | 'ranks'> & Partial<Pick<Matches, 'corrections'>>) | null
}

/** The order and the place of a page. */
export interface PageOfBooks {
  readonly sort: RecipeSort
  readonly offset: number
  readonly count: number
  /** Whether matches are ordered by relevance first, and by the order only within the same relevance. */
  readonly best: boolean
  /** Seed of a random order, which replaces the other one. */
  readonly seed: number | null
}

/** Up to this number of matches in a book, the database looks them up and sorts them alone. */
const few = 400

/** The numbers of the matching recipes, or null if there are more than a few. */
function fewNumbers({ base, ranks }: Pick<Matches, 'base' | 'ranks'>): readonly number[] | null {
  const numbers: number[] = []
  for (let at = 0; at < ranks.length; at += 1) {
    if (ranks[at] === 0) continue
    if (numbers.length === few) return null
    numbers.push(base + at)
  }
  return numbers
}

/** A book with the numbers of its few matches; null for all recipes that pass. */
interface PartOfOrder extends Pick<MatchedBook, 'book' | 'narrowing'> {
  readonly at: number
  readonly numbers: readonly number[] | null
}

const cached = bookCache<Uint32Array>('order of books', ({ byteLength }) => byteLength)

/** A name of a filter, as a key. */
const nameOf = (narrowing: Narrowing): string =>
  JSON.stringify(narrowing, (_name, value: unknown) => (typeof value === 'number' ? String(value) : value))

/**
 * The recipes that pass in some books in one order, as codes; of few matches, these alone. Whole orders are cached until one of the
 * books changes: a search asks for them with each letter.
 */
function sortedCodes(database: Database, books: readonly MatchedBook[], sort: RecipeSort): Promise<Uint32Array> {
  const parts = books.map(({ book, narrowing, matches }, at) => {
    return { book, narrowing, at, numbers: matches && fewNumbers(matches) }
  })
  const [first] = books
  if (!first || parts.every(({ numbers }) => numbers !== null)) return readCodes(database, parts, sort)
  const whole = parts.map((part) => ({ ...part, numbers: null }))
  const filters = books.map(({ narrowing }) => nameOf(narrowing))
  const others = books.slice(1).map(({ book, revision }) => `${book.ownerId} ${revision}`)
  const name = [sort, first.book.personId, ...filters, ...others].join(' ')
  return cached(database, first.book, { name, revision: first.revision, read: () => readCodes(database, whole, sort) })
}

/** Reads the codes in one statement, as one text: ten thousand rows take longer. */
async function readCodes(database: Database, parts: readonly PartOfOrder[], sort: RecipeSort): Promise<Uint32Array> {
  const { db, dialect } = database
  const selected = parts
    .filter(({ numbers }) => numbers?.length !== 0)
    .map(({ book, narrowing, at, numbers }) =>
      (numbers ? numberedRecipes(database, numbers) : db.selectFrom('recipes'))
        .select(sql<number>`recipes."searchNumber" * ${sql.lit(maxBooks)} + ${sql.lit(at)}`.as('code'))
        .select(orderOf(sort, book).map(([by], key) => by.as(`by${key}`)))
        .where(passes(book, narrowing))
        // A recipe that is not indexed yet is found later. The sign keeps SQLite to the index by title, which holds every key.
        .where(sql<boolean>`+recipes."searchNumber" > 0`),
    )
  const [one, ...more] = selected
  if (!one) return new Uint32Array()
  const directions = parts.slice(0, 1).flatMap(({ book }) => orderOf(sort, book).map(([, direction]) => direction))
  const all = more.reduce((some, other) => some.unionAll(other), one)
  const sorted = directions.reduce((rows, direction, key) => rows.orderBy(sql.ref(`by${key}`), direction), all)
  const { joined } = await db
    .selectFrom(sorted.as('all'))
    .select(({ ref }) => dialect.joined(ref('all.code')).as('joined'))
    .executeTakeFirstOrThrow()
  return readNumbers(joined ?? '')
}

/** The codes in an order of their own for each seed: in one book, that of its search numbers. */
function shuffledCodes(codes: Uint32Array, seed: number, { length }: readonly MatchedBook[]): Uint32Array {
  if (length > 1) return shuffled(codes, seed)
  return shuffled(codes.map(numberOf), seed).map((number) => number * maxBooks)
}

/** The ranks of codes; 0 for what does not match. */
function ranksOf(codes: Uint32Array, books: readonly MatchedBook[]): Uint32Array {
  const ranks = new Uint32Array(codes.length)
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    const matches = books[bookAt(code)]?.matches
    ranks[at] = matches?.ranks[numberOf(code) - matches.base] ?? 0
  }
  return ranks
}

/** How many recipes of each book match. */
function countMatching(codes: Uint32Array, ranks: Uint32Array, books: readonly MatchedBook[]): readonly number[] {
  const counts = books.map(() => 0)
  for (let at = 0; at < codes.length; at += 1) {
    const book = bookAt(codes[at] ?? 0)
    if (ranks[at]) counts[book] = (counts[book] ?? 0) + 1
  }
  return counts
}

/** A page of what matches in several books together. */
export interface FoundInBooks {
  /** In order, each with the place of its book. */
  readonly found: readonly { readonly at: number; readonly number: number }[]
  readonly totalCount: number
  /** The places of the books whose corrections count. */
  readonly corrected: readonly number[]
}

/**
 * The recipes of a page of one or several books in one order, by their search numbers. A kitchen's recipe
 * stands for the same one of the own book.
 */
export async function matchedTogether(
  database: Database,
  books: readonly MatchedBook[],
  { sort, offset, count, best, seed }: PageOfBooks,
): Promise<FoundInBooks> {
  const [sorted, doubles] = await Promise.all([sortedCodes(database, books, sort), doublesOf(database, books)])
  const codes = seed === null ? sorted : shuffledCodes(sorted, seed, books)
  const pageOf = (all: Uint32Array) =>
    Array.from(all.subarray(offset, offset + count), (code) => ({ at: bookAt(code), number: numberOf(code) }))
  if (books.every(({ matches }) => matches === null)) {
    const isDouble = isDoubleAmong(doubles, codes)
    const rows = doubles.size === 0 ? codes : codes.filter((code) => !isDouble(code))
    return { found: pageOf(rows), totalCount: rows.length, corrected: [] }
  }
  const ranks = ranksOf(codes, books)
  const counts = countMatching(codes, ranks, books)
  const inVain = correctedInVain(
    books.map(({ matches }, at) => ({ count: counts[at] ?? 0, corrections: matches?.corrections ?? [] })),
  )
  if (inVain.size > 0)
    for (let at = 0; at < codes.length; at += 1) if (inVain.has(bookAt(codes[at] ?? 0))) ranks[at] = 0
  const places = ranked(Uint32Array.from(codes.keys()), ranks, 0, best)
  const passing = places.map((place) => codes[place] ?? 0)
  const isDouble = isDoubleAmong(doubles, passing)
  const matching = doubles.size === 0 ? passing : passing.filter((code) => !isDouble(code))
  const corrected = [...books.keys()].filter((at) => !inVain.has(at))
  return { found: pageOf(matching), totalCount: matching.length, corrected }
}
