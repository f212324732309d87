import type { Lacking } from '@potluck/search/narrowing'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { knowledgeVersion } from './knowledge-version.ts'

/**
 * Whether a recipe of a book lacks allergens and the like. Every line is then understood with the knowledge of today. None
 * contains or may contain them. Or, where it is asked for, whether that is not known, and none is known to contain them (`isLacking`).
 */
export function lacksMarks(
  builder: ExpressionBuilder<Schema, 'recipes'>,
  ownerId: string,
  { marks, unclear }: Lacking,
): Expression<SqlBool> {
  const contents = builder
    .selectFrom('recipeContents')
    .select('recipeContents.recipeId')
    .where('recipeContents.ownerId', '=', ownerId)
  const isClear = sql<SqlBool>`("recipeContents"."knowledge" = ${sql.lit(knowledgeVersion)} and
    "recipeContents"."notUnderstood" = 0 and "recipeContents"."lines" > 0)`
  const holds = sql<SqlBool>`(("recipeContents"."contains" | "recipeContents"."mayContain") & ${sql.lit(marks)}) <> 0`
  // As a test, PostgreSQL looks each recipe up in one hash (see the filter by labels).
  return unclear
    ? sql<SqlBool>`${builder('recipes.id', 'not in', contents.where(sql<SqlBool>`(${isClear} or ${holds})`))} is true`
    : sql<SqlBool>`${builder('recipes.id', 'in', contents.where(sql<SqlBool>`(${isClear} and not (${holds}))`))} is true`
}
