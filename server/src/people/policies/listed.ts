import type { Database } from '../../machinery/base/database/database.ts'
import { hiddenFrom } from '../people/hidden.ts'
import type { Viewer } from './profile-access.ts'

/** Which of these pictures are photos of something on a shopping list that the viewer is on. */
export async function picturesListed(
  { db, dialect }: Database,
  viewer: Viewer,
  imageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (viewer === null || imageIds.length === 0) return new Set()
  const found = await db
    .selectFrom(dialect.rowsOf(imageIds).as('wanted'))
    .innerJoin('images', 'images.id', 'wanted.value')
    .innerJoin('shoppingListItems as item', (join) =>
      join.onRef('item.imageOwnerId', '=', 'images.ownerId').onRef('item.imageId', '=', 'images.id'),
    )
    .innerJoin('shoppingLists as list', 'list.id', 'item.listId')
    .select('images.id')
    .distinct()
    .where('images.ownerId', 'not in', hiddenFrom(db, viewer))
    .where('list.deletedAt', 'is', null)
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
        exists(
          selectFrom('kitchenMembers as person')
            .select('person.personId')
            .where('person.personId', '=', viewer.id)
            .whereRef('person.kitchenId', '=', 'item.ownerId'),
        ),
      ]),
    )
    .execute()
  return new Set(found.map(({ id }) => id))
}
