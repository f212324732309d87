import { sql } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Shared } from '../../people/sharing/sharing.ts'

/** An item without its place, its recipe and its picture. */
export interface PlainItem {
  readonly id: string
  readonly title: string
  readonly notes: string
  readonly completed: boolean
  readonly createdAt: string
  readonly updatedAt: string
}

/** Every item of a list, oldest first. */
export async function plainItemsOf({ db }: Database, list: Shared<'list'>): Promise<readonly PlainItem[]> {
  const rows = await db
    .selectFrom('shoppingListItems')
    .select(['id', 'title', 'notes', 'completed', 'createdAt', 'updatedAt'])
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ completed, ...row }) => ({ ...row, completed: completed === 1 }))
}

/** Lists with their titles, in the order of these. */
export async function plainListsOf({ db, dialect }: Database, lists: readonly Shared<'list'>[]) {
  if (lists.length === 0) return []
  const rows = await db
    .selectFrom(dialect.rowsOf(lists.map(({ id }) => id)).as('wanted'))
    .innerJoin('shoppingLists as list', 'list.id', 'wanted.value')
    .select(['list.id', 'list.title', 'list.archived'])
    .orderBy('list.title')
    .orderBy('list.id')
    .execute()
  const ofId = new Map(lists.map((list) => [list.id, list]))
  return rows.flatMap(({ id, title, archived }) => {
    const list = ofId.get(id)
    return list ? [{ list, title, archived: archived === 1 }] : []
  })
}

/** Within this time, another change may have the same instant: clocks of several processes differ. Milliseconds. */
const settling = 5_000

/** The numbers and the latest change of each list, as one text; none of lists that were changed just now. */
export async function latestOfLists(
  { db, dialect }: Database,
  listIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (listIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(dialect.rowsOf(listIds).as('wanted'))
    .innerJoin('shoppingLists as list', 'list.id', 'wanted.value')
    .leftJoin('shoppingListItems as item', (join) =>
      join.onRef('item.ownerId', '=', 'list.ownerId').onRef('item.listId', '=', 'list.id'),
    )
    .select(({ fn }) => [
      'list.id',
      fn.count<number>('item.id').as('count'),
      fn.max('item.updatedAt').as('latest'),
      // A clock that was set back gives a change an earlier instant.
      fn.sum<number | null>('item.completed').as('done'),
      sql<number | null>`sum(length(item.title) + length(item.notes))`.as('letters'),
    ])
    .groupBy('list.id')
    .execute()
  const settled = rows.filter(({ latest }) => latest === null || latest < now(-settling))
  return new Map(settled.map(({ id, count, done, letters, latest }) => [id, [count, done, letters, latest].join(' ')]))
}
