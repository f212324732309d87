import type { Folder, RecipeFilter, RecipePage, RecipeSort } from '@potluck/api/recipes'
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Member } from '../sessions/member.ts'
import { isNarrow, type Narrowing, narrowingOf, passes } from './filter.ts'
import { readSummaries } from './summaries.ts'

const orders = {
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
export async function countRecipes({ db }: Database, member: Member, folder: Folder): Promise<number> {
  const counted = await db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', member.id)
    .where('folder', '=', folder)
    .executeTakeFirst()
  return counted?.count ?? 0
}

async function countPassing({ db }: Database, member: Member, narrowing: Narrowing): Promise<number> {
  const { count } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(passes(member, narrowing))
    .executeTakeFirstOrThrow()
  return count
}

/** Skipping so few is not worth knowing where the end is. */
const nearStart = 1_000

/** The ids of a page. What lies beyond the middle is read from the end, so that a deep page skips no more than others. */
async function pageIds(
  { db }: Database,
  member: Member,
  narrowing: Narrowing,
  { sort, offset, count }: PageQuery,
  counting: Promise<number>,
): Promise<string[]> {
  const [column, direction] = orders[sort]
  const total = offset < nearStart ? Number.POSITIVE_INFINITY : await counting
  const length = Math.min(count, total - offset)
  if (length <= 0) return []
  const fromEnd = offset > total / 2
  const reading = fromEnd === (direction === 'asc') ? 'desc' : 'asc'
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where(passes(member, narrowing))
    .orderBy(column, reading)
    .orderBy('id', reading)
    .limit(length)
    .offset(fromEnd ? total - offset - length : offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return fromEnd ? ids.reverse() : ids
}

/** A page of a folder, in order, and how many recipes there are on all pages. */
export async function listRecipes(services: Services, member: Member, query: PageQuery): Promise<RecipePage> {
  const { database } = services
  const narrowing = await narrowingOf(database, member, query.folder, query)
  const counting = isNarrow(narrowing)
    ? countPassing(database, member, narrowing)
    : countRecipes(database, member, query.folder)
  const [totalCount, ids] = await Promise.all([counting, pageIds(database, member, narrowing, query, counting)])
  return { data: await readSummaries(services, member, ids), totalCount }
}
