import { wordOf } from '@potluck/api/kitchen-roles'
import { maxKitchens } from '@potluck/api/kitchens'
import { v7 as uuid } from 'uuid'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { readableBook } from '../../people/policies/books.ts'
import { copyAlways } from '../../planning/pantry/copy-always.ts'
import { refuseOverfull } from './refuse-overfull.ts'

/** @throws {Refusal} `too-many-kitchens` when somebody is in more than they may be */
export async function refuseTooManyKitchens({ db }: Database, personId: string): Promise<void> {
  const { count } = await db
    .selectFrom('kitchenMembers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  if (Number(count) > maxKitchens) {
    throw new Refusal('too-many-kitchens', `nobody is in more than ${maxKitchens} kitchens`)
  }
}

interface NewKitchen {
  readonly id?: string | undefined
  readonly name: string
}

/**
 * Makes a kitchen with the member as its owner. One of theirs with this id stays as it is.
 * @returns its id
 * @throws {Refusal} `too-many-kitchens`, `id-taken`, `book-full`
 */
export function makeKitchen(database: Database, member: Reader, { id = uuid(), name }: NewKitchen): Promise<string> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const made = await db
      .insertInto('books')
      .values({ id, personId: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) {
      await readableBook(inside, member, id).catch(() => {
        throw new Refusal('id-taken', 'another kitchen has this id already', 'body.id')
      })
      return id
    }
    await db.insertInto('kitchens').values({ id, name, createdAt: now() }).execute()
    const owner = { kitchenId: id, personId: member.id, role: wordOf('owner'), joinedAt: now() }
    await db.insertInto('kitchenMembers').values(owner).execute()
    await copyAlways(inside, id, member)
    await refuseTooManyKitchens(inside, member.id)
    await refuseOverfull(inside, member.id)
    return id
  })
}

/** @throws {Refusal} `not-kitchen-keeper` for other members */
export function requireKitchenOwner({ role }: Pick<ReadableBook, 'role'>): void {
  if (role !== 'owner') throw new Refusal('not-kitchen-keeper', 'only an owner of the kitchen may do this')
}

/**
 * Changes a kitchen under its lock, as a member of it.
 * @throws {Refusal} `not-found` for whoever is not in it
 */
export function changeKitchen<T>(
  database: Database,
  member: Reader,
  id: string,
  change: (inside: Database, kitchen: ReadableBook) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, id)
    return change(inside, await readableBook(inside, member, id))
  })
}

/** The same, as an owner of it. @throws {Refusal} `not-found`, `not-kitchen-keeper` */
export const changeAsOwner = <T>(
  database: Database,
  member: Member,
  id: string,
  change: (inside: Database, kitchen: ReadableBook) => Promise<T>,
): Promise<T> =>
  changeKitchen(database, member, id, (inside, kitchen) => {
    requireKitchenOwner(kitchen)
    return change(inside, kitchen)
  })

/** Calls a kitchen otherwise. @throws {Refusal} `not-found`, `not-kitchen-keeper` */
export const renameKitchen = (database: Database, member: Member, id: string, name: string): Promise<void> =>
  changeAsOwner(database, member, id, async ({ db }) => {
    await db.updateTable('kitchens').set({ name }).where('id', '=', id).execute()
  })

/** Takes back every invitation into a kitchen, its links, and those to its recipes. */
export async function closeKitchen({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('kitchenInvitations').where('kitchenId', '=', id).execute()
  await db.deleteFrom('invitations').where('kitchenId', '=', id).execute()
  await db.deleteFrom('shareLinks').where('ownerId', '=', id).execute()
}
