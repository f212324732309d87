import type { ShoppingList, ShoppingListSummary } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import type { Member, Reader } from '../access/reader.ts'
import { leave, reachShared, type Shared, share } from '../access/sharing.ts'
import { hiddenFrom } from '../blocks/hidden.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { peopleById } from '../users/people.ts'
import { itemsOf } from './items.ts'

/**
 * The lists that the reader owns or that are shared with them, by title.
 * @param only the id of a single one
 */
export async function listsOf(database: Database, reader: Reader, only?: string): Promise<ShoppingListSummary[]> {
  const { db, dialect } = database
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
        eb('list.ownerId', '=', reader.id),
        exists(
          selectFrom('shoppingListCollaborators as mine')
            .select('mine.listId')
            .whereRef('mine.listId', '=', 'list.id')
            .where('mine.userId', '=', reader.id),
        ),
      ]),
    )
    .$if(only !== undefined, (query) => query.where('list.id', '=', only ?? ''))
    .orderBy('list.title')
    .orderBy('list.id')
    .execute()
  if (lists.length === 0) return []
  const shares = await db
    .selectFrom(dialect.rowsOf(lists.map(({ id }) => id)).as('wanted'))
    .crossJoin('shoppingLists as list')
    .innerJoin('shoppingListCollaborators as collaborator', (join) =>
      join.onRef('collaborator.ownerId', '=', 'list.ownerId').onRef('collaborator.listId', '=', 'list.id'),
    )
    .select(['collaborator.listId', 'collaborator.userId'])
    .whereRef('list.id', '=', 'wanted.value')
    .where('collaborator.userId', 'not in', hiddenFrom(db, reader))
    .execute()
  const sharesOf = Map.groupBy(shares, ({ listId }) => listId)
  const people = await peopleById(database, [
    ...lists.map((list) => list.ownerId),
    ...shares.map((share) => share.userId),
  ])
  return lists.map(({ ownerId, itemCount, ...list }) => ({
    ...list,
    itemCount: itemCount ?? 0,
    owner: people(ownerId),
    collaborators: (sharesOf.get(list.id) ?? []).map(({ userId }) => people(userId)),
  }))
}

/** Lists of one's own: each is read by everybody it is shared with. */
const maxLists = 200

/** @throws {Refusal} `too-many-lists` */
async function refuseTooMany({ db }: Database, member: Member): Promise<void> {
  const { count } = await db
    .selectFrom('shoppingLists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', member.id)
    .executeTakeFirstOrThrow()
  if (count > maxLists) throw new Refusal('too-many-lists', `nobody has more than ${maxLists} shopping lists`)
}

/**
 * Makes a list. The same id again is the same list.
 * @throws {Refusal} `not-a-friend` for collaborators who are none, `id-taken` when somebody else's list has
 * the id, `too-many-lists`
 */
export async function createList(
  database: Database,
  member: Member,
  { id = uuid(), title, collaborators }: { id?: string | undefined; title: string; collaborators: readonly string[] },
): Promise<ShoppingListSummary> {
  const list = { ownerId: member.id, id, title, createdAt: now(), updatedAt: now() }
  await inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const made = await inside.db
      .insertInto('shoppingLists')
      .values(list)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n) return
    await refuseTooMany(inside, member)
    await share(inside, member, await reachShared(inside, member, 'list', id), collaborators)
  })
  const [summary] = await listsOf(database, member, id)
  if (summary?.owner.id !== member.id) throw new Refusal('id-taken', 'this id is taken', 'body.id')
  return summary
}

/** Renames a list; anyone on it may. */
export async function renameList({ db }: Database, list: Shared<'list'>, title: string): Promise<void> {
  await db
    .updateTable('shoppingLists')
    .set({ title, updatedAt: now() })
    .where('ownerId', '=', list.ownerId)
    .where('id', '=', list.id)
    .execute()
}

/** The owner deletes the list with all on it; a collaborator leaves it. */
export async function deleteOrLeaveList(database: Database, member: Member, list: Shared<'list'>): Promise<void> {
  if (list.role === 'collaborator') return leave(database, member, list)
  await database.db.deleteFrom('shoppingLists').where('ownerId', '=', list.ownerId).where('id', '=', list.id).execute()
}

/** A list with its items. @throws {Refusal} `not-found` */
export async function readList(database: Database, reader: Reader, listId: string): Promise<ShoppingList> {
  const list = await reachShared(database, reader, 'list', listId)
  const [[summary], items] = await Promise.all([listsOf(database, reader, listId), itemsOf(database, reader, list)])
  if (!summary) throw notFound('shopping list')
  return { ...summary, items }
}
