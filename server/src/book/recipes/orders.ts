import type { RecipeSort } from '@potluck/api/recipes'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type FieldsOf, lastCookedIn, ratingIn } from '../../people/book-changes/personal-fields.ts'

export type Direction = 'asc' | 'desc'

/** The sort keys of recipes. */
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

/** Equal values are ordered by title. Missing values come last in both directions. */
const byKnown = (expression: RawBuilder<unknown>): Order => [[expression, 'asc'], ...byTitle]

/** Sorts by what each person has of their own. */
const personalSorts = ['rating', '-rating', 'lastCookedAt', '-lastCookedAt'] as const

type PersonalSort = (typeof personalSorts)[number]

/** Whether an order is by what each person has of their own. */
const isPersonalSort = (sort: RecipeSort): sort is PersonalSort => personalSorts.some((each) => each === sort)

const indexedSorts = ['title', '-title', 'titleDown', 'createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const

/** An order that an index of the database has. */
export type IndexedSort = (typeof indexedSorts)[number]

/** Whether a page of a whole folder in this order can be read from an index. */
export const isIndexed = (sort: RecipeSort): sort is IndexedSort => indexedSorts.some((each) => each === sort)

const orders: { readonly [sort in Exclude<RecipeSort, 'random' | PersonalSort>]: Order } = {
  title: byTitle,
  // A legacy spelling of `title`.
  '-title': byTitle,
  titleDown: by('sortTitle', 'desc'),
  createdAt: by('createdAt', 'asc'),
  '-createdAt': by('createdAt', 'desc'),
  updatedAt: by('updatedAt', 'asc'),
  '-updatedAt': by('updatedAt', 'desc'),
  totalTime: byKnown(sql`coalesce(recipes."totalMinutes", 9999999)`),
  '-totalTime': byKnown(sql`coalesce(-recipes."totalMinutes", 1)`),
}

const personalOrders: { readonly [sort in PersonalSort]: (book: FieldsOf) => Order } = {
  rating: (book) => byKnown(sql`coalesce(${ratingIn(book)}, 9)`),
  '-rating': (book) => byKnown(sql`coalesce(-${ratingIn(book)}, 0)`),
  // By instant and not by age: the latest comes first.
  '-lastCookedAt': (book) => [[sql`coalesce(${lastCookedIn(book)}, '')`, 'desc'], ...byTitle],
  lastCookedAt: (book) => byKnown(sql`coalesce(${lastCookedIn(book)}, '9999')`),
}

/** The order of a sort, for who reads a book; a random one is computed from numbers (`shuffled`). */
export function orderOf(sort: RecipeSort, book: FieldsOf): Order {
  return isPersonalSort(sort) ? personalOrders[sort](book) : othersOrderOf(sort)
}

/** The same where ratings and cookings are not told: by title. */
export const othersOrderOf = (sort: RecipeSort): Order =>
  sort === 'random' || isPersonalSort(sort) ? byTitle : orders[sort]

/** Rows in an order. */
export const ordered = <Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  order: Order,
): SelectQueryBuilder<Tables, Table, Row> =>
  order.reduce((sorted, [by, direction]) => sorted.orderBy(by, direction), rows)
