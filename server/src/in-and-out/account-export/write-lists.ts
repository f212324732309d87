import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The shopping lists of a book with their items and their memory of things. */
export async function* writeLists({ db }: Database, book: ReadableBook) {
  const rows = await db
    .selectFrom('shoppingLists')
    .selectAll()
    .where('ownerId', '=', book.ownerId)
    .orderBy('id')
    .execute()
  for (const { ownerId, aisles, languages, archived, ...list } of rows) {
    const collaborators = await db
      .selectFrom('shoppingListCollaborators')
      .select('userId')
      .where('ownerId', '=', ownerId)
      .where('listId', '=', list.id)
      .orderBy('userId')
      .execute()
    const things = await db
      .selectFrom('listThings')
      .select(['itemKey as key', 'title', 'aisle', 'regular', 'times', 'usedAt'])
      .where('ownerId', '=', ownerId)
      .where('listId', '=', list.id)
      .orderBy('itemKey')
      .execute()
    const items = await db
      .selectFrom('shoppingListItems as item')
      // Of a kitchen, its recipes; of a person, those of the items that they added.
      .leftJoin('recipes', (join) =>
        join.onRef('recipes.ownerId', '=', 'item.ownerId').onRef('recipes.id', '=', 'item.recipeId'),
      )
      // A picture of another member is not exported.
      .leftJoin('images', (join) =>
        join
          .onRef('images.ownerId', '=', 'item.imageOwnerId')
          .onRef('images.id', '=', 'item.imageId')
          .on('images.ownerId', '=', ownerId),
      )
      .select(['item.id', 'item.addedById', 'item.title', 'item.notes', 'completed', 'item.recipeId', 'planItemId'])
      .select([
        'item.createdAt',
        'item.updatedAt',
        'recipes.id as bookRecipeId',
        'images.id as imageId',
        'digest',
        'images.createdAt as imageCreatedAt',
      ])
      .where('item.ownerId', '=', ownerId)
      .where('listId', '=', list.id)
      .orderBy('item.createdAt')
      .orderBy('item.id')
      .execute()
    yield {
      ...list,
      archived: archived === 1,
      aisles: JSON.parse(aisles),
      languages: JSON.parse(languages),
      collaborators: collaborators.map(({ userId }) => userId),
      things: things.map((thing) => ({ ...thing, regular: thing.regular === 1 })),
      items: items.map(({ completed, recipeId, bookRecipeId, imageId, digest, imageCreatedAt, ...item }) => ({
        ...item,
        recipeId: book.kitchenId !== null ? bookRecipeId : item.addedById === ownerId ? recipeId : null,
        completed: completed === 1,
        image:
          imageId !== null && digest !== null && imageCreatedAt !== null
            ? { id: imageId, digest, createdAt: imageCreatedAt }
            : null,
      })),
    }
  }
}
