import type { Folder, RecipeFilter } from '@potluck/api/recipes'
import type { Bounds } from '@potluck/search/read-bounds'
import type { Query } from '@potluck/search/read-query'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../access/reader.ts'
import { cleanLabelTitle, labelKey, unlabeled } from '../labels/label-title.ts'
import type { Database, Dialect } from '../machinery/database/database.ts'
import type { Schema } from '../machinery/database/schema.ts'

type Builder = ExpressionBuilder<Schema, 'recipes'>

/** Labels that were looked up, of which a recipe needs some. */
interface LabelChoice {
  readonly ids: readonly string[]
  /** How many of the labels a recipe needs at least: more than there are when one does not exist. */
  readonly least: number
  readonly unlabeled: boolean
  readonly every: boolean
}

/** A filter whose labels were looked up. */
export interface Narrowing {
  readonly folder: Folder
  /** The ratings to keep, null for unrated; null keeps all. */
  readonly ratings: readonly (number | null)[] | null
  readonly minutes: Bounds | null
  /** A recipe needs what each of them says. */
  readonly labels: readonly LabelChoice[]
  readonly withoutLabelIds: readonly string[]
  readonly withoutUnlabeled: boolean
  readonly phrases: readonly string[]
  readonly withoutPhrases: readonly string[]
}

/** Whether a filter asks for anything at all. */
export const isFiltered = (filter: RecipeFilter): boolean =>
  filter.minMinutes !== undefined ||
  filter.maxMinutes !== undefined ||
  filter.source !== undefined ||
  [filter.labels, filter.withoutLabels, filter.ratingFilter].some((all) => all !== undefined && all.length > 0)

/** A whole folder. */
export const unnarrowed = (folder: Folder): Narrowing => ({
  folder,
  ratings: null,
  minutes: null,
  labels: [],
  withoutLabelIds: [],
  withoutUnlabeled: false,
  phrases: [],
  withoutPhrases: [],
})

/** Whether anything is left out. */
export const isNarrow = (narrowing: Narrowing): boolean =>
  narrowing.ratings !== null ||
  narrowing.minutes !== null ||
  narrowing.withoutUnlabeled ||
  [narrowing.labels, narrowing.withoutLabelIds, narrowing.phrases, narrowing.withoutPhrases].some(
    (all) => all.length > 0,
  )

/** The ids of the reader's labels by their keys. */
async function labelIdsOf({ db }: Database, reader: Reader, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const found = await db
    .selectFrom('labels')
    .select(['id', 'lowerTitle'])
    .where('ownerId', '=', reader.id)
    .where('lowerTitle', 'in', keys)
    .execute()
  return new Map(found.map(({ id, lowerTitle }) => [lowerTitle, id]))
}

const keysOf = (titles: readonly string[]): readonly string[] => [
  ...new Set(titles.map((title) => (title === unlabeled ? title : labelKey(cleanLabelTitle(title)))).filter(Boolean)),
]

const bothRatings = (a: Narrowing['ratings'], b: Narrowing['ratings']): Narrowing['ratings'] =>
  a && b ? a.filter((rating) => b.includes(rating)) : (a ?? b)

function bothMinutes(filter: RecipeFilter, asked: Bounds | null): Bounds | null {
  const { minMinutes, maxMinutes } = filter
  if (minMinutes === undefined && maxMinutes === undefined) return asked
  const { min, max } = asked ?? { min: 0, max: Number.MAX_SAFE_INTEGER }
  return { min: Math.max(min, minMinutes ?? 0), max: Math.min(max, maxMinutes ?? max) }
}

/** A text as `searchTexts` keeps it. */
const inText = (phrase: readonly string[]): string => ` ${phrase.join(' ')} `

/**
 * What a filter and the operators of a query leave. Labels are looked up: with their ids at hand, a database knows how
 * few recipes to look at.
 */
