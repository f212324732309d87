import type { AnsweredRecipePage } from '@potluck/api/recipes'
import { cleanLabelTitles, labelKey } from '@potluck/search/label-title'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import { findShelf, friendsShelves, isOn, notShown, recipesWith, type Shelf, type Viewer } from '../access/shelf.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Schema } from '../machinery/database/schema.ts'
import type { Services } from '../services.ts'
import { countRecipes, type PageQuery } from './list.ts'
import { type Order, orderOf } from './orders.ts'
import { summariesFrom } from './summaries.ts'

type Condition = (builder: ExpressionBuilder<Schema, 'recipes'>) => Expression<SqlBool>

/** Some recipes of one owner, which an index can give in order. */
interface Part {
  readonly condition: Condition
  readonly count: number
}

/** More parts than this are sorted together instead of being read side by side, each in order. */
const mostSideBySide = 50

async function countOf({ db }: Database, condition: Condition): Promise<number> {
  const { count } = await db
    .selectFrom('recipes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return count
}

async function partOf(database: Database, shelf: Shelf): Promise<Part> {
  const condition = isOn(shelf)
  if (!shelf.holdsAll) return { condition, count: await countOf(database, condition) }
  const counted = await database.db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', shelf.ownerId)
    .where('folder', '=', 'main')
    .executeTakeFirst()
  return { condition, count: counted?.count ?? 0 }
}

const ownPart = async (database: Database, reader: Reader): Promise<Part> => ({
  condition: (builder) =>
    builder.and([builder('recipes.ownerId', '=', reader.id), builder('recipes.folder', '=', 'main')]),
  count: await countRecipes(database, reader, 'main'),
})

/** How others rated a recipe and when they cooked it is theirs; there, such a list is by title. */
const notTold: readonly PageQuery['sort'][] = ['rating', '-rating', 'lastCookedAt', '-lastCookedAt', 'random']

const othersOrder = (sort: PageQuery['sort'] = 'title'): Order => orderOf(notTold.includes(sort) ? 'title' : sort)

/** The ids of a page of all parts together. */
async function pageIds(database: Database, parts: readonly Part[], query: PageQuery): Promise<readonly string[]> {
  const order = othersOrder(query.sort)
  const these = (condition: Condition) =>
    database.db
      .selectFrom('recipes')
      .select('recipes.id')
      .select(order.map(([by], at) => by.as(`by${at}`)))
      .where(condition)
  const together: Condition = (builder) => builder.or(parts.map(({ condition }) => condition(builder)))
  const [first = together, ...others] = parts.length > mostSideBySide ? [] : parts.map(({ condition }) => condition)
  const all = others.reduce((some, condition) => some.unionAll(these(condition)), these(first))
  const rows = await order
    .reduce((sorted, [, direction], at) => sorted.orderBy(sql.ref(`by${at}`), direction), all)
    .limit(query.count)
    .offset(query.offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** A page of the own main folder with what friends show among it. */
export async function listWithFriends(
  services: Services,
  reader: Reader,
  query: PageQuery,
): Promise<AnsweredRecipePage> {
  const { database } = services
  const shelves = await friendsShelves(database, reader)
  const own = await ownPart(database, reader)
  const parts = [own, ...(await Promise.all(shelves.map((shelf) => partOf(database, shelf))))]
  const ids = await pageIds(database, parts, query)
  const data = await summariesFrom(services, { own: reader, shelves }, ids)
  return { data, totalCount: parts.reduce((sum, { count }) => sum + count, 0) }
}

/** The labels of a filter that are on a profile: nobody learns of others. */
async function shownLabelIds({ db }: Database, shelf: Shelf, titles: readonly string[]): Promise<readonly string[]> {
  if (shelf.labelIds.length === 0) return []
  const rows = await db
    .selectFrom('labels')
    .select('id')
    .where('ownerId', '=', shelf.ownerId)
    .where('id', 'in', shelf.labelIds)
    .where('lowerTitle', 'in', titles.map(labelKey))
    .execute()
  return rows.map(({ id }) => id)
}

/** Recipes of a shelf, with labels only those with one of them. */
async function conditionFor(database: Database, shelf: Shelf, labels: readonly string[] | undefined) {
  const shown = isOn(shelf)
  const titles = cleanLabelTitles(labels ?? [])
  if (titles.length === 0) return shown
  const labelIds = await shownLabelIds(database, shelf, titles)
  if (labelIds.length === 0) throw notShown(shelf.viewer, 'label')
  const condition: Condition = (builder) =>
    builder.and([shown(builder), builder('recipes.id', 'in', recipesWith(builder, shelf.ownerId, labelIds))])
  return condition
}

/**
 * A page of what somebody else's profile shows to the viewer, of some labels if said.
 * @throws {Refusal} `not-found` when it shows nothing, or no such label, or for another folder than the main one; for a guest `not-logged-in`
 */
export async function listShown(
  services: Services,
  viewer: Viewer,
  ownerId: string,
  query: PageQuery,
): Promise<AnsweredRecipePage> {
  if (query.folder !== 'main') throw notShown(viewer, 'book')
  const { database } = services
  const shelf = await findShelf(database, viewer, ownerId)
  const condition = await conditionFor(database, shelf, query.labels)
  const isWhole = shelf.holdsAll && query.labels === undefined
  const part = isWhole ? await partOf(database, shelf) : { condition, count: await countOf(database, condition) }
  const data = await summariesFrom(services, { own: null, shelves: [shelf] }, await pageIds(database, [part], query))
  return { data, totalCount: part.count }
}
