import { maxSelected } from '@potluck/api/many-recipes'
import type { AnsweredRecipePage, Folder, RecipeFilter, RecipeSort } from '@potluck/api/recipes'
import { type Query, readQuery } from '@potluck/search/read-query'
import { sequenceOf } from '@potluck/search/words-of'
import { type AliasableExpression, sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { keptStatement } from '../machinery/database/kept-statement.ts'
import { type BookMatches, findMatches } from '../search/matches.ts'
import type { Services } from '../services.ts'
import { isNarrow, type Narrowing, narrowingOf, passes } from './filter.ts'
import { readFolderPage } from './folder-pages.ts'
import { matchedIds, matchedNumbers } from './matched-ids.ts'
import { type Order, ordered, orderOf, turned } from './orders.ts'
import { ownSummaries, readOwnRows, type SummaryRow, selectSummaries } from './summaries.ts'

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

async function countPassing(database: Database, reader: Reader, narrowing: Narrowing): Promise<number> {
  if (!isNarrow(narrowing)) return countRecipes(database, reader, narrowing.folder)
  const { count } = await database.db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(passes(reader, narrowing))
    .executeTakeFirstOrThrow()
  return count
}

/** How many recipes there are on all pages, told with each row: the statement that reads a page then is the only one. */
const totalOf = ({ db }: Database, reader: Reader, narrowing: Narrowing): AliasableExpression<number> =>
  isNarrow(narrowing)
    ? sql<number>`count(*) over ()`
    : db
        .selectFrom('folderCounts')
        .select('count')
        .where('ownerId', '=', reader.id)
        .where('folder', '=', narrowing.folder)
        .$asScalar()
        .$notNull()

export interface PageIds {
  readonly ids: readonly string[]
  readonly totalCount: number
}

interface Page {
  readonly narrowing: Narrowing
  readonly sort: RecipeSort
  readonly order: Order
  readonly offset: number
  readonly count: number
}

/** Skipping so few is not worth knowing where the end is. */
const nearStart = 1_000

/** The ids of a page near the start. */
async function firstIds(database: Database, reader: Reader, page: Page): Promise<PageIds> {
  const { narrowing, order, offset, count } = page
  const all = database.db
    .selectFrom('recipes')
    .select(['id', totalOf(database, reader, narrowing).as('totalCount')])
    .where(passes(reader, narrowing))
  const rows = await ordered(all, order).limit(count).offset(offset).execute()
  const isPastTheEnd = rows.length === 0 && offset > 0
  const totalCount = isPastTheEnd ? await countPassing(database, reader, narrowing) : (rows[0]?.totalCount ?? 0)
  return { ids: rows.map(({ id }) => id), totalCount }
}

/** A page of so many; beyond the middle it is counted from the end, so that it skips no more than others. */
function nearer({ order, offset, count }: Pick<Page, 'order' | 'offset' | 'count'>, totalCount: number) {
  const length = Math.max(0, Math.min(count, totalCount - offset))
  const fromEnd = offset > totalCount / 2
  return {
    fromEnd,
    length,
    order: fromEnd ? turned(order) : order,
    offset: fromEnd ? totalCount - offset - length : offset,
  }
}

/** The ids of a page further on. */
async function laterIds(database: Database, reader: Reader, page: Page): Promise<PageIds> {
  const { narrowing } = page
  const totalCount = await countPassing(database, reader, narrowing)
  const { fromEnd, length, order, offset } = nearer(page, totalCount)
  if (length === 0) return { ids: [], totalCount }
  const all = database.db.selectFrom('recipes').select('id').where(passes(reader, narrowing))
  const rows = await ordered(all, order).limit(length).offset(offset).execute()
  const ids = rows.map(({ id }) => id)
  return { ids: fromEnd ? ids.reverse() : ids, totalCount }
}

interface PageRows {
  readonly rows: readonly SummaryRow[]
  readonly totalCount: number
}

/** A page of a whole folder, in one statement near the start; further on the count says from which end it is nearer. */
async function wholeFolder(database: Database, reader: Reader, page: Page): Promise<PageRows> {
  const { sort, offset: from } = page
  const { folder } = page.narrowing
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
  const page = { narrowing, offset, count, sort: sort ?? 'title' }
  const choice = { best: sort === undefined, seed: sort === 'random' ? seed : null }
  return {
    matches,
    /** The page of a folder that an index has in order. */
    indexed: { ...page, order: orderOf(page.sort) },
    /** The page of what is put in order here; null where an index does it. */
    matched: matches || sort === 'random' ? { ...page, ...choice } : null,
  }
}

const idsOf = (database: Database, reader: Reader, page: Page): Promise<PageIds> =>
  (page.offset < nearStart ? firstIds : laterIds)(database, reader, page)

async function rowsOf(database: Database, reader: Reader, ids: readonly string[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return []
  const rows = await readOwnRows(database, reader, ({ ref }) =>
    database.dialect.isOneOf(ref('recipes.id'), 'text', ids),
  )
  return inOrder(rows, ids, ({ id }) => id)
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
  const { matches, indexed, matched } = await find(database, reader, wanted)
  if (matched) {
    const { numbers, totalCount } = await matchedNumbers(database, reader, matches, matched)
    return { rows: await rowsNumbered(database, reader, wanted.folder, numbers), totalCount, matches }
  }
  if (!isNarrow(indexed.narrowing)) return { ...(await wholeFolder(database, reader, indexed)), matches }
  const { ids, totalCount } = await idsOf(database, reader, indexed)
  return { rows: await rowsOf(database, reader, ids), totalCount, matches }
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
  const { matches, indexed, matched } = await find(database, reader, {
    ...{ ...query, seed: 0 },
    ...{ offset: 0, count: maxSelected },
  })
  const { ids } = await (matched ? matchedIds(database, reader, matches, matched) : idsOf(database, reader, indexed))
  return [...ids]
}
