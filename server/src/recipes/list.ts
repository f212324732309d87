import { maxSelected } from '@potluck/api/many-recipes'
import type { AnsweredRecipePage, Folder, RecipeFilter, RecipeSort } from '@potluck/api/recipes'
import { type Query, readQuery } from '@potluck/search/read-query'
import { sequenceOf } from '@potluck/search/words-of'
import type { Reader } from '../access/reader.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { keptStatement } from '../machinery/database/kept-statement.ts'
import { type BookMatches, findMatches } from '../search/matches.ts'
import type { Services } from '../services.ts'
import { isNarrow, narrowingOf, passes } from './filter.ts'
import { readFolderPage } from './folder-pages.ts'
import { matchedIds, matchedNumbers } from './matched-ids.ts'
import { ordered, orderOf } from './orders.ts'
import { ownSummaries, type SummaryRow, selectSummaries } from './summaries.ts'

export interface PageQuery extends RecipeFilter {
  readonly folder: Folder
  /** What a cook typed; empty lists the folder. */
  readonly query?: string
  /** Without one, what matches best comes first, and a list is by title. */
  readonly sort?: RecipeSort | undefined
  readonly seed: number
  readonly offset: number
  readonly count: number
}

/** How many recipes a folder holds. */
export async function countRecipes({ db }: Database, reader: Reader, folder: Folder): Promise<number> {
  const counted = await db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', reader.id)
    .where('folder', '=', folder)
    .executeTakeFirst()
  return counted?.count ?? 0
}

interface Page {
  readonly folder: Folder
  readonly sort: RecipeSort
  readonly offset: number
  readonly count: number
}

/** Skipping so few is not worth knowing where the end is. */
const nearStart = 1_000

/** A page of so many; beyond the middle it is counted from the end, so that it skips no more than others. */
function nearer({ offset, count }: Page, totalCount: number) {
  const length = Math.max(0, Math.min(count, totalCount - offset))
  const fromEnd = offset > totalCount / 2
  return { fromEnd, length, offset: fromEnd ? totalCount - offset - length : offset }
}

interface PageRows {
  readonly rows: readonly SummaryRow[]
  readonly totalCount: number
}

/** A page of a whole folder, in one statement near the start; further on the count says from which end it is nearer. */
async function wholeFolder(database: Database, reader: Reader, page: Page): Promise<PageRows> {
  const { folder, sort, offset: from } = page
  const known = from < nearStart ? null : await countRecipes(database, reader, folder)
  const { length, offset, fromEnd } =
    known === null ? { length: page.count, offset: from, fromEnd: false } : nearer(page, known)
  if (length === 0) return { rows: [], totalCount: known ?? 0 }
  const way = { sort, isFirst: from === 0, fromEnd, counts: known === null }
  const rows = await readFolderPage(database, way, { ownerId: reader.id, folder, length, offset })
  const isPastTheEnd = known === null && rows.length === 0 && from > 0
  if (isPastTheEnd) return { rows, totalCount: await countRecipes(database, reader, folder) }
  return { rows, totalCount: known ?? rows[0]?.totalCount ?? 0 }
}

/** The words of a filter's source count as those that were typed. */
function asked(query: string, source: string | undefined): Query {
  const typed = readQuery(query)
  return source ? { ...typed, sources: [...new Set([...typed.sources, ...sequenceOf(source)])] } : typed
}

/** What is left of a folder, and what was found by the words of a query. */
async function find(database: Database, reader: Reader, wanted: PageQuery) {
  const { folder, offset, count, sort, seed } = wanted
  const query = asked(wanted.query ?? '', wanted.source)
  const [narrowing, matches] = await Promise.all([
    narrowingOf(database, reader, folder, wanted, query),
    findMatches(database, reader, { ...query, folder }),
  ])
  const page = { offset, count, sort: sort ?? 'title' }
  const choice = { best: sort === undefined, seed: sort === 'random' ? seed : null }
  return {
    matches,
    /** A page of a whole folder, which an index has in order; null for any other. */
    whole: matches || sort === 'random' || isNarrow(narrowing) ? null : { ...page, folder },
    /** The page as it is put in order here. */
    matched: { ...page, ...choice, narrowing },
  }
}

interface Numbered {
  readonly ownerId: string
  readonly folder: Folder
  readonly numbers: AsOne
}

const readNumbered = keptStatement<Numbered, SummaryRow>(({ db, dialect }, given) =>
  selectSummaries({ db, dialect }, { own: given('ownerId'), ownerIds: [given('ownerId')] })
    .where('recipes.folder', '=', given('folder'))
    .where(({ ref }) => dialect.isOneOf(ref('recipes.searchNumber'), 'integer', given('numbers'))),
)

async function rowsNumbered(
  database: Database,
  reader: Reader,
  folder: Folder,
  numbers: readonly number[],
): Promise<SummaryRow[]> {
  if (numbers.length === 0) return []
  const asked = { ownerId: reader.id, folder, numbers: database.dialect.asOne(numbers) }
  return inOrder(await readNumbered(database, asked), numbers, ({ searchNumber }) => searchNumber)
}

/** Rows in the order of their keys. */
function inOrder<Key>(rows: readonly SummaryRow[], keys: readonly Key[], keyOf: (row: SummaryRow) => Key) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

/** What a page holds, and by what it was found. */
export interface FoundRows extends PageRows {
  readonly matches: BookMatches | null
}

/** A page of a folder, in order, and how many recipes there are on all pages. */
export async function findRows(database: Database, reader: Reader, wanted: PageQuery): Promise<FoundRows> {
  const { matches, whole, matched } = await find(database, reader, wanted)
  if (whole) return { ...(await wholeFolder(database, reader, whole)), matches }
  const { numbers, totalCount } = await matchedNumbers(database, reader, matches, matched)
  return { rows: await rowsNumbered(database, reader, wanted.folder, numbers), totalCount, matches }
}

/** A page of an own folder, in order, and how many recipes there are on all pages. */
export async function listRecipes(services: Services, reader: Reader, query: PageQuery): Promise<AnsweredRecipePage> {
  const { rows, totalCount } = await findRows(services.database, reader, query)
  return { data: await ownSummaries(services, reader, rows), totalCount }
}

/** The ids of all recipes of an own folder that pass a filter, in order. */
export async function listRecipeIds(
  database: Database,
  reader: Reader,
  query: Omit<PageQuery, 'offset' | 'count' | 'seed'>,
): Promise<string[]> {
  const { matches, matched } = await find(database, reader, {
    ...{ ...query, seed: 0 },
    ...{ offset: 0, count: maxSelected },
  })
  if (matches) return [...(await matchedIds(database, reader, matches, matched)).ids]
  const { narrowing, sort } = matched
  const all = database.db.selectFrom('recipes').select('id').where(passes(reader, narrowing))
  return (await ordered(all, orderOf(sort)).limit(maxSelected).execute()).map(({ id }) => id)
}
