import { type ExactPosting, mayBeBeginning } from '@potluck/search/find-matches'
import { readPositions, spotOf } from '@potluck/search/positions'
import { isForgiven, mayBeMeant, slipPlaces } from '@potluck/search/typos'
import { formsOf } from '@potluck/search/word-forms'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
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

/** The words of a book that share a form with one of these, by the word they share it with. */
export async function sameWords(
  { db, dialect }: Database,
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const wanted = words.map((word) => ({ word, forms: formsOf(word) }))
  const forms = [...new Set(wanted.flatMap((each) => each.forms))]
  if (forms.length === 0) return new Map(words.map((word) => [word, [word]]))
  const rows = await db
    .selectFrom('searchForms')
    .select(['form', 'word'])
    .where('ownerId', '=', reader.id)
    .where(({ ref }) => dialect.isOneOf(ref('form'), 'text', forms))
    .execute()
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

/** What the index says of words, and of all that begin with another, in some of its blocks. */
export async function readPostings(
  { db, dialect }: Database,
  reader: Reader,
  blocks: readonly number[],
  words: readonly string[],
  beginning: string | null = null,
): Promise<Posting[]> {
  if (blocks.length === 0 || words.length === 0) return []
  const rows = db
    .selectFrom('searchPostings')
    .select(['word', 'block', 'entries'])
    .where('ownerId', '=', reader.id)
    .where(({ ref }) => dialect.isOneOf(ref('block'), 'integer', blocks))
  const holding = (some: readonly string[]) =>
    rows.where(({ ref }) => dialect.isOneOf(ref('word'), 'text', some)).execute()
  if (beginning === null || !mayBeBeginning(beginning)) return holding(words)
  const others = words.filter((word) => !word.startsWith(beginning))
  const longer = rows.where('word', '>=', beginning).where('word', '<', beginning + last)
  if (others.length === 0) return longer.execute()
  const [some, more] = await Promise.all([longer.execute(), holding(others)])
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
