import type { ExpressionBuilder } from 'kysely'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Viewer } from '../../people/policies/profile-access.ts'
import { type ReachedRecipe, reachToRead } from '../../people/policies/recipes.ts'

/** A recipe that somebody may read; null for any other id. */
export const reachedOrNull = (database: Database, reader: Reader, id: string): Promise<ReachedRecipe | null> =>
  reachToRead(database, reader, id).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })

/** The first of the recipes of which a recipe is a variation: itself, where it is no copy. */
export async function familyIdOf({ db }: Database, { ownerId, id }: ReachedRecipe): Promise<string> {
  const row = await db
    .selectFrom('recipes')
    .select('familyId')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.familyId ?? id
}

/**
 * Whether one’s own books hold another recipe of the same family, for a statement that reads a recipe. That somebody else has a copy
 * is not told.
 */
export const hasOwnVariations = (viewer: Viewer) => (builder: ExpressionBuilder<Schema, 'recipes'>) => {
  if (viewer === null) return builder.lit(0).as('hasVariations')
  const { or, exists, selectFrom, fn, lit, ref } = builder
  const others = selectFrom('recipes as other')
    .select(lit(1).as('one'))
    .where('other.folder', '!=', 'trash')
    .where((other) =>
      other.or([
        other('other.ownerId', '=', viewer.id),
        other(
          'other.ownerId',
          'in',
          other.selectFrom('kitchenMembers').select('kitchenId').where('personId', '=', viewer.id),
        ),
      ]),
    )
  const copies = others
    .where('other.familyId', '=', fn.coalesce(ref('recipes.familyId'), ref('recipes.id')))
    .whereRef('other.id', '!=', 'recipes.id')
  return or([exists(copies), exists(others.whereRef('other.id', '=', 'recipes.familyId'))]).as('hasVariations')
}

/** The family of a copy that somebody makes of a recipe; null when they cannot read that one (any more). */
export async function familyOfCopy(database: Database, reader: Reader, id: string): Promise<string | null> {
  const recipe = await reachedOrNull(database, reader, id)
  return recipe && familyIdOf(database, recipe)
}
