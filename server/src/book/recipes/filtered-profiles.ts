import type { RecipeFilter } from '@potluck/api/recipes'
import { cleanLabelTitles, labelKey } from '@potluck/search/label-title'
import { bothMinutes, lackingOf } from '@potluck/search/narrowing'
import type { Query } from '@potluck/search/read-query'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { lacksMarks } from '../../people/book-changes/lacks-marks.ts'
import { isOn, notVisible, type ProfileAccess, recipesWith } from '../../people/policies/profile-access.ts'
import { asksForLabels, asksForRatings, gives, takes } from './filter.ts'
import { matchOnShelves } from './profile-matches.ts'

export type Condition = (builder: ExpressionBuilder<Schema, 'recipes'>) => Expression<SqlBool>

/** The part of a profile that matches a filter and a query. */
export interface FilteredProfile {
  readonly shelf: ProfileAccess
  readonly condition: Condition
  /** Whether nothing is excluded: the condition is that of the profile. */
  readonly isWhole: boolean
  /** Of the matches, recipes with all the words in their titles, and the others; null without words. */
  readonly ranked: { readonly titled: Condition; readonly others: Condition } | null
}

/** The matching parts of some profiles. */
export interface FilteredProfiles {
  readonly shelves: readonly FilteredProfile[]
  /** Words that were found, including those of hidden recipes. */
  readonly foundWords: ReadonlySet<string>
}

interface FilterRequest {
  readonly filter: RecipeFilter
  /** The typed query with the words of the filter's source. */
  readonly query: Query
}

const nothing: FilteredProfiles = { shelves: [], foundWords: new Set() }

const all =
  (...conditions: readonly Condition[]): Condition =>
  (builder) =>
    builder.and(conditions.map((condition) => condition(builder)))

const not =
  (condition: Condition): Condition =>
  (builder) =>
    builder.not(condition(builder))

const numbered =
  ({ dialect }: Database, numbers: readonly number[]): Condition =>
  ({ ref }) =>
    dialect.isOneOf(ref('recipes.searchNumber'), 'integer', numbers)

/** Applies the words and times of a query and a filter to some profiles, without labels. */
async function filterByWords(
  database: Database,
  shelves: readonly ProfileAccess[],
  { filter, query }: FilterRequest,
): Promise<FilteredProfiles> {
  if (shelves.length === 0 || asksForRatings(filter, query)) return nothing
  const { matches: byOwner, unwanted, foundWords } = await matchOnShelves(database, shelves, query)
  const minutes = bothMinutes(filter, query.minutes)
  const lacking = lackingOf(filter, query)
  const left = shelves.map((shelf) => {
    const matches = byOwner?.get(shelf.ownerId) ?? new Map<number, boolean>()
    const dropped = [...(unwanted.get(shelf.ownerId)?.keys() ?? [])]
    const limits = [
      ...(minutes ? [(builder: Parameters<Condition>[0]) => takes(builder, minutes)] : []),
      ...(lacking ? [(builder: Parameters<Condition>[0]) => lacksMarks(builder, shelf.ownerId, lacking)] : []),
      ...query.nutrients.map((bounds) => (builder: Parameters<Condition>[0]) => gives(builder, shelf.ownerId, bounds)),
      ...(dropped.length > 0 ? [not(numbered(database, dropped))] : []),
    ]
    const those = (numbers: readonly number[]) => all(isOn(shelf), ...limits, numbered(database, numbers))
    const titled = [...matches].filter(([, isInTitle]) => isInTitle).map(([number]) => number)
    const others = [...matches].filter(([, isInTitle]) => !isInTitle).map(([number]) => number)
    return {
      shelf,
      condition: byOwner ? those([...matches.keys()]) : all(isOn(shelf), ...limits),
      isWhole: byOwner === null && limits.length === 0,
      ranked: byOwner && { titled: those(titled), others: those(others) },
    }
  })
  return { shelves: left, foundWords }
}

/**
 * The matching parts of the profiles of friends. A filter by labels or rating uses the reader's own, so that no recipe of friends passes.
 */
export async function filterFriends(
  database: Database,
  shelves: readonly ProfileAccess[],
  request: FilterRequest,
): Promise<FilteredProfiles> {
  return asksForLabels(request.filter, request.query) ? nothing : filterByWords(database, shelves, request)
}

/** The ids of labels by their keys, without those that the profile does not show: nobody learns of hidden labels. */
async function shownLabelIds({ db }: Database, shelf: ProfileAccess, titles: readonly string[]) {
  if (shelf.labelIds.length === 0 || titles.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('labels')
    .select(['id', 'lowerTitle'])
    .where('ownerId', '=', shelf.ownerId)
    .where('id', 'in', shelf.labelIds)
    .where('lowerTitle', 'in', titles.map(labelKey))
    .execute()
  return new Map(rows.map(({ id, lowerTitle }) => [lowerTitle, id]))
}

/**
 * The conditions for the labels of a filter and a query on a profile; null for no recipe, if a typed label is not shown.
 * @throws {Refusal} for a label of the filter that is not shown
 */
async function labelConditions(
  database: Database,
  shelf: ProfileAccess,
  { filter, query }: FilterRequest,
): Promise<readonly Condition[] | null> {
  const chosen = cleanLabelTitles(filter.labels ?? [])
  const typed = cleanLabelTitles(query.labels)
  const unwanted = cleanLabelTitles([...(filter.withoutLabels ?? []), ...query.without.labels])
  const ids = await shownLabelIds(database, shelf, [...chosen, ...typed, ...unwanted])
  const idsOf = (titles: readonly string[]) => titles.flatMap((title) => ids.get(labelKey(title)) ?? [])
  const withOne =
    (labelIds: readonly string[]): Condition =>
    (builder) =>
      builder('recipes.id', 'in', recipesWith(builder, shelf.ownerId, labelIds))
  const choices = (filter.labelIntersection || chosen.length === 0 ? chosen.map((title) => [title]) : [chosen]).map(
    idsOf,
  )
  if (choices.some(({ length }) => length === 0)) throw notVisible(shelf.viewer, 'label')
  if (typed.some((title) => idsOf([title]).length === 0)) return null
  choices.push(...typed.map((title) => idsOf([title])))
  const dropped = idsOf(unwanted)
  return [...choices.map(withOne), ...(dropped.length > 0 ? [not(withOne(dropped))] : [])]
}

/**
 * The matching part of one person's book. Labels are those that their profile shows.
 * @throws {Refusal} for a label of the filter that it does not show: `not-found`, for a guest `not-logged-in`
 */
export async function filterBook(
  database: Database,
  shelf: ProfileAccess,
  request: FilterRequest,
): Promise<FilteredProfiles> {
  const conditions = await labelConditions(database, shelf, request)
  if (conditions === null) return nothing
  const left = await filterByWords(database, [shelf], request)
  if (conditions.length === 0) return left
  const narrowed = (condition: Condition) => all(condition, ...conditions)
  return {
    ...left,
    shelves: left.shelves.map(({ condition, ranked, ...rest }) => ({
      ...rest,
      condition: narrowed(condition),
      isWhole: false,
      ranked: ranked && { titled: narrowed(ranked.titled), others: narrowed(ranked.others) },
    })),
  }
}
