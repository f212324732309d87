import { updateRecipe } from '../../book/recipes/store.ts'
import { readWhole } from '../../book/recipes/whole/read-whole.ts'
import { draftOf } from '../../book/recipes/whole/whole-recipe.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'

/** Adds the person's note to themselves to the notes: only a kitchen has a place for it. */
async function takeNotesIn(own: OpenBook, ids: readonly string[]): Promise<void> {
  const { database, ownerId, personId } = own
  const noted = await database.db
    .selectFrom('personalFields')
    .select(['recipeId', 'note'])
    .where('ownerId', '=', ownerId)
    .where('personId', '=', personId)
    .where('recipeId', 'in', ids)
    .where('note', '!=', '')
    .execute()
  const recipes = await readWhole(
    database,
    own,
    noted.map(({ recipeId }) => recipeId),
    { without: ['cookings', 'versions', 'mark', 'sender'] },
  )
  for (const { recipeId, note } of noted) {
    const recipe = recipes.get(recipeId)
    if (!recipe) continue
    const draft = { ...draftOf(recipe), imageIds: recipe.images.map(({ id }) => id) }
    const notes = [draft.notes, note].filter((text) => text !== '').join('\n\n')
    await updateRecipe(database, own, recipeId, { ...draft, notes })
  }
}

/** Makes recipes that came out of a kitchen those of one person for good: what others had on them goes. */
export async function settle(own: OpenBook, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { database, ownerId, personId } = own
  await takeNotesIn(own, ids)
  const { db } = database
  await db.deleteFrom('personalFields').where('ownerId', '=', ownerId).where('recipeId', 'in', ids).execute()
  await db
    .deleteFrom('shareLinks')
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', ids)
    .where('makerId', '!=', personId)
    .execute()
  await db
    .updateTable('shareLinks')
    .set({ makerId: null })
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', ids)
    .execute()
  await db
    .updateTable('recipes')
    .set({ onlyForMeIn: null })
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .where('onlyForMeIn', 'is not', null)
    .execute()
}
