import type { Database } from '../machinery/database/database.ts'
import type { Viewer } from './shelf.ts'

/** Whether a picture is the photo of something on a shopping list that the viewer is on. */
export async function isPictureListed({ db }: Database, viewer: Viewer, imageId: string): Promise<boolean> {
  if (viewer === null) return false
  const found = await db
    .selectFrom('shoppingListItems as item')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'item.imageOwnerId').onRef('images.id', '=', 'item.imageId'),
    )
    .select('item.id')
    .where('images.id', '=', imageId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('item.ownerId', '=', viewer.id),
        exists(
          selectFrom('shoppingListCollaborators as person')
            .select('person.userId')
            .where('person.userId', '=', viewer.id)
            .whereRef('person.ownerId', '=', 'item.ownerId')
            .whereRef('person.listId', '=', 'item.listId'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
