import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { v5 as uuidOf } from 'uuid'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Collection, CollectionKind, Content } from './collection-kind.ts'
import type { CalDavTables } from './tables.ts'

type Row = Selectable<CalDavTables['davObjects']>

/** An object that is there. */
export interface DavObject extends Pick<Row, 'name' | 'uid' | 'extra' | 'etag' | 'mark'> {
  readonly content: Content
}

/** A collection as it is now, and what is remembered of it. */
export interface State {
  readonly mark: number
  /** Changes up to this one are forgotten. */
  readonly forgotten: number
  readonly objects: readonly DavObject[]
  readonly gone: readonly Row[]
}

/** How long, and how many, objects of a collection are remembered that are gone. */
export const remembered = { days: 90, objects: 1_000 } as const

/** Rows of one statement. */
const maxRows = 500

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const etagOf = (content: Content, { uid, extra }: Pick<Row, 'uid' | 'extra'>): string =>
  digestOf(JSON.stringify([content.version, uid, extra])).slice(0, 32)

/** The id of what a program makes under a name: sent again, it is the same thing. */
export const itemIdFor = (collectionId: string, name: string): string => uuidOf(name, collectionId)

/** A name that no other object of the collection has. */
function freeName(itemId: string, taken: ReadonlySet<string>): string {
  let name = `${itemId}.ics`
  for (let more = 1; taken.has(name); more += 1) name = `${itemId}-${more}.ics`
  return name
}

interface Seen {
  readonly stored: Pick<Selectable<CalDavTables['davCollections']>, 'mark' | 'forgotten' | 'seen'>
  readonly rows: readonly Row[]
  readonly contents: readonly Content[]
}

const nothingStored = { mark: 0, forgotten: 0, seen: null } as const

async function read(database: Database, collection: Collection): Promise<Seen> {
  const { db } = database
  const stored = await db
    .selectFrom('davCollections')
    .select(['mark', 'forgotten', 'seen'])
    .where('id', '=', collection.id)
    .executeTakeFirst()
  const rows = await db.selectFrom('davObjects').selectAll().where('collectionId', '=', collection.id).execute()
  return { stored: stored ?? nothingStored, rows, contents: await collection.contents(database) }
}

/** The changes since the last look, and all objects. */
function compare({ id }: Collection, { stored, rows, contents }: Seen) {
  const ofItem = new Map(rows.map((row) => [row.itemId, row]))
  const taken = new Set(rows.map(({ name }) => name))
  let { mark } = stored
  const changed: Row[] = []
  const objects = contents.map((content) => {
    const { itemId } = content
    const known = ofItem.get(itemId)
    ofItem.delete(itemId)
    const named = known ?? { name: freeName(itemId, taken), uid: itemId, extra: '', madeBy: null }
    const etag = etagOf(content, named)
    if (known?.etag === etag && known.goneAt === null) return { ...known, content }
    taken.add(named.name)
    mark += 1
    const row = { ...named, collectionId: id, itemId, etag, mark, goneAt: null }
    changed.push(row)
    return { ...row, content }
  })
  const gone = [...ofItem.values()].map((row) => {
    if (row.goneAt !== null) return row
    mark += 1
    const missed = { ...row, mark, goneAt: now() }
    changed.push(missed)
    return missed
  })
  return { mark, forgotten: stored.forgotten, objects, gone, changed }
}

/** Writes rows of objects, new or known. */
export async function writeRows({ db }: Database, rows: readonly Insertable<CalDavTables['davObjects']>[]) {
  for (let start = 0; start < rows.length; start += maxRows)
    await db
      .insertInto('davObjects')
      .values(rows.slice(start, start + maxRows))
      .onConflict((conflict) =>
        conflict.columns(['collectionId', 'itemId']).doUpdateSet(({ ref }) => ({
          etag: ref('excluded.etag'),
          mark: ref('excluded.mark'),
          goneAt: ref('excluded.goneAt'),
          extra: ref('excluded.extra'),
          uid: ref('excluded.uid'),
          madeBy: ref('excluded.madeBy'),
        })),
      )
      .execute()
}