export async function narrowingOf(
  database: Database,
  reader: Reader,
  folder: Folder,
  filter: RecipeFilter,
  query: Query,
): Promise<Narrowing> {
  const chosen = keysOf(filter.labels ?? [])
  const typed = keysOf(query.labels)
  const unwanted = keysOf([...(filter.withoutLabels ?? []), ...query.without.labels])
  const ids = await labelIdsOf(database, reader, [...new Set([...chosen, ...typed, ...unwanted])])
  const idsOf = (keys: readonly string[]) => keys.flatMap((key) => ids.get(key) ?? [])
  const choice = (keys: readonly string[], every: boolean): LabelChoice[] => {
    const titled = keys.filter((key) => key !== unlabeled)
    const least = every ? titled.length : Math.min(titled.length, 1)
    return keys.length === 0 ? [] : [{ ids: idsOf(titled), least, unlabeled: titled.length < keys.length, every }]
  }
  const ratings = filter.ratingFilter && filter.ratingFilter.length > 0 ? filter.ratingFilter : null
  return {
    folder,
    ratings: bothRatings(ratings, query.ratings),
    minutes: bothMinutes(filter, query.minutes),
    labels: [...choice(chosen, filter.labelIntersection ?? false), ...choice(typed, true)],
    withoutLabelIds: idsOf(unwanted),
    withoutUnlabeled: unwanted.includes(unlabeled),
    phrases: query.phrases.filter(({ length }) => length > 1).map(inText),
    withoutPhrases: query.without.phrases.map(inText),
  }
}

/** The conditions for a reader's recipes that are left. */
export const passes =
  ({ dialect }: Database, reader: Reader, narrowing: Narrowing) =>
  (builder: Builder): Expression<SqlBool> => {
    const { folder, ratings, minutes, labels, withoutLabelIds, withoutUnlabeled, phrases, withoutPhrases } = narrowing
    return builder.and([
      builder('recipes.ownerId', '=', reader.id),
      builder('recipes.folder', '=', folder),
      ...labels.map((choice) => hasLabels(builder, reader, choice)),
      ...(withoutLabelIds.length > 0 ? [builder.not(hasSomeOf(builder, reader, withoutLabelIds, 1))] : []),
      ...(withoutUnlabeled ? [builder.exists(anyLabel(builder))] : []),
      ...(ratings ? [hasRating(builder, ratings)] : []),
      ...(minutes ? [takes(builder, minutes)] : []),
      ...phrases.map((phrase) => builder.exists(says(builder, dialect, phrase))),
      ...withoutPhrases.map((phrase) => builder.not(builder.exists(says(builder, dialect, phrase)))),
    ])
  }

function hasRating(builder: Builder, ratings: readonly (number | null)[]): Expression<SqlBool> {
  const stars = ratings.filter((rating) => rating !== null)
  return builder.or([
    ...(stars.length > 0 ? [builder('recipes.rating', 'in', stars)] : []),
    ...(stars.length < ratings.length ? [builder('recipes.rating', 'is', null)] : []),
    ...(ratings.length === 0 ? [never(builder)] : []),
  ])
}

/** Most minutes that a recipe says. */
const endless = 1_000_000

const takes = (builder: Builder, { min, max }: Bounds): Expression<SqlBool> =>
  builder.and([
    builder('recipes.totalMinutes', '>=', Math.min(min, endless)),
    builder('recipes.totalMinutes', '<=', Math.max(0, Math.min(max, endless))),
  ])

/** Recipes in which words stand together. */
const says = (builder: Builder, dialect: Dialect, phrase: string) =>
  builder
    .selectFrom('searchTexts')
    .select('searchTexts.recipeId')
    .whereRef('searchTexts.ownerId', '=', 'recipes.ownerId')
    .whereRef('searchTexts.recipeId', '=', 'recipes.id')
    .where(dialect.holds(sql.ref('searchTexts.text'), phrase))

function hasLabels(
  builder: Builder,
  reader: Reader,
  { ids, least, unlabeled: without, every }: LabelChoice,
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
