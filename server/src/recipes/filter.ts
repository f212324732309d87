import type { Folder, RecipeFilter } from '@potluck/api/recipes'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Reader } from '../access/reader.ts'
import { cleanLabelTitles, labelKey, unlabeled } from '../labels/label-title.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Schema } from '../machinery/database/schema.ts'

type Builder = ExpressionBuilder<Schema, 'recipes'>

/** A filter whose labels were looked up. */
export interface Narrowing {
  readonly folder: Folder
  /** The ratings to keep, null for unrated; empty keeps all. */
  readonly ratings: readonly (number | null)[]
  /** Null when labels do not matter. */
  readonly labels: {
    readonly ids: readonly string[]
    /** How many of the labels a recipe needs at least: more than there are when one does not exist. */
    readonly least: number
    readonly unlabeled: boolean
    readonly every: boolean
  } | null
}

/** Whether a filter asks for anything at all. */
export const isFiltered = ({ labels = [], ratingFilter = [] }: RecipeFilter): boolean =>
  labels.length + ratingFilter.length > 0

/** Whether anything is left out. */
export const isNarrow = ({ labels, ratings }: Narrowing): boolean => labels !== null || ratings.length > 0

/** Looks up the labels of a filter: with their ids at hand, a database knows how few recipes to look at. */
export async function narrowingOf(
  { db }: Database,
  reader: Reader,
  folder: Folder,
  { labels = [], labelIntersection: every = false, ratingFilter: ratings = [] }: RecipeFilter,
): Promise<Narrowing> {
  if (labels.length === 0) return { folder, ratings, labels: null }
  const titles = cleanLabelTitles(labels.filter((title) => title !== unlabeled))
  const found =
    titles.length === 0
      ? []
      : await db
          .selectFrom('labels')
          .select('id')
          .where('ownerId', '=', reader.id)
          .where('lowerTitle', 'in', titles.map(labelKey))
          .execute()
  const least = every ? titles.length : Math.min(titles.length, 1)
  const ids = found.map(({ id }) => id)
  return { folder, ratings, labels: { ids, least, unlabeled: labels.includes(unlabeled), every } }
}

/** The conditions for a reader's recipes that are left. */
export const passes =
  (reader: Reader, { folder, ratings, labels }: Narrowing) =>
  (builder: Builder): Expression<SqlBool> =>
    builder.and([
      builder('recipes.ownerId', '=', reader.id),
      builder('recipes.folder', '=', folder),
      ...(labels ? [hasLabels(builder, reader, labels)] : []),
      ...(ratings.length > 0 ? [hasRating(builder, ratings)] : []),
    ])

function hasRating(builder: Builder, ratings: Narrowing['ratings']): Expression<SqlBool> {
  const stars = ratings.filter((rating) => rating !== null)
  return builder.or([
    ...(stars.length > 0 ? [builder('recipes.rating', 'in', stars)] : []),
    ...(stars.length < ratings.length ? [builder('recipes.rating', 'is', null)] : []),
  ])
}

function hasLabels(
  builder: Builder,
  reader: Reader,
  { ids, least, unlabeled: without, every }: NonNullable<Narrowing['labels']>,
): Expression<SqlBool> {
  const conditions = [
    ...(least > 0 ? [ids.length >= least ? hasSomeOf(builder, reader, ids, least) : never(builder)] : []),
    ...(without ? [builder.not(builder.exists(anyLabel(builder)))] : []),
  ]
  return every ? builder.and(conditions) : builder.or(conditions)
}

/** A label that does not exist is on no recipe. */
const never = (builder: Builder): Expression<SqlBool> => builder('recipes.id', 'is', null)

/** Recipes with at least so many of the labels. */
function hasSomeOf(builder: Builder, reader: Reader, labelIds: readonly string[], least: number): Expression<SqlBool> {
  const found = builder
    .selectFrom('recipeLabels')
    .select('recipeLabels.recipeId')
    .where('recipeLabels.ownerId', '=', reader.id)
    .where('recipeLabels.labelId', 'in', labelIds)
  if (least === 1) return builder('recipes.id', 'in', found)
  const enough = found.groupBy('recipeLabels.recipeId').having(({ fn }) => fn.countAll<number>(), '>=', least)
  return builder('recipes.id', 'in', enough)
}

const anyLabel = (builder: Builder) =>
  builder
    .selectFrom('recipeLabels')
    .select('recipeLabels.labelId')
    .whereRef('recipeLabels.ownerId', '=', 'recipes.ownerId')
    .whereRef('recipeLabels.recipeId', '=', 'recipes.id')
