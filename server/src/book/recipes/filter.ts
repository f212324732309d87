import type { RecipeFilter } from '@potluck/api/recipes'
import { nutrientBit } from '@potluck/foods/serving'
import { type LabelChoice, type Narrowing as Narrowed, narrowingOf as narrowedBy } from '@potluck/search/narrowing'
import type { Bounds, NutrientBounds } from '@potluck/search/read-bounds'
import type { Query } from '@potluck/search/read-query'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { lacksMarks } from '../../people/book-changes/lacks-marks.ts'
import { ratingIn } from '../../people/book-changes/personal-fields.ts'
import { bookLabels } from '../labels/book-labels.ts'
import type { StoredFolder } from './tables.ts'

type Builder = ExpressionBuilder<Schema, 'recipes'>

/** The matching part of a folder. */
export interface Narrowing extends Narrowed {
  readonly folder: StoredFolder
}

/** Whether a filter or a query uses ratings: ratings of others are private, so none of their recipes match. */
export const asksForRatings = ({ ratingFilter = [] }: RecipeFilter, query: Query): boolean =>
  ratingFilter.length > 0 || query.ratings !== null

/** Whether a filter or a query uses labels, which are personal. */
export const asksForLabels = ({ labels = [], withoutLabels = [] }: RecipeFilter, query: Query): boolean =>
  [labels, withoutLabels, query.labels, query.without.labels].some(({ length }) => length > 0)

/** A whole folder. */
export const unnarrowed = (folder: StoredFolder): Narrowing => ({
  folder,
  ratings: null,
  minutes: null,
  nutrients: [],
  lacking: null,
  labels: [],
  withoutLabelIds: [],
  withoutUnlabeled: false,
})

/** Whether the filter excludes anything. */
export const isNarrow = (narrowing: Narrowing): boolean =>
  narrowing.ratings !== null ||
  narrowing.minutes !== null ||
  narrowing.nutrients.length > 0 ||
  narrowing.lacking !== null ||
  narrowing.withoutUnlabeled ||
  narrowing.labels.length + narrowing.withoutLabelIds.length > 0

/** The ids of the reader's labels by their keys. */
async function labelIdsOf(
  database: Database,
  book: ReadableBook,
  keys: readonly string[],
  revision: number,
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const labels = [...(await bookLabels(database, book, revision)).values()]
  return new Map(labels.filter(({ key }) => keys.includes(key)).map(({ id, key }) => [key, id]))
}

/** The filter of a folder, and the revision of the book that was read before it. */
interface FilterRequest {
  readonly folder: StoredFolder
  readonly filter: RecipeFilter
  readonly query: Query
  readonly revision: number
}

/** Computes the part of a folder that matches a filter and the operators of a query. */
export const narrowingOf = async (
  database: Database,
  book: ReadableBook,
  { folder, filter, query, revision }: FilterRequest,
): Promise<Narrowing> => ({
  folder,
  ...(await narrowedBy(filter, query, (keys) => labelIdsOf(database, book, keys, revision))),
})

/** The conditions for the reader's recipes that pass. */
export const passes =
  (book: ReadableBook, narrowing: Narrowing) =>
  (builder: Builder): Expression<SqlBool> => {
    const { folder, ratings, minutes, nutrients, lacking, labels, withoutLabelIds, withoutUnlabeled } = narrowing
    return builder.and([
      builder('recipes.ownerId', '=', book.ownerId),
      builder('recipes.folder', '=', folder),
      ...labels.map((choice) => hasLabels(builder, book, choice)),
      ...(withoutLabelIds.length > 0 ? [builder.not(hasSomeOf(builder, book, withoutLabelIds, 1))] : []),
      ...(withoutUnlabeled ? [builder.exists(anyLabel(builder))] : []),
      ...(ratings ? [hasRating(builder, book, ratings)] : []),
      ...(minutes ? [takes(builder, minutes)] : []),
      ...nutrients.map((bounds) => gives(builder, book.ownerId, bounds)),
      ...(lacking ? [lacksMarks(builder, book.ownerId, lacking)] : []),
    ])
  }

function hasRating(builder: Builder, book: ReadableBook, ratings: readonly (number | null)[]): Expression<SqlBool> {
  const rating = ratingIn(book)
  const stars = ratings.filter((rating) => rating !== null)
  return builder.or([
    ...(stars.length > 0 ? [builder(rating, 'in', stars)] : []),
    ...(stars.length < ratings.length ? [builder(rating, 'is', null)] : []),
    ...(ratings.length === 0 ? [never(builder)] : []),
  ])
}

/** Maximum number of minutes of a recipe. */
const endlessMinutes = 1_000_000

/** Whether the total time of a recipe is within the bounds. */
export const takes = (builder: Builder, { min, max }: Bounds): Expression<SqlBool> =>
  builder.and([
    builder('recipes.totalMinutes', '>=', Math.min(min, endlessMinutes)),
    builder('recipes.totalMinutes', '<=', Math.max(0, Math.min(max, endlessMinutes))),
  ])

/** Whether a serving of a recipe has so much of a nutrient (`isWithin`). */
export function gives(builder: Builder, ownerId: string, { name, min, max }: NutrientBounds): Expression<SqlBool> {
  const isEndless = max === Number.POSITIVE_INFINITY
  const fitting = builder
    .selectFrom('recipeContents')
    .select('recipeContents.recipeId')
    .where('recipeContents.ownerId', '=', ownerId)
    .where(`recipeContents.${name}`, '>=', min)
    .$if(!isEndless, (those) =>
      those
        .where(`recipeContents.${name}`, '<=', max)
        .where(({ ref }) => sql<SqlBool>`(${ref('recipeContents.whole')} & ${sql.lit(nutrientBit(name))}) <> 0`),
    )
  // As with labels.
  return sql<SqlBool>`${builder('recipes.id', 'in', fitting)} is true`
}

function hasLabels(
  builder: Builder,
  book: ReadableBook,
  { ids, least, unlabeled: without, every }: LabelChoice,
): Expression<SqlBool> {
  const conditions = [
    ...(least > 0 ? [ids.length >= least ? hasSomeOf(builder, book, ids, least) : never(builder)] : []),
    ...(without ? [builder.not(builder.exists(anyLabel(builder)))] : []),
  ]
  return every ? builder.and(conditions) : builder.or(conditions)
}

/** A label that does not exist is on no recipe. */
const never = (builder: Builder): Expression<SqlBool> => builder('recipes.id', 'is', null)

/** Recipes with at least this number of the labels. */
function hasSomeOf(
  builder: Builder,
  book: ReadableBook,
  labelIds: readonly string[],
  least: number,
): Expression<SqlBool> {
  const matching = builder
    .selectFrom('recipeLabels')
    .select('recipeLabels.recipeId')
    .where('recipeLabels.ownerId', '=', book.ownerId)
    .where('recipeLabels.labelId', 'in', labelIds)
  const enough =
    least === 1
      ? matching
      : matching.groupBy('recipeLabels.recipeId').having(({ fn }) => fn.countAll<number>(), '>=', least)
  // As a test, PostgreSQL looks each recipe up in one hash. In a book that has grown it would join without knowing how much there is.
  return sql<SqlBool>`${builder('recipes.id', 'in', enough)} is true`
}

const anyLabel = (builder: Builder) =>
  builder
    .selectFrom('recipeLabels')
    .select('recipeLabels.labelId')
    .whereRef('recipeLabels.ownerId', '=', 'recipes.ownerId')
    .whereRef('recipeLabels.recipeId', '=', 'recipes.id')
