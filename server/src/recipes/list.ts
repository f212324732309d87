import type { Folder, RecipeFilter, RecipePage, RecipeSort } from '@potluck/api/recipes'
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Member } from '../sessions/member.ts'
import { isNarrow, passes } from './filter.ts'
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

async function countPassing({ db }: Database, member: Member, { folder, ...filter }: PageQuery): Promise<number> {
  const { count } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(passes(member, folder, filter))
    .executeTakeFirstOrThrow()
  return count
}

/** The ids of a page. What lies beyond the middle is read from the end, so that a deep page skips no more than others. */
async function pageIds({ db }: Database, member: Member, query: PageQuery, total: number): Promise<string[]> {
  const [column, direction] = orders[query.sort]
  const count = Math.min(query.count, total - query.offset)
  if (count <= 0) return []
  const fromEnd = query.offset > total / 2
  const reading = fromEnd === (direction === 'asc') ? 'desc' : 'asc'
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where(passes(member, query.folder, query))
    .orderBy(column, reading)
    .orderBy('id', reading)
    .limit(count)
    .offset(fromEnd ? total - query.offset - count : query.offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return fromEnd ? ids.reverse() : ids
}

/** A page of a folder, in order, and how many recipes there are on all pages. */
export async function listRecipes(services: Services, member: Member, query: PageQuery): Promise<RecipePage> {
  const { database } = services
  const totalCount = isNarrow(query)
    ? await countPassing(database, member, query)
    : await countRecipes(database, member, query.folder)
  const ids = await pageIds(database, member, query, totalCount)
  return { data: await readSummaries(services, member, ids), totalCount }
}
