import type { Database } from '../machinery/database/database.ts'
import { notFound } from '../machinery/refusal.ts'
import { Reached } from './reached.ts'
import type { Reader } from './reader.ts'
import { isShown, notShown, type Viewer } from './shelf.ts'

/** A recipe that somebody may read: their own, or one that its owner's profile shows them. */
export type ReachedRecipe = Reached<'recipe', 'owner' | 'viewer'>

/** A recipe of somebody's own. */
export type OwnRecipe = Reached<'recipe', 'owner'>

/** Recipes of somebody's own. @throws {Refusal} `not-found` when one of the ids is none of theirs */
export async function reachRecipes(
  { db }: Database,
  reader: Reader,
  ids: readonly string[],
): Promise<readonly OwnRecipe[]> {
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

/** A recipe of somebody's own. @throws {Refusal} `not-found` for any other id */
export async function reachRecipe(database: Database, reader: Reader, id: string): Promise<OwnRecipe> {
  const [recipe] = await reachRecipes(database, reader, [id])
  if (!recipe) throw notFound('recipe')
  return recipe
}

/** A recipe that somebody, or a guest, may read. @throws {Refusal} `not-found` for any other id, for a guest `not-logged-in` */
export async function reachToRead(database: Database, viewer: Viewer, id: string): Promise<ReachedRecipe> {
  const row = await database.db
    .selectFrom('recipes')
    .select(['ownerId', 'id'])
    .where('id', '=', id)
    .where('folder', '!=', 'trash')
    .executeTakeFirst()
  if (row && row.ownerId === viewer?.id) return Reached.grant('recipe', { ...row, role: 'owner' })
  if (row && (await isShown(database, viewer, row))) return Reached.grant('recipe', { ...row, role: 'viewer' })
  throw notShown(viewer, 'recipe')
}
