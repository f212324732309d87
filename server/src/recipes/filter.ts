import type { Folder, RecipeFilter } from '@potluck/api/recipes'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { cleanLabelTitles, unlabeled } from '../labels/label-title.ts'
import type { Member } from '../sessions/member.ts'

type Builder = ExpressionBuilder<Schema, 'recipes'>

/** Whether a filter leaves anything out. */
export const isNarrow = ({ labels = [], ratingFilter = [] }: RecipeFilter): boolean =>
  labels.length > 0 || ratingFilter.length > 0

/** The conditions for a member's recipes of a folder that pass the filter. */
export const passes =
  (member: Member, folder: Folder, filter: RecipeFilter) =>
  (builder: Builder): Expression<SqlBool> =>
    builder.and([
      builder('recipes.ownerId', '=', member.id),
      builder('recipes.folder', '=', folder),
      ...labelConditions(builder, member, filter),
      ...ratingConditions(builder, filter),
    ])

function ratingConditions(builder: Builder, { ratingFilter = [] }: RecipeFilter): Expression<SqlBool>[] {
  if (ratingFilter.length === 0) return []
  const ratings = ratingFilter.filter((rating) => rating !== null)
  return [
    builder.or([
      ...(ratings.length > 0 ? [builder('recipes.rating', 'in', ratings)] : []),
      ...(ratings.length < ratingFilter.length ? [builder('recipes.rating', 'is', null)] : []),
    ]),
  ]
}

function labelConditions(
  builder: Builder,
  member: Member,
  { labels = [], labelIntersection = false }: RecipeFilter,
): Expression<SqlBool>[] {
  if (labels.length === 0) return []
  const titles = cleanLabelTitles(labels.filter((title) => title !== unlabeled))
  const conditions = [
    ...(titles.length > 0 ? [labeled(builder, member, titles, labelIntersection ? titles.length : 1)] : []),
    ...(labels.includes(unlabeled) ? [builder.not(builder.exists(anyLabel(builder)))] : []),
  ]
  return [labelIntersection ? builder.and(conditions) : builder.or(conditions)]
}

/** Recipes with at least so many of the labels. */
function labeled(builder: Builder, member: Member, titles: readonly string[], least: number): Expression<SqlBool> {
  const found = builder
    .selectFrom('labels')
    .innerJoin('recipeLabels', (join) =>
      join.onRef('recipeLabels.ownerId', '=', 'labels.ownerId').onRef('recipeLabels.labelId', '=', 'labels.id'),
    )
    .select('recipeLabels.recipeId')
    .where('labels.ownerId', '=', member.id)
    .where('labels.title', 'in', titles)
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
