import type { RecipeMarks } from '@potluck/foods/avoided'
import type { Marks } from '@potluck/foods/marks'
import { sql } from 'kysely'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { knowledgeVersion } from '../../people/book-changes/knowledge-version.ts'

/** The columns of a recipe's marks, of a row that is missing where it has no lines, or other ones since. */
export const markColumns = [
  'recipeContents.contains',
  'recipeContents.mayContain',
  'recipeContents.notUnderstood',
] as const

type MarkRow = { readonly [Name in keyof RecipeMarks]: number | null }

/** The marks of a recipe as an answer has them: nothing where they are not known. */
export const markField = ({ contains, mayContain, notUnderstood }: MarkRow): { readonly marks?: RecipeMarks } =>
  contains === null || mayContain === null || notUnderstood === null
    ? {}
    : { marks: { contains, mayContain, notUnderstood } }

/**
 * Those of some books' recipes of which every line was understood, and in which nothing was found of what is avoided, not
 * even perhaps. Null where nothing is avoided: then it does not matter.
 */
export async function recipesWithout(
  { db }: Database,
  ownerIds: readonly string[],
  avoided: Marks,
): Promise<ReadonlySet<string> | null> {
  if (avoided === 0) return null
  const rows = await db
    .selectFrom('recipeContents')
    .select('recipeId')
    .where('ownerId', 'in', [...new Set(ownerIds)])
    .where('knowledge', '=', knowledgeVersion)
    .where('lines', '>', 0)
    .where('notUnderstood', '=', 0)
    .where(sql<number>`((contains | "mayContain") & cast(${avoided} as integer))`, '=', 0)
    .execute()
  return new Set(rows.map(({ recipeId }) => recipeId))
}

/** The marks of some recipes of a book, by their ids, as far as they are known. */
export async function marksOfRecipes(
  { db, dialect }: Database,
  { ownerId }: ReadableBook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly marks?: RecipeMarks }>> {
  const rows = await db
    .selectFrom('recipeContents')
    .select(['recipeId', ...markColumns])
    .where('ownerId', '=', ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('recipeId'), 'text', ids))
    .where('knowledge', '!=', '')
    .where('lines', '>', 0)
    .execute()
  return new Map(rows.map(({ recipeId, ...row }) => [recipeId, markField(row)]))
}
