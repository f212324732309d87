import { roleOf } from '@potluck/api/kitchen-roles'
import type { Book, BookRole, ReadableBook } from '../../ground/access/book.ts'
import { Reached } from '../../ground/access/reached.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { digest } from '../../machinery/base/token.ts'
import { idByFormerSecret } from '../../machinery/web/tickets/former-secrets.ts'
import { hiddenFrom } from '../people/hidden.ts'
import { roleIn } from './books.ts'
import { hasRole } from './kitchen-roles.ts'
import { isPlanned } from './planned.ts'
import { notVisible, personShowing, type Viewer } from './profile-access.ts'

/** A recipe that a person may read: of their own book, of their kitchen, by a profile, a meal plan or a link. */
export type ReachedRecipe = Reached<'recipe', BookRole | 'viewer' | 'link'>

/** A recipe of a book that somebody reads as a whole. */
export type BookRecipe = Reached<'recipe', BookRole>

/** Whether somebody reads a recipe as one of a book that they read as a whole. */
export const isOfBook = (recipe: ReachedRecipe): recipe is BookRecipe =>
  recipe.role !== 'viewer' && recipe.role !== 'link'

/** Recipes of a book. @throws {Refusal} `not-found` when one of the ids is none of its */
export async function reachRecipes(
  { db }: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<readonly BookRecipe[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .select(['ownerId', 'id'])
    .where('ownerId', '=', book.ownerId)
    .where('id', 'in', wanted)
    .where('folder', '!=', 'trash')
    .execute()
  if (rows.length < wanted.length) throw notFound('recipe')
  return rows.map((row) => Reached.grant('recipe', { ...row, role: book.role }))
}

/** A recipe of a book. @throws {Refusal} `not-found` for any other id */
export async function reachRecipe(database: Database, book: ReadableBook, id: string): Promise<BookRecipe> {
  const [recipe] = await reachRecipes(database, book, [id])
  if (!recipe) throw notFound('recipe')
  return recipe
}

/** The recipe of a kitchen that a member's own one was joined with; the id of that leads to it. */
async function joinedRecipe({ db }: Database, reader: Reader, id: string): Promise<BookRecipe | null> {
  const row = await db
    .selectFrom('recipeSources')
    .innerJoin('kitchenMembers as mine', 'mine.kitchenId', 'recipeSources.ownerId')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'recipeSources.ownerId').onRef('recipes.id', '=', 'recipeSources.recipeId'),
    )
    .select(['recipes.ownerId', 'recipes.id', 'mine.role'])
    .where('recipeSources.personId', '=', reader.id)
    .where('recipeSources.sourceId', '=', id)
    .where('mine.personId', '=', reader.id)
    .where('recipes.folder', '!=', 'trash')
    .orderBy('recipes.createdAt')
    .executeTakeFirst()
  return row ? Reached.grant('recipe', { ...row, role: roleOf(row.role) }) : null
}

/**
 * Recipes of the reader's own book and of the kitchens that they are in.
 * @throws {Refusal} `not-found` when one of the ids is none of these
 */
export async function reachOwnRecipes(
  { db }: Database,
  reader: Reader,
  ids: readonly string[],
): Promise<readonly BookRecipe[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('kitchenMembers as mine', (join) =>
      join.onRef('mine.kitchenId', '=', 'recipes.ownerId').on('mine.personId', '=', reader.id),
    )
    .select(['recipes.ownerId', 'recipes.id', 'mine.role'])
    .where('recipes.id', 'in', wanted)
    .where('recipes.folder', '!=', 'trash')
    .where(({ or, eb }) => or([eb('recipes.ownerId', '=', reader.id), eb('mine.role', 'is not', null)]))
    .execute()
  if (rows.length < wanted.length) throw notFound('recipe')
  return rows.map(({ role, ...row }) => Reached.grant('recipe', { ...row, role: role === null ? 'own' : roleOf(role) }))
}

/** A recipe of the reader's own book or of a kitchen that they are in. @throws {Refusal} `not-found` for any other id */
export async function reachOwnRecipe(database: Database, reader: Reader, id: string): Promise<BookRecipe> {
  const [recipe] = await reachOwnRecipes(database, reader, [id])
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
  if (row && row.ownerId === viewer?.id) return Reached.grant('recipe', { ...row, role: 'own' })
  const role = row && viewer ? await roleIn(database, viewer, row.ownerId) : null
  if (row && role) return Reached.grant('recipe', { ...row, role })
  const sharedById = row ? await personShowing(database, viewer, row) : null
  if (row && sharedById !== null) return Reached.grant('recipe', { ...row, role: 'viewer', sharedById })
  if (row && (await isPlanned(database, viewer, row))) return Reached.grant('recipe', { ...row, role: 'viewer' })
  const joined = viewer && (await joinedRecipe(database, viewer, id))
  if (joined) return joined
  throw notVisible(viewer, 'recipe')
}

/** A recipe that a save wrote into a book, in the trash as well. Whoever reads it finds out whether it is gone for good. */
export const reachSaved = ({ ownerId, role }: Book, id: string): BookRecipe =>
  Reached.grant('recipe', { ownerId, id, role })

/**
 * The recipe that a link opens at this moment, to whoever has its secret.
 * @throws {Refusal} `not-found` when the link was never made, was taken back or is over, its recipe is in the trash, or its maker does
 * not cook in its kitchen;
 * for whom its maker blocked, too
 */
export async function reachByLink(database: Database, viewer: Viewer, secret: string): Promise<ReachedRecipe> {
  const { db } = database
  const secretDigest = digest(secret)
  const byPresent = db.selectFrom('shareLinks').select('id').where('secretDigest', '=', secretDigest)
  const byFormer = idByFormerSecret(database, 'linkId', secretDigest)
  const row = await db
    .selectFrom('shareLinks as link')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'link.ownerId').onRef('recipes.id', '=', 'link.recipeId'),
    )
    .innerJoin('users', (join) =>
      join.on(({ eb, fn }) => eb('users.id', '=', fn.coalesce('link.makerId', 'link.ownerId'))),
    )
    .select(['recipes.ownerId', 'recipes.id', 'link.makerId as sharedById'])
    .where('users.disabledAt', 'is', null)
    .where('link.id', '=', ({ fn }) => fn.coalesce(byPresent, byFormer))
    .where(({ or, eb }) => or([eb('link.expiresAt', 'is', null), eb('link.expiresAt', '>', now())]))
    // Only a cook or an owner shares recipes of a kitchen.
    .where(({ or, eb, ref }) =>
      or([eb('link.makerId', 'is', null), hasRole(ref('link.ownerId'), ref('link.makerId'), ['owner', 'cook'])]),
    )
    .where('recipes.folder', '!=', 'trash')
    .where('recipes.onlyForMeIn', 'is', null)
    .where((eb) => (viewer ? eb('users.id', 'not in', hiddenFrom(db, viewer)) : eb.lit(true)))
    .executeTakeFirst()
  if (!row) throw notFound('link')
  if (row.ownerId === viewer?.id) return Reached.grant('recipe', { ...row, role: 'own' })
  const role = row.sharedById !== null && viewer ? await roleIn(database, viewer, row.ownerId) : null
  return Reached.grant('recipe', { ...row, role: role ?? 'link' })
}
