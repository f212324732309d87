import type { ExactPosting } from '@potluck/search/find-matches'
import { readPositions, spotOf } from '@potluck/search/positions'
import { isForgiven, mayBeMeant, slipPlaces } from '@potluck/search/typos'
import { formsOf } from '@potluck/search/word-forms'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { type Given, preparedStatement } from '../machinery/database/prepared-statement.ts'
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

const sharing = (
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  ownerId: RawBuilder<string>,
  forms: RawBuilder<AsOne>,
) =>
  db
    .selectFrom('searchForms')
    .where('ownerId', '=', ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('form'), 'text', forms))

const wordsWithForms = preparedStatement(
  (database, given: Given<{ readonly ownerId: string; readonly forms: AsOne }>) =>
    sharing(database, given('ownerId'), given('forms')).select(['form', 'word']),
)

interface FormOfWord {
  readonly form: string
  readonly word: string
}

/** Words that share a form with one, itself first. */
function sharingForms(word: string, rows: readonly FormOfWord[]): readonly string[] {
  const shared = formsOf(word).flatMap((form) => rows.filter((row) => row.form === form).map((row) => row.word))
  return [...new Set([word, ...shared])]
}

/** The words of a book that share a form with one of these, by the word they share it with. */
export async function sameWords(
  database: Database,
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const forms = [...new Set(words.flatMap((word) => formsOf(word)))]
  const asked = { ownerId: reader.id, forms: database.dialect.asOne(forms) }
  const rows = forms.length === 0 ? [] : await wordsWithForms(database, asked)
  return new Map(words.map((word) => [word, sharingForms(word, rows)]))
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

type Longer = Omit<Held, 'words'> & { readonly forms: AsOne; readonly first: string; readonly last: string }

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

const holdingWords = preparedStatement((database, given: Given<Held>) =>
  inBlocks(database, given('ownerId'), given('blocks')).where(({ ref }) =>
    database.dialect.isOneOf(ref('word'), 'text', given('words')),
  ),
)

/** Told of what is no form. */
const noForm = sql.lit('')

/** Words that share forms and words that begin so, in one statement: on PostgreSQL each is waited for. */
const sharingOrLonger = preparedStatement((database, given: Given<Longer>) =>
  inBlocks(database, given('ownerId'), given('blocks'))
    .select(noForm.as('form'))
    .where('word', '>=', given('first'))
    .where('word', '<', given('last'))
    .unionAll(
      sharing(database, given('ownerId'), given('forms')).select(({ lit }) => [
        'word',
        lit(0).as('block'),
        noForm.as('entries'),
        'form',
      ]),
    ),
)

/** A word that somebody may go on typing. */
export interface Begun {
  /** The words of the book that are the same, itself first. */
  readonly same: readonly string[]
  /** What the index says of all words that begin with it. */
  readonly longer: readonly Posting[]
}

/** Looks up a word, and all that begin with it (`mayBeBeginning`). */
export async function readBegun(
  database: Database,
  reader: Reader,
  blocks: readonly number[],
  word: string,
): Promise<Begun> {
  const { asOne } = database.dialect
  const book = { ownerId: reader.id, blocks: asOne(blocks) }
  const asked = { ...book, forms: asOne(formsOf(word)), first: word, last: word + last }
  const rows = await sharingOrLonger(database, asked)
  const [longer, forms] = [rows.filter(({ form }) => form === ''), rows.filter(({ form }) => form !== '')]
  return { same: sharingForms(word, forms), longer }
}

/** What the index says of words, in some of its blocks. */
export async function readPostings(
  database: Database,
  reader: Reader,
  blocks: readonly number[],
  words: readonly string[],
): Promise<readonly Posting[]> {
  if (blocks.length === 0 || words.length === 0) return []
  const { asOne } = database.dialect
  return holdingWords(database, { ownerId: reader.id, blocks: asOne(blocks), words: asOne(words) })
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

export function exactPosting(rows: readonly (Posting & { readonly positions: string })[]): ExactPosting {
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
