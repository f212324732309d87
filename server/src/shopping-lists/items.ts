import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { HttpError } from '../machinery/http/http-error.ts'
import type { Member } from '../sessions/member.ts'
import type { ReachableList } from './access.ts'

/** An item as it is sent to be added. */
export interface NewItem {
  readonly id?: string | undefined
  readonly title: string
  readonly completed: boolean
  readonly recipeId: string | null
}

/** Every item of a list, oldest first, each with its place: like items and aisle. */
export async function itemsOf({ db }: Database, list: ReachableList): Promise<ShoppingListItem[]> {
  const rows = await db
    .selectFrom('shoppingListItems as item')
    // Whoever added an item may be gone; it then counts as the list owner's.
    .innerJoin('users as person', (join) =>
      join.on(({ eb, ref, selectFrom }) =>
        eb(
          'person.id',
          '=',
          eb.fn.coalesce(
            selectFrom('users').select('users.id').whereRef('users.id', '=', 'item.addedById'),
            ref('item.ownerId'),
          ),
        ),
      ),
    )
    .leftJoin('recipes as recipe', (join) =>
      join.onRef('recipe.ownerId', '=', 'item.addedById').onRef('recipe.id', '=', 'item.recipeId'),
    )
    .select([
      'item.id',
      'item.title',
      'item.completed',
      'item.createdAt',
      'item.updatedAt',
      'person.id as personId',
      'person.name as personName',
      'person.handle as personHandle',
      'recipe.id as recipeId',
      'recipe.title as recipeTitle',
    ])
    .where('item.ownerId', '=', list.ownerId)
    .where('item.listId', '=', list.id)
    .orderBy('item.createdAt')
    .orderBy('item.id')
    .execute()
  if (rows.length === 0) return []
  // The aisles of five languages take 20 MB: not before a list is read.
  const { placeItems } = await import('./place-items.ts')
  return await placeItems(
    rows.map(({ id, title, completed, createdAt, updatedAt, ...row }) => ({
      id,
      title,
      completed: completed === 1,
      createdAt,
      updatedAt,
      owner: { id: row.personId, name: row.personName, handle: row.personHandle },
      recipe: row.recipeId !== null && row.recipeTitle !== null ? { id: row.recipeId, title: row.recipeTitle } : null,
    })),
  )
}

/** The recipes of a list's new items must be the member's own. */
async function requireOwnRecipes({ db }: Database, member: Member, items: readonly NewItem[]): Promise<void> {
  const recipeIds = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))]
  if (recipeIds.length === 0) return
  const own = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', member.id)
    .where('id', 'in', recipeIds)
    .execute()
  if (own.length < recipeIds.length)
    throw new HttpError(404, 'not-found', 'there is no such recipe', 'body.items.recipeId')
}

/** Adds items; one whose id is on the list already is passed over. @throws {HttpError} 404 for a foreign recipe */
export async function addItems(
  database: Database,
  member: Member,
  list: ReachableList,
  items: readonly NewItem[],
): Promise<void> {
  await requireOwnRecipes(database, member, items)
  const instant = now()
  const rows = items.map(({ id = uuid(), title, completed, recipeId }) => ({
    ownerId: list.ownerId,
    listId: list.id,
    id,
    addedById: member.id,
    title,
    completed: completed ? (1 as const) : (0 as const),
    recipeId,
    createdAt: instant,
    updatedAt: instant,
  }))
  // In one order for everybody: two who add the same items would else each wait for what the other has written.
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
  await database.db
    .insertInto('shoppingListItems')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['ownerId', 'listId', 'id']).doNothing())
    .execute()
}

/** Ticks, unticks or renames items of the list; ids that are not on it are passed over. */
export async function updateItems(
  { db }: Database,
  list: ReachableList,
  itemIds: readonly string[],
  change: { readonly title?: string | undefined; readonly completed?: boolean | undefined },
): Promise<void> {
  await db
    .updateTable('shoppingListItems')
    .set({
      updatedAt: now(),
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.completed === undefined ? {} : { completed: change.completed ? 1 : 0 }),
    })
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where('id', 'in', itemIds)
    .execute()
}

/** Removes items from the list; ids that are not on it are passed over. */
export async function deleteItems({ db }: Database, list: ReachableList, itemIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('shoppingListItems')
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where('id', 'in', itemIds)
    .execute()
}
