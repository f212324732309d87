import type { BookRole, ReadableBook } from '../../ground/access/book.ts'
import type { Reached } from '../../ground/access/reached.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** Whose recipes of a kitchen are, by recipe: who added each, then those whose own book had the same. Ids of people. */
export async function peopleOfRecipes(
  { db, dialect }: Database,
  { ownerId }: ReadableBook | Reached<'recipe', BookRole>,
  recipeIds: readonly string[],
): Promise<(recipeId: string) => readonly string[]> {
  if (recipeIds.length === 0) return () => []
  const added = await db
    .selectFrom('recipes')
    .select(['id as recipeId', 'addedById as personId'])
    .where('ownerId', '=', ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('id'), 'text', recipeIds))
    .execute()
  const others = await db
    .selectFrom('recipeSources')
    .select(['recipeId', 'personId'])
    .where('ownerId', '=', ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('recipeId'), 'text', recipeIds))
    .orderBy('personId')
    .execute()
  const byRecipe = Map.groupBy([...added, ...others], ({ recipeId }) => recipeId)
  return (recipeId) => [...new Set((byRecipe.get(recipeId) ?? []).flatMap(({ personId }) => personId ?? []))]
}
