import type { Folder, RecipeFilter, RecipePage, RecipeSort } from '@potluck/api/recipes'
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Member } from '../sessions/member.ts'
import { passes } from './filter.ts'
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

/** How many recipes of a folder pass the filter. */
export async function countRecipes(
  { db }: Database,
  member: Member,
  folder: Folder,
  filter: RecipeFilter = {},
): Promise<number> {
  const { count } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(passes(member, folder, filter))
    .executeTakeFirstOrThrow()
  return count
}

async function pageIds({ db }: Database, member: Member, query: PageQuery): Promise<string[]> {
  const [column, direction] = orders[query.sort]
  const rows = await db
    .selectFrom('recipes')
    .select('id')
    .where(passes(member, query.folder, query))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(query.count)
    .offset(query.offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** A page of a folder, in order, and how many recipes there are on all pages. */
export async function listRecipes(services: Services, member: Member, query: PageQuery): Promise<RecipePage> {
  const [ids, totalCount] = await Promise.all([
    pageIds(services.database, member, query),
    countRecipes(services.database, member, query.folder, query),
  ])
  return { data: await readSummaries(services, member, ids), totalCount }
}
