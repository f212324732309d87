import { maxRemoved, trashDays } from '@potluck/api/trash'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { type Changeable, reachAllShared } from '../../people/sharing/sharing.ts'
import type { ShoppingListTables } from './tables.ts'

/** The stored fields of an item without its text, which the restoring caller sends. */
const keptColumns = [
  'id',
  'addedById',
  'recipeId',
  'planItemId',
  'imageId',
  'imageOwnerId',
  'createdAt',
] as const satisfies readonly (keyof ShoppingListTables['removedListItems'])[]

type RemovedItem = Pick<ShoppingListTables['removedListItems'], (typeof keptColumns)[number]>

/** The stored row of a removed item, with the text that the trash shows. */
export const storedColumns = [...keptColumns, 'title', 'notes', 'completed'] as const

type StoredItem = Pick<ShoppingListTables['removedListItems'], (typeof storedColumns)[number]>

/** Removed items can be brought back this long, milliseconds. */
const lifetime = trashDays * 24 * 3_600_000

/** The maximum number of removed items stored per list; the oldest are deleted. */
const mostKept = 1_000

/** Remembers what was taken off a list: whoever is on it may bring it back as it was. Joins an open transaction. */
export async function storeRemoved(
  database: Database,
  list: Changeable<'list'>,
  items: readonly StoredItem[],
): Promise<void> {
  if (items.length === 0) return
  const { db } = database
  const { ownerId, id: listId } = list
  const removedAt = now()
  // A take-out may have brought them back by another way.
  await takeRemoved(
    database,
    list,
    items.map(({ id }) => id),
  )
  await db
    .insertInto('removedListItems')
    .values(items.map((item) => ({ ...item, ownerId, listId, removedAt })))
    .execute()
  await db
    .deleteFrom('removedListItems')
    .where('ownerId', '=', ownerId)
    .where('listId', '=', listId)
    .where('removedAt', '<', ({ selectFrom }) =>
      selectFrom('removedListItems as stored')
        .select('stored.removedAt')
        .where('stored.ownerId', '=', ownerId)
        .where('stored.listId', '=', listId)
        .orderBy('stored.removedAt', 'desc')
        .limit(1)
        .offset(mostKept - 1),
    )
    .execute()
}

/** Takes the stored rows of these removed items of the list, by id. The caller restores them: each row is returned once. */
export async function takeRemoved(
  { db }: Database,
  list: Changeable<'list'>,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, RemovedItem>> {
  if (itemIds.length === 0) return new Map()
  const removed = await db
    .deleteFrom('removedListItems')
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where('id', 'in', itemIds)
    .returning(keptColumns)
    .execute()
  return new Map(removed.map((item) => [item.id, item]))
}

/** Forgets what was removed too long ago to be brought back. */
export async function forgetRemoved({ db }: Database): Promise<void> {
  await db.deleteFrom('removedListItems').where('removedAt', '<', now(-lifetime)).execute()
}

/**
 * The items removed from lists that the reader is on, latest first: all of their own and their kitchens' lists; of
 * other lists those that they added. Ticked items are left out: they were bought.
 */
export async function removedItemsOf(database: Database, reader: Reader) {
  const { db, dialect } = database
  const lists = (await reachAllShared(database, reader, 'list')).filter(({ role }) => role !== 'reader')
  const kitchenIds = lists.flatMap(({ kitchenId }) => kitchenId ?? [])
  return (
    db
      .selectFrom(dialect.rowsOf(lists.map(({ id }) => id)).as('reached'))
      .innerJoin('removedListItems as item', 'item.listId', 'reached.value')
      .innerJoin('shoppingLists as list', 'list.id', 'item.listId')
      .select([
        'item.id',
        'item.listId as thingId',
        'list.title as thingTitle',
        'item.title',
        'item.notes',
        'removedAt',
      ])
      .where('item.completed', '=', 0)
      // Those of before their words were stored come back by undo alone.
      .where('item.title', '!=', '')
      .where('removedAt', '>', now(-lifetime))
      .where(({ or, eb }) =>
        or([eb('item.ownerId', 'in', [reader.id, ...kitchenIds]), eb('item.addedById', '=', reader.id)]),
      )
      .orderBy('removedAt', 'desc')
      .orderBy('item.id')
      .limit(maxRemoved)
      .execute()
  )
}
