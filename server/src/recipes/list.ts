import type { AnsweredRecipePage, Folder, RecipeFilter, RecipeSort } from '@potluck/api/recipes'
import { type AliasableExpression, sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Services } from '../services.ts'
import { isNarrow, type Narrowing, narrowingOf, passes } from './filter.ts'
import { readSummaries } from './summaries.ts'

/** The column and direction of each sort. */
export const orders = {
  title: ['sortTitle', 'asc'],
  '-title': ['sortTitle', 'asc'],
  createdAt: ['createdAt', 'asc'],
  '-createdAt': ['createdAt', 'desc'],
  updatedAt: ['updatedAt', 'asc'],
  '-updatedAt': ['updatedAt', 'desc'],
} as const satisfies Record<RecipeSort, unknown>

export interface PageQuery extends RecipeFilter {
  readonly folder: Folder
  readonly sort: RecipeSort
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

interface PageIds {
  readonly ids: readonly string[]
  readonly totalCount: number
}

/** Skipping so few is not worth knowing where the end is. */
const nearStart = 1_000

/** The ids of a page near the start. */
async function firstIds(database: Database, reader: Reader, narrowing: Narrowing, query: PageQuery): Promise<PageIds> {
  const { sort, offset, count } = query
  const [column, direction] = orders[sort]
  const rows = await database.db
    .selectFrom('recipes')
    .select(['id', totalOf(database, reader, narrowing).as('totalCount')])
    .where(passes(reader, narrowing))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(count)
    .offset(offset)
    .execute()
  const isPastTheEnd = rows.length === 0 && offset > 0
  const totalCount = isPastTheEnd ? await countPassing(database, reader, narrowing) : (rows[0]?.totalCount ?? 0)
  return { ids: rows.map(({ id }) => id), totalCount }
}

/** The ids of a page further on. Beyond the middle it is read from the end, so that it skips no more than others. */
async function laterIds(database: Database, reader: Reader, narrowing: Narrowing, query: PageQuery): Promise<PageIds> {
  const { sort, offset, count } = query
  const [column, direction] = orders[sort]
  const totalCount = await countPassing(database, reader, narrowing)
  const length = Math.min(count, totalCount - offset)
  if (length <= 0) return { ids: [], totalCount }
  const fromEnd = offset > totalCount / 2
  const reading = fromEnd === (direction === 'asc') ? 'desc' : 'asc'
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .where(passes(reader, narrowing))
    .orderBy(column, reading)
    .orderBy('id', reading)
    .limit(length)
    .offset(fromEnd ? totalCount - offset - length : offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { ids: fromEnd ? ids.reverse() : ids, totalCount }
}

/** A page of an own folder, in order, and how many recipes there are on all pages. */
export async function listRecipes(services: Services, reader: Reader, query: PageQuery): Promise<AnsweredRecipePage> {
  const { database } = services
  const narrowing = await narrowingOf(database, reader, query.folder, query)
  const read = query.offset < nearStart ? firstIds : laterIds
  const { ids, totalCount } = await read(database, reader, narrowing, query)
  return { data: await readSummaries(services, reader, ids), totalCount }
}

/** The ids of all recipes of an own folder that pass a filter, in order. */
export async function listRecipeIds(
  database: Database,
  reader: Reader,
  { folder, sort, ...filter }: RecipeFilter & Pick<PageQuery, 'folder' | 'sort'>,
): Promise<string[]> {
  const narrowing = await narrowingOf(database, reader, folder, filter)
  const [column, direction] = orders[sort]
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .where(passes(reader, narrowing))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .execute()
  return rows.map(({ id }) => id)
}
