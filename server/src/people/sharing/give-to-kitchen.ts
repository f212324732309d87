import { sql } from 'kysely'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import { withinTextSpace } from '../../machinery/base/database/text-space.ts'
import { writableBook } from '../policies/books.ts'
import { requireOwner } from './require-owner.ts'
import { type Changeable, reachToChange, refuseTooMany, type SharedKind, tablesOf } from './sharing.ts'

/** Rows of one statement: databases limit the number of its values. */
const maxRows = 500

/** Tables of what is on a thing, besides its items. */
const moreOn: Readonly<Record<SharedKind, readonly string[]>> = {
  list: ['removedListItems', 'listThings'],
  plan: ['removedMealPlanItems'],
}

type Table = ReturnType<typeof sql.table>

type Row = Readonly<Record<string, unknown>>

async function putRows({ db }: Database, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  for (let start = 0; start < rows.length; start += maxRows) {
    const values = rows
      .slice(start, start + maxRows)
      .map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`)
    await sql`insert into ${table} (${sql.join(columns.map((column) => sql.id(column)))})
      values ${sql.join(values)}`.execute(db)
  }
}

/** Keys begin with the owner, and rows refer to them: the items are removed and inserted under the new owner. */
async function changeOwner(inside: Database, { kind, id, ownerId }: Changeable, newOwnerId: string): Promise<void> {
  const { db } = inside
  const { table, items, collaborators, key } = tablesOf(kind)
  const of = sql`"ownerId" = ${ownerId} and ${key} = ${id}`
  const taken: (readonly [Table, readonly Row[]])[] = []
  for (const each of [items, ...moreOn[kind].map((name) => sql.table(name))]) {
    const { rows } = await sql<Row>`delete from ${each} where ${of} returning *`.execute(db)
    taken.push([each, rows])
  }
  await sql`delete from ${collaborators} where ${of}`.execute(db)
  await sql`update ${table} set "ownerId" = ${newOwnerId} where "ownerId" = ${ownerId} and id = ${id}`.execute(db)
  for (const [each, rows] of taken) {
    await putRows(
      inside,
      each,
      rows.map((row) => ({ ...row, ownerId: newOwnerId })),
    )
  }
}

/**
 * Gives a thing of the member's own to a kitchen, with all that is on it. Whom it was shared with is off it, unless they are
 * in the kitchen.
 * @returns the thing as the member has it now
 * @throws {Refusal} `not-the-owner`, `not-found` for a kitchen that the member is not in, `read-only` for a reader of it,
 * `too-many-lists`, `too-many-plans`, `book-full`
 */
export function giveToKitchen<K extends SharedKind>(
  database: Database,
  member: Member,
  thing: Changeable<K>,
  kitchenId: string,
): Promise<Changeable<K>> {
  requireOwner(thing, 'give it to a kitchen')
  return inTransaction(database, async (inside) => {
    await lockMembers(inside, [thing.ownerId, kitchenId])
    const { ownerId } = await writableBook(inside, member, kitchenId)
    await withinTextSpace(inside, [ownerId], () => changeOwner(inside, thing, ownerId))
    const given = await reachToChange(inside, member, thing.kind, thing.id)
    await refuseTooMany(inside, given)
    return given
  })
}
