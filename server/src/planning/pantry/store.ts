import { type AnsweredPantryThing, maxPantryThings, type PantryPlace } from '@potluck/api/pantry'
import { dayAfter } from '@potluck/cooking/at-home'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { keysOf } from '../things/place-items.ts'
import { findStorage } from './find-storage.ts'
import type { PantryTables } from './tables.ts'
import { unsaid } from './unsaid.ts'

/** Longer names are compared by their beginnings. */
const maxKey = 200

type Row = PantryTables['staples']

/** A pantry is the book of a kitchen or a person: everybody who reads the book reads and changes it. */
export type Home = Pick<ReadableBook, 'ownerId'>

/** A thing as somebody puts it there; what is left out stays as it is. */
export interface NewThing {
  readonly key?: string | undefined
  readonly title: string
  readonly place?: PantryPlace | undefined
  readonly since?: string | null | undefined
  readonly useBy?: string | null | undefined
  readonly always?: boolean | undefined
  readonly amount?: string | undefined
  readonly portions?: number | null | undefined
  readonly recipeId?: string | null | undefined
}

/** The name of what a line says, without its amount. */
function nameOf(title: string): string {
  const line = readIngredientLine(title, everyLanguage)
  return line.ingredient || line.text.trim()
}

/** The key of a name: an earlier version stored other keys. */
export const keyNow = (name: string): string => itemKey(name, everyLanguage).slice(0, maxKey)

/** The key of a row, however old it is. A dish is told from others by its own key. */
export const keyOfRow = ({ itemKey: key, title, portions }: Pick<Row, 'itemKey' | 'title' | 'portions'>): string =>
  portions === null ? keyNow(title) : key

/** The rows of a pantry, by name. */
export const rowsOf = ({ db }: Database, { ownerId }: Home): Promise<Row[]> =>
  db
    .selectFrom('staples')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('title')
    .orderBy('itemKey')
    .limit(maxPantryThings)
    .execute()

/** The things of a pantry by their keys of now, without dishes. */
export async function thingsByKey(database: Database, home: Home): Promise<ReadonlyMap<string, AnsweredPantryThing>> {
  const rows = await rowsOf(database, home)
  return new Map(rows.filter(({ portions }) => portions === null).map((row) => [keyOfRow(row), answered(row)]))
}

const answered = (row: Row): AnsweredPantryThing => ({
  key: row.itemKey,
  title: row.title,
  place: row.place,
  since: row.since,
  useBy: row.useBy,
  always: row.always === 1,
  amount: row.amount,
  portions: row.portions,
  recipeId: row.recipeId,
})

/** The things at home, by name, and the people who brought some along. */
export async function pantryOf(database: Database, reader: Reader, home: ReadableBook) {
  const rows = await rowsOf(database, home)
  const brought = Map.groupBy(rows, ({ bringerId }) => bringerId)
  brought.delete(null)
  brought.delete(reader.id)
  const ids = [...brought.keys()].filter((id) => id !== null)
  const personOf = await pastPeopleById(database, reader, ids)
  const joined = [...brought].flatMap(([id, things]) =>
    id === null ? [] : [{ name: personOf(id).name, titles: things.map(({ title }) => title) }],
  )
  const { kitchenId } = home
  return {
    kitchen: kitchenId === null ? null : { id: kitchenId, name: await kitchenName(database, kitchenId) },
    things: rows.map(answered),
    joined: joined.filter(({ name }) => name !== ''),
  }
}

async function kitchenName({ db }: Database, id: string): Promise<string> {
  const kitchen = await db.selectFrom('kitchens').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return kitchen.name
}

/** The columns that somebody says of a thing. */
const saidOf = ({ place, since, useBy, always, amount, portions, recipeId }: NewThing): Partial<Row> => ({
  ...(place !== undefined && { place }),
  ...(since !== undefined && { since }),
  ...(useBy !== undefined && { useBy }),
  ...(always !== undefined && { always: always ? 1 : 0 }),
  ...(amount !== undefined && { amount }),
  ...(portions !== undefined && { portions }),
  ...(recipeId !== undefined && { recipeId }),
})

/** The place and the last day of a thing that is new. */
async function guessed({ since, place, title }: NewThing, name: string): Promise<Pick<Row, 'place' | 'useBy'>> {
  const { aisle = '' } = (await keysOf([name])).get(name) ?? {}
  const { place: usual, days } = (await findStorage(new Map([[title, aisle]]))).get(title) ?? {
    place: 'cupboard',
    days: null,
  }
  const isCold = (place ?? usual) === 'freezer'
  return { place: usual, useBy: since && days !== null && !isCold ? dayAfter(since, days) : null }
}

/** Adds or changes a thing among those that are there. @returns its row */
async function putThing(inside: Database, { ownerId }: Home, rows: readonly Row[], thing: NewThing): Promise<Row> {
  const isDish = typeof thing.portions === 'number'
  const title = isDish ? thing.title : nameOf(thing.title)
  const key = isDish && thing.key !== undefined ? thing.key : keyNow(title)
  const known = rows.find(({ itemKey: own }) => own === thing.key) ?? rows.find((row) => keyOfRow(row) === key)
  if (known) {
    // A later untick does not take this back.
    const said = { ...(thing.key === known.itemKey && { title }), ...saidOf(thing), tickedAt: null }
    await inside.db
      .updateTable('staples')
      .set(said)
      .where('ownerId', '=', ownerId)
      .where('itemKey', '=', known.itemKey)
      .execute()
    return { ...known, ...said }
  }
  const usual = isDish ? { place: 'freezer' as const } : await guessed(thing, title)
  const row: Row = { ...unsaid, ownerId, itemKey: key, title, createdAt: now(), ...usual, ...saidOf(thing) }
  await inside.db
    .insertInto('staples')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ownerId', 'itemKey']).doNothing())
    .execute()
  return row
}

/** Takes out the things with these keys or names. @returns what stays */
async function takeOut({ db }: Database, { ownerId }: Home, rows: readonly Row[], used: readonly string[]) {
  const wanted = new Set(used.flatMap((one) => [one, keyNow(nameOf(one))]))
  const isUsed = (row: Row) => wanted.has(row.itemKey) || (row.portions === null && wanted.has(keyNow(row.title)))
  const gone = rows.filter(isUsed).map(({ itemKey: key }) => key)
  if (gone.length === 0) return rows
  await db.deleteFrom('staples').where('ownerId', '=', ownerId).where('itemKey', 'in', gone).execute()
  return rows.filter((row) => !isUsed(row))
}

/**
 * Takes out what is used up, then puts things there.
 * @returns the rows of what was put there, in order
 * @throws {Refusal} `list-full`
 */
export const changePantry = (
  database: Database,
  home: Home,
  { put, used }: { readonly put: readonly NewThing[]; readonly used: readonly string[] },
): Promise<readonly Row[]> =>
  inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, home.ownerId)
    let rows = await takeOut(inside, home, await rowsOf(inside, home), used)
    const made: Row[] = []
    for (const thing of put) {
      const row = await putThing(inside, home, rows, thing)
      rows = [...rows.filter(({ itemKey: key }) => key !== row.itemKey), row]
      made.push(row)
    }
    if (put.length > 0) await refuseTooMany(inside, home)
    return made
  })

/** @throws {Refusal} `list-full` */
async function refuseTooMany({ db }: Database, { ownerId }: Home): Promise<void> {
  const { count } = await db
    .selectFrom('staples')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (Number(count) > maxPantryThings) {
    throw new Refusal('list-full', `a pantry holds no more than ${maxPantryThings} things`)
  }
}
