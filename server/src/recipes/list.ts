import { maxSelected } from '@potluck/api/many-recipes'
import type { AnsweredRecipePage, Folder, RecipeFilter, RecipeSort } from '@potluck/api/recipes'
import type { Matches } from '@potluck/search/find-matches'
import { type Query, readQuery } from '@potluck/search/read-query'
import { sequenceOf } from '@potluck/search/words-of'
import { type AliasableExpression, sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { findMatches } from '../search/matches.ts'
import type { Services } from '../services.ts'
import { isNarrow, type Narrowing, narrowingOf, passes } from './filter.ts'
import { matchedIds } from './matched-ids.ts'
import { type Order, ordered, orderOf, turned } from './orders.ts'
import { readSummaries } from './summaries.ts'

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

/** The ids of a page further on. Beyond the middle it is read from the end, so that it skips no more than others. */
async function laterIds(database: Database, reader: Reader, page: Page): Promise<PageIds> {
  const { narrowing, order, offset, count } = page
  const totalCount = await countPassing(database, reader, narrowing)
  const length = Math.min(count, totalCount - offset)
  if (length <= 0) return { ids: [], totalCount }
  const fromEnd = offset > totalCount / 2
  const all = database.db.selectFrom('recipes').select('id').where(passes(reader, narrowing))
  const rows = await ordered(all, fromEnd ? turned(order) : order)
    .limit(length)
    .offset(fromEnd ? totalCount - offset - length : offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { ids: fromEnd ? ids.reverse() : ids, totalCount }
}

/** The words of a filter's source count as those that were typed. */
function asked(query: string, source: string | undefined): Query {
  const typed = readQuery(query)
  return source ? { ...typed, sources: [...new Set([...typed.sources, ...sequenceOf(source)])] } : typed
}

/** What a page holds, and by what it was found. */
export interface FoundIds extends PageIds {
  readonly matches: Matches | null
}

/** The ids of a page of a folder, in order, and how many recipes there are on all pages. */
export async function findIds(database: Database, reader: Reader, wanted: PageQuery): Promise<FoundIds> {
  const { folder, offset, count, sort, seed } = wanted
  const query = asked(wanted.query ?? '', wanted.source)
  const [narrowing, matches] = await Promise.all([
    narrowingOf(database, reader, folder, wanted, query),
    findMatches(database, reader, { ...query, folder }),
  ])
  const page = { narrowing, offset, count }
  if (matches || sort === 'random') {
    const choice = { best: sort === undefined, seed: sort === 'random' ? seed : null }
    return { ...(await matchedIds(database, reader, matches, { ...page, sort: sort ?? 'title', ...choice })), matches }
  }
  const read = offset < nearStart ? firstIds : laterIds
  return { ...(await read(database, reader, { ...page, order: orderOf(sort ?? 'title') })), matches }
}

/** A page of an own folder, in order, and how many recipes there are on all pages. */
export async function listRecipes(services: Services, reader: Reader, query: PageQuery): Promise<AnsweredRecipePage> {
  const { ids, totalCount } = await findIds(services.database, reader, query)
  return { data: await readSummaries(services, reader, ids), totalCount }
}

/** The ids of all recipes of an own folder that pass a filter, in order. */
export async function listRecipeIds(
  database: Database,
  reader: Reader,
  query: Omit<PageQuery, 'offset' | 'count' | 'seed'>,
): Promise<string[]> {
  const { ids } = await findIds(database, reader, { ...query, seed: 0, offset: 0, count: maxSelected })
  return [...ids]
}
