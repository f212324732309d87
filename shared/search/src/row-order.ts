/** The orders of recipes. */
export interface SortedRecipe {
  readonly id: string
  readonly sortTitle: string
  readonly rating: number | null
  readonly totalMinutes: number | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly lastCookedAt: string | null
}

type Compare = (a: SortedRecipe, b: SortedRecipe) => number

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)

const up =
  (of: (recipe: SortedRecipe) => string | number): Compare =>
  (a, b) =>
    compare(of(a), of(b)) || compare(a.id, b.id)

const down =
  (of: (recipe: SortedRecipe) => string | number): Compare =>
  (a, b) =>
    compare(of(b), of(a)) || compare(b.id, a.id)

const byTitle = up(({ sortTitle }) => sortTitle)

/** Alike ones by title; what is not known comes last both ways. */
const thenTitle =
  (of: (recipe: SortedRecipe) => string | number, direction: 1 | -1 = 1): Compare =>
  (a, b) =>
    direction * compare(of(a), of(b)) || byTitle(a, b)

const orders: Readonly<Record<string, Compare>> = {
  title: byTitle,
  titleDown: down(({ sortTitle }) => sortTitle),
  createdAt: up(({ createdAt }) => createdAt),
  '-createdAt': down(({ createdAt }) => createdAt),
  updatedAt: up(({ updatedAt }) => updatedAt),
  '-updatedAt': down(({ updatedAt }) => updatedAt),
  rating: thenTitle(({ rating }) => rating ?? 9),
  '-rating': thenTitle(({ rating }) => -(rating ?? 0)),
  lastCookedAt: thenTitle(({ lastCookedAt }) => lastCookedAt ?? '9999'),
  '-lastCookedAt': thenTitle(({ lastCookedAt }) => lastCookedAt ?? '', -1),
  totalTime: thenTitle(({ totalMinutes }) => totalMinutes ?? 9_999_999),
  '-totalTime': thenTitle(({ totalMinutes }) => (totalMinutes === null ? 1 : -totalMinutes)),
}

/** The order of a sort as lists of the server have it; by title where it has none of its own. */
export const orderOf = (sort: string): Compare => orders[sort] ?? byTitle
