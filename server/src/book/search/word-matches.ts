import {
  compoundEndings,
  germanForm,
  isCompoundOf,
  isWrittenTogether,
  writtenTogether,
} from '@potluck/search/inside-words'
import { isForgiven, meantAmong, slipPlaces } from '@potluck/search/typos'
import { formsOf } from '@potluck/search/word-forms'
import { type RawBuilder, sql } from 'kysely'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { AsOne, Database } from '../../machinery/base/database/database.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import { allPostings, type Posting, postingsIn, withAdditions } from './additions.ts'
import { beginningForm, endingForm } from './index-recipes.ts'
import type { BookNumbers } from './numbers.ts'

/** Sorts after every letter, so that a prefix and this end a range. */
const highest = '\u{10ffff}'

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

/** The word itself, then the words that share a form with it. */
function sharingForms(word: string, rows: readonly FormOfWord[]): readonly string[] {
  const shared = formsOf(word).flatMap((form) => rows.filter((row) => row.form === form).map((row) => row.word))
  return [...new Set([word, ...shared])]
}

/** For each word, the words of a book that share a form with it. */
export async function sameWords(
  database: Database,
  book: ReadableBook,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const forms = [...new Set(words.flatMap((word) => formsOf(word)))]
  const query = { ownerId: book.ownerId, forms: database.dialect.asOne(forms) }
  const rows = forms.length === 0 ? [] : await wordsWithForms(database, query)
  return new Map(words.map((word) => [word, sharingForms(word, rows)]))
}

/** The words of a book that a mistyped word may mean. */
export async function meantWords({ db }: Database, book: ReadableBook, word: string): Promise<readonly string[]> {
  if (!isForgiven(word)) return []
  const { beginnings, endings } = slipPlaces(word, formsOf(word))
  return meantAmong(word, await wordsFormedIn(db, book, [...beginnings.map(beginningForm), ...endings.map(endingForm)]))
}

/** The words of a book that have a form which begins with one of these: each a range of its own, as PostgreSQL reads no more of an index. */
async function wordsFormedIn(db: Database['db'], book: ReadableBook, ranges: readonly string[]) {
  const [first, ...others] = ranges.map((range) =>
    db
      .selectFrom('searchForms')
      .select('word')
      .where('ownerId', '=', book.ownerId)
      .where('form', '>=', range)
      .where('form', '<', range + highest),
  )
  if (first === undefined) return []
  const rows = await others.reduce((some, other) => some.union(other), first).execute()
  return [...new Set(rows.map((row) => row.word))]
}

type EndingsQuery = { readonly ownerId: string } & Readonly<
  Record<'first' | 'last' | 'otherFirst' | 'otherLast', string>
>

/** The words whose forms lie in one of two ranges, for each search. */
const wordsEnding = preparedStatement(({ db }, given: Given<EndingsQuery>) => {
  const within = (first: RawBuilder<string>, last: RawBuilder<string>) =>
    db
      .selectFrom('searchForms')
      .select('word')
      .where('ownerId', '=', given('ownerId'))
      .where('form', '>=', first)
      .where('form', '<', last)
  return within(given('first'), given('last')).union(within(given('otherFirst'), given('otherLast')))
})

interface PostingsQuery {
  readonly ownerId: string
  readonly blocks: AsOne
  readonly words: AsOne
}

type PrefixQuery = Omit<PostingsQuery, 'words'> & {
  readonly forms: AsOne
  readonly first: string
  readonly last: string
}

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

const postingsOfWords = preparedStatement((database, given: Given<PostingsQuery>) =>
  inBlocks(database, given('ownerId'), given('blocks')).where(({ ref }) =>
    database.dialect.isOneOf(ref('word'), 'text', given('words')),
  ),
)

/** The empty form of rows that are postings. */
const noForm = sql.lit('')

/** Words that share forms and words with a prefix, in one statement, which saves a round trip to PostgreSQL. */
const sharingOrLonger = preparedStatement((database, given: Given<PrefixQuery>) =>
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

/** The matches of a word that may be a prefix. */
export interface Begun {
  /** The word itself, then the words of the book that share a form with it. */
  readonly same: readonly string[]
  /** The postings of all words with this prefix. */
  readonly longer: readonly Posting[]
}

/** Looks up a word and all words with this prefix (`mayBeBeginning`). */
export async function readBegun(
  database: Database,
  book: ReadableBook,
  { blocks, additions }: BookNumbers,
  word: string,
): Promise<Begun> {
  const { asOne } = database.dialect
  const query = {
    ownerId: book.ownerId,
    blocks: asOne(blocks),
    forms: asOne(formsOf(word)),
    first: word,
    last: word + highest,
  }
  const rows = await sharingOrLonger(database, query)
  const [longer, forms] = [rows.filter(({ form }) => form === ''), rows.filter(({ form }) => form !== '')]
  const added = postingsIn(additions, { words: [], prefix: word })
  return { same: sharingForms(word, forms), longer: withAdditions<Posting>(longer, added) }
}

/** The postings of words in some blocks of the index. */
export async function readPostings(
  database: Database,
  book: ReadableBook,
  { blocks, additions }: BookNumbers,
  words: readonly string[],
): Promise<readonly Posting[]> {
  if (blocks.length === 0 || words.length === 0) return []
  const { asOne } = database.dialect
  const rows = await postingsOfWords(database, { ownerId: book.ownerId, blocks: asOne(blocks), words: asOne(words) })
  return withAdditions<Posting>(rows, postingsIn(additions, { words }))
}

/** The postings of Korean words that hold another. */
async function readTogether(
  { db, dialect }: Database,
  book: ReadableBook,
  { blocks, additions }: BookNumbers,
  word: string,
): Promise<readonly Posting[]> {
  const rows = await db
    .selectFrom('searchPostings')
    .select(['word', 'block', 'entries'])
    .where('ownerId', '=', book.ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('block'), 'integer', blocks))
    .where('word', '>=', writtenTogether.first)
    .where('word', '<', writtenTogether.last + highest)
    .where(({ ref }) => dialect.holds(ref('word'), word))
    .execute()
  return withAdditions<Posting>(
    rows,
    allPostings(additions).filter((added) => added.word.includes(word)),
  )
}

/** The postings of words that hold another inside: Korean ones, and German compounds that end in it. */
export async function readWithin(
  database: Database,
  book: ReadableBook,
  numbers: BookNumbers,
  word: string,
): Promise<readonly Posting[]> {
  if (numbers.blocks.length === 0) return []
  if (isWrittenTogether(word)) return readTogether(database, book, numbers, word)
  const endings = compoundEndings(word)
  if (endings.length === 0) return []
  const [first = '', otherFirst = first] = endings.map(endingForm)
  const ranges = { first, last: first + highest, otherFirst, otherLast: otherFirst + highest }
  const ending = await wordsEnding(database, { ownerId: book.ownerId, ...ranges })
  const formed = ending.flatMap(({ word: other }) => {
    const form = isCompoundOf(other, endings) ? germanForm(other) : undefined
    return form === undefined ? [] : [{ form, word: other }]
  })
  if (formed.length === 0) return []
  const forms = database.dialect.asOne(formed.map(({ form }) => form))
  const rows = await wordsWithForms(database, { ownerId: book.ownerId, forms })
  const known = new Set(rows.map((row) => `${row.form} ${row.word}`))
  const german = formed.filter((row) => known.has(`${row.form} ${row.word}`)).map((row) => row.word)
  return readPostings(database, book, numbers, german)
}
