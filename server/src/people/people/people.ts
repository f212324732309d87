import type { Person } from '@potluck/api/fields'
import type { Member, Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { hiddenFrom } from './hidden.ts'

/** A person who deleted their account: only the id is left. */
export const nobody = (id: string): Person => ({ id, name: '', handle: null })

/**
 * People by id, as others see them, in one query. The function given back throws 404 for whoever deleted their account
 * in between, and an error for an id that was not asked for.
 */
export async function peopleById(database: Database, ids: readonly string[]): Promise<(id: string) => Person> {
  const wanted = new Set(ids)
  const people = await readPeople(database, wanted)
  return (id) => {
    const person = people.get(id)
    if (!person) throw wanted.has(id) ? notFound('person') : new Error(`person ${id} was not read`)
    return person
  }
}

/**
 * The same where their deeds outlive their account. A person who is gone, or blocked the reader, has no name, unless
 * the reader imported it from another server.
 */
export async function pastPeopleById(
  database: Database,
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => Person> {
  const people = await readPeople(database, new Set(ids), reader)
  const missing = [...new Set(ids)].filter((id) => !people.has(id))
  const brought = await readBrought(database, reader, missing)
  return (id) => people.get(id) ?? { ...nobody(id), name: brought.get(id) ?? '' }
}

/** Somebody whom the reader may know, else null: of who is gone or blocked them, only an id is left. */
export const namedOrNull = (person: Person): Person | null => (person.name === '' ? null : person)

/** The names that the reader brought along from another server, by id. */
async function readBrought({ db, dialect }: Database, reader: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('broughtPeople')
    .select(['broughtPeople.id', 'broughtPeople.name'])
    .where('broughtPeople.ownerId', '=', reader.id)
    .whereRef('broughtPeople.id', '=', 'wanted.value')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readPeople(
  { db, dialect }: Database,
  ids: ReadonlySet<string>,
  reader?: Reader,
): Promise<ReadonlyMap<string, Person>> {
  const wanted = [...ids]
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom(dialect.rowsOf(wanted).as('wanted'))
          .crossJoin('users')
          .select(['users.id', 'users.name', 'users.handle'])
          .whereRef('users.id', '=', 'wanted.value')
          .where((eb) => (reader ? eb('users.id', 'not in', hiddenFrom(db, reader)) : eb.lit(true)))
          .execute()
  return new Map(rows.map((person) => [person.id, person]))
}

/** The member as others see them. */
export async function personOf(database: Database, member: Member): Promise<Person> {
  return (await peopleById(database, [member.id]))(member.id)
}

/** The person that one column names exactly, unless they blocked the reader. Nobody finds a disabled account by its handle. */
export async function findPerson(
  { db }: Database,
  reader: Reader,
  column: 'id' | 'handle',
  value: string,
): Promise<Person | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'handle'])
    .where(column, '=', value)
    .$if(column === 'handle', (query) => query.where('disabledAt', 'is', null))
    .where('id', 'not in', hiddenFrom(db, reader))
    .executeTakeFirst()
}

/**
 * The person with exactly this e-mail who may be found by it, unless they blocked the reader. The reader finds
 * themselves.
 */
export async function findByEmail({ db }: Database, reader: Reader, email: string): Promise<Person | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'handle'])
    .where('email', '=', email)
    .where('disabledAt', 'is', null)
    .where(({ or, eb }) => or([eb('foundByEmail', '=', 1), eb('id', '=', reader.id)]))
    .where('id', 'not in', hiddenFrom(db, reader))
    .executeTakeFirst()
}

/** Whether the member could take a handle: nobody has it, or the member does. */
export async function isHandleFree({ db }: Database, member: Member, handle: string): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('handle', '=', handle)
    .where('id', '!=', member.id)
    .executeTakeFirst()
  return other === undefined
}
