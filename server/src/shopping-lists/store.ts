import type { ShoppingList, ShoppingListSummary } from '@potluck/api/shopping-lists'
import { v7 as uuid } from 'uuid'
import type { Member, Reader } from '../access/reader.ts'
import { leave, reachAllShared, reachShared, type Shared, share, withPeople } from '../access/sharing.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { itemsOf } from './items.ts'

/** The lists that the reader owns or that are shared with them, by title. */
export async function listsOf(database: Database, reader: Reader): Promise<ShoppingListSummary[]> {
  return summariesOf(database, await reachAllShared(database, reader, 'list'))
}

async function summariesOf(database: Database, lists: readonly Shared<'list'>[]): Promise<ShoppingListSummary[]> {
  const { db, dialect } = database
  if (lists.length === 0) return []
  const rows = await db
    .selectFrom(dialect.rowsOf(lists.map(({ id }) => id)).as('wanted'))
    .innerJoin('shoppingLists as list', 'list.id', 'wanted.value')
    .select(({ selectFrom, fn }) => [
      'list.id',
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
    .orderBy('list.title')
    .orderBy('list.id')
    .execute()
  return withPeople(
    database,
    lists,
    rows.map(({ itemCount, ...row }) => ({ ...row, itemCount: itemCount ?? 0 })),
  )
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
  const own = (await reachAllShared(database, member, 'list')).filter((one) => one.id === id && one.role === 'owner')
  const [summary] = await summariesOf(database, own)
  if (!summary) throw new Refusal('id-taken', 'this id is taken', 'body.id')
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
  const [[summary], items] = await Promise.all([summariesOf(database, [list]), itemsOf(database, reader, list)])
  if (!summary) throw notFound('shopping list')
  return { ...summary, items }
}
