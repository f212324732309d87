import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import { bookCache } from '../../people/book-changes/book-cache.ts'
import { blockOf, entryLength, lastNumberOf } from './entries.ts'

/** A row of postings of a word. */
export interface Posting {
  readonly word: string
  readonly block: number
  readonly entries: string
}

/** A posting with its positions (`writePositions`). */
export interface PlacedPosting extends Posting {
  readonly positions: string
}

/** The words of a recipe that was saved lately, as they are stored: they are in no posting yet. */
export interface Addition {
  readonly number: number
  /** A line for each word: the word, a tab, its entry, its positions. */
  readonly words: string
}

const [lineEnd, tab] = ['\n', '\t']

/** The words of a recipe as one text, which begins and ends with an end of line. */
export const writeAddition = (
  words: Iterable<{ readonly word: string; readonly entry: string; readonly positions: string }>,
): string =>
  [lineEnd, ...[...words].map(({ word, entry, positions }) => word + tab + entry + positions + lineEnd)].join('')

/** What the lines of a text begin with that has a word, or a word with this prefix. */
export const startOfLine = (word: string, isWhole: boolean): string => lineEnd + word + (isWhole ? tab : '')

function* linesFrom(words: string, start: string): Generator<string> {
  for (let at = words.indexOf(start); at !== -1; at = words.indexOf(start, at + 1)) {
    yield words.slice(at + 1, words.indexOf(lineEnd, at + 1))
  }
}

/** The words that are looked for: some, and all that have a prefix. */
export interface SoughtWords {
  readonly words: readonly string[]
  readonly prefix?: string
}

function readLine(number: number, line: string): PlacedPosting {
  const at = line.indexOf(tab) + 1
  const entries = line.slice(at, at + entryLength)
  return { word: line.slice(0, at - 1), block: blockOf(number), entries, positions: line.slice(at + entryLength) }
}

/** The postings that some additions, in the order of their numbers, amount to. */
export function postingsIn(additions: readonly Addition[], { words, prefix }: SoughtWords): PlacedPosting[] {
  const others = prefix === undefined ? words : words.filter((word) => !word.startsWith(prefix))
  const starts = [
    ...others.map((word) => startOfLine(word, true)),
    ...(prefix === undefined ? [] : [startOfLine(prefix, false)]),
  ]
  return merged(
    additions.flatMap(({ number, words: text }) =>
      starts.flatMap((start) => Array.from(linesFrom(text, start), (line) => readLine(number, line))),
    ),
  )
}

/** All postings of some additions in the order of their numbers. */
export const allPostings = (additions: readonly Addition[]): PlacedPosting[] =>
  postingsIn(additions, { words: [], prefix: '' })

/** One posting for each word of a block. */
function merged(postings: readonly PlacedPosting[]): PlacedPosting[] {
  const rows = new Map<string, PlacedPosting>()
  for (const posting of postings) {
    const key = `${posting.block} ${posting.word}`
    const row = rows.get(key)
    const more = row && { entries: row.entries + posting.entries, positions: row.positions + posting.positions }
    rows.set(key, { ...posting, ...more })
  }
  return [...rows.values()]
}

/**
 * Postings of the database with those of additions that were read before. What was merged in between is in both, and counts
 * once: numbers that are merged are smaller than those that are not.
 */
export function withAdditions<Row extends Posting>(rows: readonly Row[], added: readonly (Row & Posting)[]): Row[] {
  if (added.length === 0) return [...rows]
  const lastOf = new Map(rows.map((row) => [`${row.block} ${row.word}`, lastNumberOf(row)]))
  return [...rows, ...added.filter((row) => lastNumberOf(row) > (lastOf.get(`${row.block} ${row.word}`) ?? -1))]
}

const readAdditions = preparedStatement(({ db }, given: Given<{ readonly ownerId: string }>) =>
  db
    .selectFrom('searchAdditions')
    .select(['number', 'words'])
    .where('ownerId', '=', given('ownerId'))
    .orderBy('number'),
)

const cached = bookCache<readonly Addition[]>('words of latest saves', (additions) =>
  additions.reduce((sum, { words }) => sum + words.length, 0),
)

/** The additions of a reader's own book. To be read before its postings. */
export const additionsOf = (database: Database, book: ReadableBook, revision: number): Promise<readonly Addition[]> =>
  cached(database, book, { name: '', revision, read: () => readAdditions(database, { ownerId: book.ownerId }) })
