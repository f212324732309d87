import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/refusal.ts'
import { Reached } from './reached.ts'
import type { Reader } from './reader.ts'

/** A recipe that somebody reaches. */
export type ReachedRecipe = Reached<'recipe', 'owner'>

/** Recipes that somebody reaches. @throws {Refusal} `not-found` when one of the ids is none of theirs */
export async function reachRecipes(
  { db }: Database,
  reader: Reader,
  ids: readonly string[],
): Promise<readonly ReachedRecipe[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .select(['ownerId', 'id'])
    .where('ownerId', '=', reader.id)
    .where('id', 'in', wanted)
    .where('folder', '!=', 'trash')
    .execute()
  if (rows.length < wanted.length) throw notFound('recipe')
  return rows.map((row) => Reached.grant('recipe', { ...row, role: 'owner' }))
}

/** A recipe that somebody reaches. @throws {Refusal} `not-found` for any other id */
export async function reachRecipe(database: Database, reader: Reader, id: string): Promise<ReachedRecipe> {
  const [recipe] = await reachRecipes(database, reader, [id])
  if (!recipe) throw notFound('recipe')
  return recipe
}
