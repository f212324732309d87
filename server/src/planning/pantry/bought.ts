import { maxPantryThings } from '@potluck/api/pantry'
import { dayAfter } from '@potluck/cooking/at-home'
import { z } from 'zod'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { homeIdOf } from '../../people/policies/home-book.ts'
import type { Changeable } from '../../people/sharing/sharing.ts'
import { keysOf } from '../things/place-items.ts'
import { findStorage } from './find-storage.ts'
import { type Home, keyOfRow, rowsOf } from './store.ts'
import { unsaid } from './unsaid.ts'

/** A tick that is taken back so soon was a mistake; later it says that the thing is wanted again, milliseconds. */
const undoneWithin = 24 * 3_600_000

/** An item of a list that was bought. */
export interface BoughtItem {
  readonly id: string
  readonly title: string
  readonly recipeId: string | null
}

/** The state of a thing before a tick. */
const before = z.object({ since: z.string().nullable(), useBy: z.string().nullable(), recipeId: z.string().nullable() })

/** Whose pantry a list fills: its kitchen's. Any other list fills that of a member who is in no kitchen. Null for none. */
async function pantryOfList(database: Database, member: Member, list: Changeable<'list'>): Promise<Home | null> {
  if (list.kitchenId !== null) return list
  return (await homeIdOf(database, member)) === null ? { ownerId: member.id } : null
}

/** The things that items name, each once, without those that nobody eats. */
async function foodsOf(items: readonly BoughtItem[]) {
  const named = await keysOf(items.map(({ title }) => title))
  const storages = await findStorage(new Map([...named].map(([title, { aisle }]) => [title, aisle])))
  const foods = items.flatMap((item) => {
    const { key, name = '' } = named.get(item.title) ?? {}
    const storage = storages.get(item.title)
    return key === undefined || !storage ? [] : [{ ...item, key, name, storage }]
  })
  return [...new Map(foods.map((food) => [food.key, food])).values()]
}

/**
 * Says that the items of a list that were just ticked are at home since today. A full pantry takes no more. Joins an open
 * transaction.
 * @returns whether that changed a pantry
 */
export async function putBought(
  database: Database,
  member: Member,
  list: Changeable<'list'>,
  items: readonly BoughtItem[],
): Promise<boolean> {
  const foods = items.length === 0 ? [] : await foodsOf(items)
  const home = foods.length === 0 ? null : await pantryOfList(database, member, list)
  if (!home) return false
  const { db, dialect } = database
  const { ownerId } = home
  await dialect.lockMember(db, ownerId)
  const rows = await rowsOf(database, home)
  const known = new Map(rows.filter(({ portions }) => portions === null).map((row) => [keyOfRow(row), row]))
  const tickedAt = now()
  const since = tickedAt.slice(0, 10)
  const bought = foods.map(({ id, recipeId, key, storage, ...food }) => {
    const row = known.get(key)
    const place = row?.place ?? storage.place
    const days = place === 'freezer' ? null : storage.days
    const was = row && { since: row.since, useBy: row.useBy, recipeId: row.recipeId }
    return {
      ...unsaid,
      ownerId,
      itemKey: row?.itemKey ?? key,
      title: row?.title ?? food.name,
      createdAt: tickedAt,
      place,
      since,
      useBy: days === null ? null : dayAfter(since, days),
      recipeId,
      itemId: id,
      tickedAt,
      beforeTick: was ? JSON.stringify(was) : null,
    }
  })
  const room = maxPantryThings - rows.length
  const fresh = bought.filter(({ beforeTick }) => beforeTick === null)
  const passedOver = new Set(fresh.slice(Math.max(0, room)))
  await db
    .insertInto('staples')
    .values(bought.filter((row) => !passedOver.has(row)))
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'itemKey']).doUpdateSet(({ ref }) => ({
        since: ref('excluded.since'),
        useBy: ref('excluded.useBy'),
        recipeId: ref('excluded.recipeId'),
        itemId: ref('excluded.itemId'),
        tickedAt: ref('excluded.tickedAt'),
        beforeTick: ref('excluded.beforeTick'),
      })),
    )
    .execute()
  return true
}

/**
 * Takes back what the ticks of items said, where they were made lately. Joins an open transaction.
 * @returns whether that changed a pantry
 */
export async function takeBackBought(
  database: Database,
  member: Member,
  list: Changeable<'list'>,
  itemIds: readonly string[],
): Promise<boolean> {
  const home = itemIds.length === 0 ? null : await pantryOfList(database, member, list)
  if (!home) return false
  const { db } = database
  const rows = await db
    .selectFrom('staples')
    .select(['itemKey', 'beforeTick'])
    .where('ownerId', '=', home.ownerId)
    .where('itemId', 'in', itemIds)
    .where('tickedAt', '>', now(-undoneWithin))
    .execute()
  for (const { itemKey: key, beforeTick } of rows) {
    const was = beforeTick === null ? null : before.parse(JSON.parse(beforeTick))
    if (was) {
      await db
        .updateTable('staples')
        .set({ ...was, itemId: null, tickedAt: null, beforeTick: null })
        .where('ownerId', '=', home.ownerId)
        .where('itemKey', '=', key)
        .execute()
    } else await db.deleteFrom('staples').where('ownerId', '=', home.ownerId).where('itemKey', '=', key).execute()
  }
  return rows.length > 0
}