/** Objects that are gone for long, or among too many. */
function oldAmong(gone: readonly Row[]): readonly Row[] {
  const since = now(-remembered.days * 86_400_000)
  return gone
    .toSorted((one, other) => other.mark - one.mark)
    .filter(({ goneAt }, place) => place >= remembered.objects || (goneAt ?? '') < since)
}

/** Forgets old objects. @returns the latest change that was forgotten, and what is left */
async function forget({ db }: Database, { id }: Collection, forgotten: number, gone: readonly Row[]) {
  const old = oldAmong(gone)
  const ids = old.map(({ itemId }) => itemId)
  for (let start = 0; start < ids.length; start += maxRows)
    await db
      .deleteFrom('davObjects')
      .where('collectionId', '=', id)
      .where('itemId', 'in', ids.slice(start, start + maxRows))
      .execute()
  return {
    forgotten: Math.max(forgotten, ...old.map(({ mark }) => mark)),
    gone: gone.filter((row) => !old.includes(row)),
  }
}

/** The row of a collection, locked until the transaction ends. */
async function lock({ db }: Database, kind: CollectionKind, { id }: Collection): Promise<void> {
  const of = kind.name === 'list' ? { listId: id, planId: null } : { listId: null, planId: id }
  await db
    .insertInto('davCollections')
    .values({ id, ...of, ...nothingStored })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ id: ref('excluded.id') })))
    .execute()
}

/** Makes a step while nobody else writes what is known of a collection. */
export const whileLocked = <T>(
  database: Database,
  kind: CollectionKind,
  collection: Collection,
  step: (inside: Database) => Promise<T>,
): Promise<T> =>
  inTransaction(database, async (inside) => {
    await lock(inside, kind, collection)
    return step(inside)
  })

/**
 * Looks at a collection, and numbers the changes since the last look, whoever made them. So the features know nothing of calendar
 * programs.
 */
export async function look(database: Database, kind: CollectionKind, collection: Collection): Promise<State> {
  const before = (await kind.seen(database, [collection.id])).get(collection.id) ?? null
  const state = await read(database, collection)
  const first = compare(collection, state)
  const isKnown = state.stored.mark > 0 && state.stored.seen === before
  if (isKnown && first.changed.length === 0 && oldAmong(first.gone).length === 0) return first
  return whileLocked(database, kind, collection, async (inside) => {
    const seen = (await kind.seen(inside, [collection.id])).get(collection.id) ?? null
    const { mark, objects, changed, ...then } = compare(collection, await read(inside, collection))
    await writeRows(inside, changed)
    const { forgotten, gone } = await forget(inside, collection, then.forgotten, then.gone)
    // The first look is a change, too.
    const present = Math.max(mark, 1)
    await inside.db
      .updateTable('davCollections')
      .set({ mark: present, forgotten, seen })
      .where('id', '=', collection.id)
      .execute()
    return { mark: present, forgotten, objects, gone }
  })
}

/** The number of the latest change of each of these collections, which are looked at only where something may have changed. */
export async function marksOf(
  database: Database,
  kind: CollectionKind,
  collections: readonly Collection[],
): Promise<ReadonlyMap<string, number>> {
  if (collections.length === 0) return new Map()
  const ids = collections.map(({ id }) => id)
  const seen = await kind.seen(database, ids)
  const rows = await database.db
    .selectFrom(database.dialect.rowsOf(ids).as('wanted'))
    .innerJoin('davCollections', 'davCollections.id', 'wanted.value')
    .select(['davCollections.id', 'mark', 'davCollections.seen'])
    .execute()
  const known = new Map(
    rows.filter(({ id, seen: then }) => then !== null && then === seen.get(id)).map((row) => [row.id, row.mark]),
  )
  const marks = new Map<string, number>()
  for (const collection of collections) {
    const mark = known.get(collection.id) ?? (await look(database, kind, collection)).mark
    marks.set(collection.id, mark)
  }
  return marks
}
