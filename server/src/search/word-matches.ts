import { type ExactPosting, mayBeBeginning } from '@potluck/search/find-matches'
import { readPositions, spotOf } from '@potluck/search/positions'
import { isForgiven, mayBeMeant, slipPlaces } from '@potluck/search/typos'
import { formsOf } from '@potluck/search/word-forms'
import type { RawBuilder } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { type Given, keptStatement } from '../machinery/database/kept-statement.ts'
import { readEntries } from './entries.ts'
import { beginningForm, endingForm } from './index-recipes.ts'

/** A row of postings that a word led to. */
export interface Posting {
  readonly word: string
  readonly block: number
  readonly entries: string
}

/** Larger than whatever follows a beginning. */
const last = '\u{10ffff}'

const wordsWithForms = keptStatement(
  ({ db, dialect }, given: Given<{ readonly ownerId: string; readonly forms: AsOne }>) =>
    db
      .selectFrom('searchForms')
      .select(['form', 'word'])
      .where('ownerId', '=', given('ownerId'))
      .where(({ ref }) => dialect.isOneOf(ref('form'), 'text', given('forms'))),
)

/** The words of a book that share a form with one of these, by the word they share it with. */
export async function sameWords(
  database: Database,
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = words.map((word) => ({ word, forms: formsOf(word) }))
  const forms = [...new Set(wanted.flatMap((each) => each.forms))]
  if (forms.length === 0) return new Map(words.map((word) => [word, [word]]))
  const rows = await wordsWithForms(database, { ownerId: reader.id, forms: database.dialect.asOne(forms) })
  const byForm = Map.groupBy(rows, (row) => row.form)
  return new Map(
    wanted.map(({ word, forms }) => [
      word,
      [...new Set([word, ...forms.flatMap((form) => byForm.get(form)?.map((row) => row.word) ?? [])])],
    ]),
  )
}

/** The words of a book that may be meant by one with a slip in it. */
export async function meantWords({ db }: Database, reader: Reader, word: string): Promise<readonly string[]> {
  if (!isForgiven(word)) return []
  const forms = formsOf(word)
  const { beginning, endings } = slipPlaces(word, forms)
  const ranges = [beginningForm(beginning), ...endings.map(endingForm)]
  const rows = await db
    .selectFrom('searchForms')
    .select('word')
    .distinct()
    .where('ownerId', '=', reader.id)
    .where(({ or, and, eb }) =>
      or(ranges.map((range) => and([eb('form', '>=', range), eb('form', '<', range + last)]))),
    )
    .execute()
  const typed = { word, forms }
  return rows
    .map((row) => row.word)
    .filter((known) => known !== word && mayBeMeant(typed, { word: known, forms: formsOf(known) }))
    .toSorted()
}

interface Held {
  readonly ownerId: string
  readonly blocks: AsOne
  readonly words: AsOne
}

type Longer = Omit<Held, 'words'> & { readonly first: string; readonly last: string }

const inBlocks = (
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  ownerId: RawBuilder<string>,
  blocks: RawBuilder<AsOne>,
) =>
  db
    .selectFrom('searchPostings')
    .select(['word', 'block', 'entries'])
    .where('ownerId', '=', ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('block'), 'integer', blocks))

const holdingWords = keptStatement((database, given: Given<Held>) =>
  inBlocks(database, given('ownerId'), given('blocks')).where(({ ref }) =>
    database.dialect.isOneOf(ref('word'), 'text', given('words')),
  ),
)

const holdingLonger = keptStatement((database, given: Given<Longer>) =>
  inBlocks(database, given('ownerId'), given('blocks'))
    .where('word', '>=', given('first'))
    .where('word', '<', given('last')),
)

/** What the index says of words, and of all that begin with another, in some of its blocks. */
export async function readPostings(
  database: Database,
  reader: Reader,
  blocks: readonly number[],
  words: readonly string[],
  beginning: string | null = null,
): Promise<Posting[]> {
  if (blocks.length === 0 || words.length === 0) return []
  const { asOne } = database.dialect
  const book = { ownerId: reader.id, blocks: asOne(blocks) }
  const holding = (some: readonly string[]) => holdingWords(database, { ...book, words: asOne(some) })
  if (beginning === null || !mayBeBeginning(beginning)) return holding(words)
  const others = words.filter((word) => !word.startsWith(beginning))
  const longer = holdingLonger(database, { ...book, first: beginning, last: beginning + last })
  if (others.length === 0) return longer
  const [some, more] = await Promise.all([longer, holding(others)])
  return [...some, ...more]
}

/** What the index says of words, and where exactly they stand. */
export async function readExactly(
  { db, dialect }: Database,
  reader: Reader,
  blocks: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<string, ExactPosting>> {
  if (blocks.length === 0 || words.length === 0) return new Map()
  const rows = await db
    .selectFrom('searchPostings')
    .select(['word', 'block', 'entries', 'positions'])
    .where('ownerId', '=', reader.id)
    .where(({ ref }) => dialect.isOneOf(ref('block'), 'integer', blocks))
    .where(({ ref }) => dialect.isOneOf(ref('word'), 'text', words))
    .orderBy('block')
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.word)].map(([word, blocks]) => [word, exactPosting(blocks)]))
}

function exactPosting(rows: readonly (Posting & { readonly positions: string })[]): ExactPosting {
  const spots: number[] = []
  for (const { block, entries, positions } of rows) {
    const numbers: number[] = []
    readEntries(block, entries, (number) => numbers.push(number))
    readPositions(positions, (at, position) => spots.push(spotOf(numbers[at] ?? 0, position)))
  }
  return {
    spots,
    each(take) {
      for (const { block, entries } of rows) readEntries(block, entries, take)
    },
  }
}
