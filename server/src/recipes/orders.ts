import type { RecipeSort } from '@potluck/api/recipes'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

export type Direction = 'asc' | 'desc'

/** What recipes are ordered by: an index has each but the last, in this order, or all of them turned round. */
export type Order = readonly (readonly [by: RawBuilder<unknown>, direction: Direction])[]

const column = (name: string) => sql.ref(`recipes.${name}`)

const byTitle: Order = [
  [column('sortTitle'), 'asc'],
  [column('id'), 'asc'],
]

const by = (name: string, direction: Direction): Order => [
  [column(name), direction],
  [column('id'), direction],
]

/** Alike ones by title. Written as the index of the same name has it; what is not known comes last both ways. */
const byKnown = (expression: RawBuilder<unknown>): Order => [[expression, 'asc'], ...byTitle]

const orders: { readonly [sort in Exclude<RecipeSort, 'random'>]: Order } = {
  title: byTitle,
  // A legacy spelling of `title`.
  '-title': byTitle,
  titleDown: by('sortTitle', 'desc'),
  createdAt: by('createdAt', 'asc'),
  '-createdAt': by('createdAt', 'desc'),
  updatedAt: by('updatedAt', 'asc'),
  '-updatedAt': by('updatedAt', 'desc'),
  rating: byKnown(sql`coalesce(recipes.rating, 9)`),
  '-rating': byKnown(sql`coalesce(-recipes.rating, 0)`),
  // The moment, not how long ago: the latest first.
  '-lastCookedAt': [[sql`coalesce(recipes."lastCookedAt", '')`, 'desc'], ...byTitle],
  lastCookedAt: byKnown(sql`coalesce(recipes."lastCookedAt", '9999')`),
  totalTime: byKnown(sql`coalesce(recipes."totalMinutes", 9999999)`),
  '-totalTime': byKnown(sql`coalesce(-recipes."totalMinutes", 1)`),
}

/** The order of a sort; one at random is made of numbers (`shuffled`). */
export const orderOf = (sort: RecipeSort): Order => (sort === 'random' ? byTitle : orders[sort])

/** Rows in an order. */
export const ordered = <Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  order: Order,
): SelectQueryBuilder<Tables, Table, Row> =>
  order.reduce((sorted, [by, direction]) => sorted.orderBy(by, direction), rows)
