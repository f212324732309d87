import type { RecipeSort } from '@potluck/api/recipes'
import { type RawBuilder, sql } from 'kysely'

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
  totalTime: byKnown(sql`coalesce(recipes."totalMinutes", 9999999)`),
  '-totalTime': byKnown(sql`coalesce(-recipes."totalMinutes", 1)`),
}

/** More than there are recipes, and prime: no two recipes of a book fall on one place. */
const places = 1_000_003

/** Every seed is an order of its own, the same on each page. */
function shuffled(seed: number): Order {
  const factor = 1 + ((Math.abs(seed) * 7_919 + 350_377) % (places - 1))
  return [
    [sql`((cast(recipes."searchNumber" as bigint) * ${sql.lit(factor)}) % ${sql.lit(places)})`, 'asc'],
    ...byTitle,
  ]
}

/** @param seed which of the orders `random` means */
export const orderOf = (sort: RecipeSort, seed: number): Order => (sort === 'random' ? shuffled(seed) : orders[sort])

/** The same order from its end. */
export const turned = (order: Order): Order =>
  order.map(([by, direction]) => [by, direction === 'asc' ? 'desc' : 'asc'] as const)
