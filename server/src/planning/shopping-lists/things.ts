import type { ListThing } from '@potluck/api/shopping-lists'
import { sql } from 'kysely'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { type Changeable, reachAllShared, type Shared } from '../../people/sharing/sharing.ts'

/** Things that one list knows. */
const maxThings = 2_000

/** Maximum number of things counted in one call: a longer text was pasted, and is no habit. */
const maxCounted = 100

/** Names offered to one member. */
const maxUsual = 500

/** The facts on things by the people on a list, by name. */
export async function thingsOf({ db }: Database, list: Shared<'list'>): Promise<ListThing[]> {
  const rows = await db
    .selectFrom('listThings')
    .select(['title', 'aisle', 'regular'])
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where(({ or, eb }) => or([eb('aisle', 'is not', null), eb('regular', '=', 1)]))
    .orderBy('title')
    .orderBy('itemKey')
    .execute()
  return rows.map(({ regular, ...thing }) => ({ ...thing, regular: regular === 1 }))
}

/** The things that titles name, each once. */
async function rowsOf(list: Changeable<'list'>, titles: readonly string[]) {
  // The words of five languages take memory: not before something is put on a list.
  const { keysOf } = await import('../things/place-items.ts')
  const keys = await keysOf(titles)
  const usedAt = now()
  const things = Map.groupBy(titles, (title) => keys.get(title)?.key ?? title)
  // In one order for everybody, so that two who name the same things do not wait for each other.
  const ordered = [...things].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return ordered.map(([itemKey, [title = '', ...more]]) => ({
    ownerId: list.ownerId,
    listId: list.id,
    itemKey,
    title: keys.get(title)?.name ?? title,
    aisle: null,
    regular: 0 as const,
    times: 1 + more.length,
    usedAt,
  }))
}

/** Deletes what is remembered of some things. */
async function deleteThings(
  { db }: Database,
  list: Changeable<'list'>,
  things: readonly { readonly itemKey: string }[],
): Promise<void> {
  await db
    .deleteFrom('listThings')
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where(
      'itemKey',
      'in',
      things.map(({ itemKey }) => itemKey),
    )
    .execute()
}

/**
 * Forgets what was added least often when a list knows too many things; what was said of a thing is never forgotten.
 * @returns whether that was enough
 */
async function keepBounded(database: Database, list: Changeable<'list'>): Promise<boolean> {
  const ofList = database.db.selectFrom('listThings').where('ownerId', '=', list.ownerId).where('listId', '=', list.id)
  const { count } = await ofList.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const over = Number(count) - maxThings
  if (over <= 0) return true
  const rare = await ofList
    .select('itemKey')
    .where('aisle', 'is', null)
    .where('regular', '=', 0)
    .orderBy('times')
    .orderBy('usedAt')
    .orderBy('itemKey')
    .limit(over)
    .execute()
  if (rare.length === 0) return false
  await deleteThings(database, list, rare)
  return rare.length === over
}

/** Counts what was put on a list. */
export async function countAdded(
  database: Database,
  list: Changeable<'list'>,
  titles: readonly string[],
): Promise<void> {
  const rows = await rowsOf(list, titles.slice(0, maxCounted))
  if (rows.length === 0) return
  await database.db
    .insertInto('listThings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'listId', 'itemKey']).doUpdateSet({
        times: sql`"listThings".times + excluded.times`,
        usedAt: sql`excluded."usedAt"`,
      }),
    )
    .execute()
  await keepBounded(database, list)
}

/** Forgets these things where an earlier version stored them under another key. */
async function forgetOtherKeys(database: Database, list: Changeable<'list'>, keys: readonly string[]): Promise<void> {
  const { keysOf } = await import('../things/place-items.ts')
  const ofList = await database.db
    .selectFrom('listThings')
    .select(['itemKey', 'title'])
    .where('ownerId', '=', list.ownerId)
    .where('listId', '=', list.id)
    .where(({ or, eb }) => or([eb('aisle', 'is not', null), eb('regular', '=', 1)]))
    .execute()
  const now = await keysOf(ofList.map(({ title }) => title))
  const named = new Set(keys)
  const stale = ofList.filter(({ itemKey, title }) => !named.has(itemKey) && named.has(now.get(title)?.key ?? itemKey))
  if (stale.length === 0) return
  await deleteThings(database, list, stale)
}

/** Says of things in which aisle they stand, or that they are bought again and again. @throws {Refusal} `list-full` */
export async function describeThings(
  database: Database,
  list: Changeable<'list'>,
  titles: readonly string[],
  said: { readonly aisle?: string | null | undefined; readonly regular?: boolean | undefined },
): Promise<void> {
  const change = {
    ...(said.aisle === undefined ? {} : { aisle: said.aisle }),
    ...(said.regular === undefined ? {} : { regular: said.regular ? (1 as const) : (0 as const) }),
  }
  if (Object.keys(change).length === 0) return
  const rows = await rowsOf(list, titles)
  await database.dialect.lockMember(database.db, list.ownerId)
  await forgetOtherKeys(
    database,
    list,
    rows.map(({ itemKey }) => itemKey),
  )
  await database.db
    .insertInto('listThings')
    .values(rows.map((row) => ({ ...row, times: 0, ...change })))
    .onConflict((conflict) => conflict.columns(['ownerId', 'listId', 'itemKey']).doUpdateSet(change))
    .execute()
  if (await keepBounded(database, list)) return
  throw new Refusal('list-full', `a shopping list knows no more than ${maxThings} things`)
}

/** Gives a list what another one knows. */
export async function copyThings({ db }: Database, from: Shared<'list'>, to: Changeable<'list'>): Promise<void> {
  const things = await db
    .selectFrom('listThings')
    .select(['itemKey', 'title', 'aisle', 'regular', 'times', 'usedAt'])
    .where('ownerId', '=', from.ownerId)
    .where('listId', '=', from.id)
    .execute()
  if (things.length === 0) return
  await db
    .insertInto('listThings')
    .values(things.map((thing) => ({ ...thing, ownerId: to.ownerId, listId: to.id })))
    .execute()
}

/** Names of what was put on any list that the reader is on: most often first, the latest among equals. */
export async function usualThingsOf(database: Database, reader: Reader): Promise<string[]> {
  const { db, dialect } = database
  const lists = await reachAllShared(database, reader, 'list')
  if (lists.length === 0) return []
  const rows = await db
    .selectFrom(dialect.rowsOf(lists.map(({ id }) => id)).as('reached'))
    .innerJoin('listThings as thing', 'thing.listId', 'reached.value')
    .select(({ fn }) => [
      fn.min('thing.title').as('title'),
      fn.sum('thing.times').as('times'),
      fn.max('thing.usedAt').as('usedAt'),
    ])
    .where('thing.times', '>', 0)
    .groupBy('thing.itemKey')
    .orderBy('times', 'desc')
    .orderBy('usedAt', 'desc')
    .orderBy('title')
    .limit(maxUsual)
    .execute()
  return rows.map(({ title }) => title)
}
