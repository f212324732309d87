import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The meal plans of a book with their dishes. */
export async function* writePlans({ db }: Database, book: ReadableBook) {
  const rows = await db.selectFrom('mealPlans').selectAll().where('ownerId', '=', book.ownerId).orderBy('id').execute()
  for (const { ownerId, meals, rules, ...plan } of rows) {
    const collaborators = await db
      .selectFrom('mealPlanCollaborators')
      .select('userId')
      .where('ownerId', '=', ownerId)
      .where('planId', '=', plan.id)
      .orderBy('userId')
      .execute()
    const items = await db
      .selectFrom('mealPlanItems')
      .select(['id', 'addedById', 'title', 'recipeId', 'recipeOwnerId', 'day', 'meal', 'servings', 'notes', 'cooked'])
      .select(['leftoverOf', 'seriesId', 'createdAt', 'updatedAt'])
      .where('ownerId', '=', ownerId)
      .where('planId', '=', plan.id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    yield {
      ...plan,
      meals: JSON.parse(meals),
      rules: JSON.parse(rules),
      collaborators: collaborators.map(({ userId }) => userId),
      items: items.map(({ recipeOwnerId, cooked, recipeId, ...item }) => ({
        ...item,
        // A recipe of another member is not exported; the dish has its title.
        recipeId: recipeOwnerId === ownerId ? recipeId : null,
        cooked: cooked === 1,
      })),
    }
  }
}
