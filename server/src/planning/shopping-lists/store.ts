import {
  type ListAisle,
  type ListThing,
  listAisle,
  type ShoppingList,
  type ShoppingListSummary,
} from '@potluck/api/shopping-lists'
import { isAisle } from '@potluck/cooking/aisles'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { writableBook } from '../../people/policies/books.ts'
import { share } from '../../people/sharing/share.ts'
import {
  type Changeable,
  reachAllShared,
  reachShared,
  reachToChange,
  refuseTooMany,
  type Shared,
  withPeople,
} from '../../people/sharing/sharing.ts'
import type { AisleOfThing } from '../things/place-items.ts'
import { countRows } from './count-rows.ts'
import { copyItems, itemsOf, storedLanguages } from './items.ts'
import { copyThings, thingsOf } from './things.ts'

/** A list as it is asked for. */
export interface NewList {
  readonly id?: string | undefined
  readonly title: string
  readonly collaborators: readonly string[]
  /** The kitchen that it is for; the member's own without it. */
  readonly kitchenId?: string | undefined
  /** A list that it is to be a copy of. */
  readonly copyOf?: string | undefined
}

/** The lists that the reader owns, that are shared with them, and those of their kitchens, by title. */
export async function listsOf(database: Database, reader: Reader): Promise<ShoppingListSummary[]> {
  const lists = await reachAllShared(database, reader, 'list')
  const summaries = await summariesOf(database, reader, lists)
  const rows = await countRows(database, summaries)
  return summaries.map((summary) => {
    const rowCount = rows.get(summary.id)
    return rowCount === undefined ? summary : { ...summary, rowCount }
  })
}

async function summariesOf(
  database: Database,
  reader: Reader,
  lists: readonly Shared<'list'>[],
): Promise<ShoppingListSummary[]> {
  const { db, dialect } = database
  if (lists.length === 0) return []
  const rows = await db
    .selectFrom(dialect.rowsOf(lists.map(({ id }) => id)).as('wanted'))
    .innerJoin('shoppingLists as list', 'list.id', 'wanted.value')
    .select(({ selectFrom, fn }) => [
      'list.id',
      'list.title',
      'list.archived',
      'list.createdAt',
      'list.updatedAt',
      selectFrom('shoppingListItems as item')
        .select(fn.countAll<number>().as('count'))
        .whereRef('item.ownerId', '=', 'list.ownerId')
        .whereRef('item.listId', '=', 'list.id')
        .where('item.completed', '=', 0)
        .as('itemCount'),
      selectFrom('shoppingListItems as item')
        .select(fn.countAll<number>().as('count'))
        .whereRef('item.ownerId', '=', 'list.ownerId')
        .whereRef('item.listId', '=', 'list.id')
        .where('item.completed', '=', 1)
        .as('doneCount'),
    ])
    .orderBy('list.title')
    .orderBy('list.id')
    .execute()
  return withPeople(
    database,
    reader,
    lists,
    rows.map(({ itemCount, doneCount, archived, ...row }) => ({
      ...row,
      archived: archived === 1,
      itemCount: itemCount ?? 0,
      doneCount: doneCount ?? 0,
    })),
  )
}

/**
 * Makes a list. The same id again is the same list.
 * @throws {Refusal} `not-a-friend` for collaborators who are none, `id-taken` when somebody else's list has
 * the id, `too-many-lists`, `not-found` for a list to copy that the member is not on or a kitchen that they are not in,
 * `read-only` for a reader of it
 */
