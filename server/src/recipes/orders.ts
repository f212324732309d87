import type { RecipeSort } from '@potluck/api/recipes'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

export type Direction = 'asc' | 'desc'

/** The sort keys of recipes. An index has all but the last of them, in this order or reversed. */
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

/** Equal values are ordered by title. Written like the index of the same name. Missing values come last in both directions. */
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
  // By instant and not by age: the latest comes first.
  '-lastCookedAt': [[sql`coalesce(recipes."lastCookedAt", '')`, 'desc'], ...byTitle],
  lastCookedAt: byKnown(sql`coalesce(recipes."lastCookedAt", '9999')`),
  totalTime: byKnown(sql`coalesce(recipes."totalMinutes", 9999999)`),
  '-totalTime': byKnown(sql`coalesce(-recipes."totalMinutes", 1)`),
}

/** The order of a sort; a random one is computed from numbers (`shuffled`). */
export const orderOf = (sort: RecipeSort): Order => (sort === 'random' ? byTitle : orders[sort])

/** Rows in an order. */
export const ordered = <Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  order: Order,
): SelectQueryBuilder<Tables, Table, Row> =>
  order.reduce((sorted, [by, direction]) => sorted.orderBy(by, direction), rows)
