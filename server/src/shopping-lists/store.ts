import type { ShoppingList, ShoppingListSummary } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import { friendsAmong } from '../friends/store.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { HttpError, notFound } from '../machinery/http/http-error.ts'
import type { Member } from '../sessions/member.ts'
import { peopleById } from '../users/people.ts'
import { type ReachableList, reachList } from './access.ts'
import { itemsOf } from './items.ts'

/**
 * The lists that the member owns or that are shared with them, by title.
 * @param only the id of a single one
 */
export async function listsOf(database: Database, member: Member, only?: string): Promise<ShoppingListSummary[]> {
  const { db } = database
  const lists = await db
    .selectFrom('shoppingLists as list')
    .select(({ selectFrom, fn }) => [
      'list.id',
      'list.ownerId',
      'list.title',
      'list.createdAt',
      'list.updatedAt',
      selectFrom('shoppingListItems as item')
        .select(fn.countAll<number>().as('count'))
        .whereRef('item.ownerId', '=', 'list.ownerId')
        .whereRef('item.listId', '=', 'list.id')
        .where('item.completed', '=', 0)
        .as('itemCount'),
    ])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('list.ownerId', '=', member.id),
        exists(
          selectFrom('shoppingListCollaborators as mine')
            .select('mine.listId')
            .whereRef('mine.listId', '=', 'list.id')
            .where('mine.userId', '=', member.id),
        ),
      ]),
    )
    .$if(only !== undefined, (query) => query.where('list.id', '=', only ?? ''))
    .orderBy('list.title')
    .orderBy('list.id')
    .execute()
  if (lists.length === 0) return []
  const shares = await db
    .selectFrom('shoppingListCollaborators')
    .select(['listId', 'userId'])
    .where(
      'listId',
      'in',
      lists.map(({ id }) => id),
    )
    .execute()
  const people = await peopleById(database, [
    ...lists.map((list) => list.ownerId),
    ...shares.map((share) => share.userId),
  ])
  return lists.map(({ ownerId, itemCount, ...list }) => ({
    ...list,
    itemCount: itemCount ?? 0,
    owner: people(ownerId),
    collaborators: shares.filter((share) => share.listId === list.id).map((share) => people(share.userId)),
  }))
}

/** Collaborators must be friends of the member. @throws {HttpError} 403 naming the field */
async function requireFriends(database: Database, member: Member, userIds: readonly string[]): Promise<void> {
  const friends = await friendsAmong(database, member, userIds)
  if (userIds.some((userId) => !friends.has(userId))) {
    throw new HttpError(403, 'not-a-friend', 'a list can be shared with friends only', 'body.collaborators')
  }
}

/**
 * Makes a list. The same id again is the same list.
 * @throws {HttpError} 403 for collaborators who are not friends, 409 when somebody else's list has the id
 */
export async function createList(
  database: Database,
  member: Member,
  { id = uuid(), title, collaborators }: { id?: string | undefined; title: string; collaborators: readonly string[] },
): Promise<ShoppingListSummary> {
  const userIds = [...new Set(collaborators)].filter((userId) => userId !== member.id)
  await requireFriends(database, member, userIds)
  const list = { ownerId: member.id, id, title, createdAt: now(), updatedAt: now() }
  await inTransaction(database, async ({ db: transaction }) => {
    const made = await transaction
      .insertInto('shoppingLists')
      .values(list)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n || userIds.length === 0) return
    await transaction
      .insertInto('shoppingListCollaborators')
      .values(userIds.map((userId) => ({ userId, ownerId: member.id, listId: id })))
      .execute()
  })
  const [summary] = await listsOf(database, member, id)
  if (summary?.owner.id !== member.id) throw new HttpError(409, 'id-taken', 'this id is taken', 'body.id')
  return summary
}

/** Renames a list; anyone on it may. */
export async function renameList({ db }: Database, list: ReachableList, title: string): Promise<void> {
  await db
    .updateTable('shoppingLists')
    .set({ title, updatedAt: now() })
    .where('ownerId', '=', list.ownerId)
    .where('id', '=', list.id)
    .execute()
}

/**
 * Says with whom a list is shared; gives the people who are new on it. Those who already were on it may stay even
 * when they are no friends any more.
 * @throws {HttpError} 403 when the member is not the owner, or for new collaborators who are not friends
 */
export async function shareList(
  database: Database,
  member: Member,
  list: ReachableList,
  collaborators: readonly string[],
): Promise<readonly string[]> {
  if (!list.isOwner) throw new HttpError(403, 'not-the-owner', 'only the owner shares a list')
  const userIds = [...new Set(collaborators)].filter((userId) => userId !== member.id)
  const added = userIds.filter((userId) => !list.collaboratorIds.includes(userId))
  await requireFriends(database, member, added)
  await inTransaction(database, async ({ db: transaction }) => {
    const ofList = transaction
      .deleteFrom('shoppingListCollaborators')
      .where('ownerId', '=', member.id)
      .where('listId', '=', list.id)
    await (userIds.length === 0 ? ofList : ofList.where('userId', 'not in', userIds)).execute()
    if (added.length === 0) return
    await transaction
      .insertInto('shoppingListCollaborators')
      .values(added.map((userId) => ({ userId, ownerId: member.id, listId: list.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return added
}

/** The owner deletes the list with all on it; a collaborator leaves it. */
export async function deleteOrLeaveList(database: Database, member: Member, list: ReachableList): Promise<void> {
  const { db } = database
  await (list.isOwner
    ? db.deleteFrom('shoppingLists').where('ownerId', '=', member.id).where('id', '=', list.id)
    : db.deleteFrom('shoppingListCollaborators').where('userId', '=', member.id).where('listId', '=', list.id)
  ).execute()
}

/** A list with its items. @throws {HttpError} 404 */
export async function readList(database: Database, member: Member, listId: string): Promise<ShoppingList> {
  const list = await reachList(database, member, listId)
  const [[summary], items] = await Promise.all([listsOf(database, member, listId), itemsOf(database, list)])
  if (!summary) throw notFound('shopping list')
  return { ...summary, items }
}