export async function createList(
  database: Database,
  member: Member,
  { id = uuid(), title, collaborators, kitchenId, copyOf }: NewList,
): Promise<ShoppingListSummary> {
  const original = copyOf === undefined ? null : await reachShared(database, member, 'list', copyOf)
  const { aisles = '[]', languages = '[]' } = original ? await rowOf(database, original) : {}
  const { ownerId } = await writableBook(database, member, kitchenId)
  const list = {
    ownerId,
    id,
    title,
    archived: 0 as const,
    aisles,
    languages,
    createdAt: now(),
    updatedAt: now(),
    deletedAt: null,
  }
  await inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, ownerId)
    const written = await inside.db
      .insertInto('shoppingLists')
      .values(list)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n) return
    const made = await reachToChange(inside, member, 'list', id)
    await refuseTooMany(inside, made)
    if (kitchenId === undefined) await share(inside, member, made, collaborators)
    if (!original) return
    await copyItems(inside, member, original, made)
    await copyThings(inside, original, made)
  })
  const own = (await reachAllShared(database, member, 'list')).filter((one) => one.id === id && one.ownerId === ownerId)
  const [summary] = await summariesOf(database, member, own)
  if (!summary) throw new Refusal('id-taken', 'this id is taken', 'body.id')
  return summary
}

/** Renames a list, puts it away, or orders its aisles; anyone on it may. */
export async function changeList(
  { db }: Database,
  list: Changeable<'list'>,
  {
    title,
    archived,
    aisles,
  }: {
    readonly title?: string | undefined
    readonly archived?: boolean | undefined
    readonly aisles?: readonly ListAisle[] | undefined
  },
): Promise<void> {
  await db
    .updateTable('shoppingLists')
    .set({
      ...(title === undefined ? {} : { title }),
      ...(archived === undefined ? {} : { archived: archived ? 1 : 0 }),
      ...(aisles === undefined ? {} : { aisles: JSON.stringify(aisles) }),
      updatedAt: now(),
    })
    .where('ownerId', '=', list.ownerId)
    .where('id', '=', list.id)
    .execute()
}

/** A list with its items. @throws {Refusal} `not-found` */
export async function readList(
  services: Pick<Services, 'database' | 'imageAddress'>,
  reader: Reader,
  listId: string,
): Promise<ShoppingList> {
  const { database } = services
  const list = await reachShared(database, reader, 'list', listId)
  const [[summary], row, things] = await Promise.all([
    summariesOf(database, reader, [list]),
    rowOf(database, list),
    thingsOf(database, list),
  ])
  if (!summary) throw notFound('shopping list')
  const aisles = keptAisles.parse(JSON.parse(row.aisles))
  const items = await itemsOf(services, reader, list, await aisleOfThing(things, aisles))
  return {
    ...summary,
    items,
    aisles,
    languages: storedLanguages.parse(JSON.parse(row.languages)),
    things,
  }
}

/** Returns the title of a list. @throws {Refusal} `not-found` */
export async function titleOf({ db }: Database, listId: string): Promise<string> {
  const list = await db.selectFrom('shoppingLists').select('title').where('id', '=', listId).executeTakeFirst()
  if (!list) throw notFound('shopping list')
  return list.title
}

/** The stored aisles of a list. */
const keptAisles = z.array(listAisle)

const rowOf = ({ db }: Database, list: Shared<'list'>) =>
  db
    .selectFrom('shoppingLists')
    .select(['aisles', 'languages'])
    .where('ownerId', '=', list.ownerId)
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()

/** The name of a thing's aisle; one that was taken from the list no longer counts. */
async function aisleOfThing(all: readonly ListThing[], aisles: readonly ListAisle[]): Promise<AisleOfThing> {
  const names = new Map(aisles.map(({ id, title }) => [id, title ?? id]))
  const things = all.filter(({ aisle }) => aisle !== null)
  if (things.length === 0) return () => undefined
  const { keysOf } = await import('../things/place-items.ts')
  const keys = await keysOf(things.map(({ title }) => title))
  const byKey = new Map(things.map(({ title, aisle }) => [keys.get(title)?.key ?? title, aisle]))
  return (key) => {
    const aisle = byKey.get(key) ?? null
    if (aisle === null) return undefined
    return names.get(aisle) ?? (isAisle(aisle) ? aisle : undefined)
  }
}
