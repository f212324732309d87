import { type AnsweredEater, type Avoided, maxEaters } from '@potluck/api/eaters'
import { avoidedMarks } from '@potluck/foods/avoided'
import { type Marks, marksOf, namesIn, noMarks } from '@potluck/foods/marks'
import { z } from 'zod'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { pastPeopleById } from '../people/people.ts'
import { readableBook } from '../policies/books.ts'

const storedDislikes = z.array(z.string())

/** Names that somebody does not like, as they are stored. */
export const dislikesOf = (stored: string): string[] => storedDislikes.parse(JSON.parse(stored))

/** The eaters of a member's kitchens, and the member alone, as far as something was written down. */
export async function readEaters(database: Database, member: Member): Promise<AnsweredEater[]> {
  const { db } = database
  const rows = await db
    .selectFrom('eaters')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('ownerId', '=', member.id),
        eb('ownerId', 'in', db.selectFrom('kitchenMembers').select('kitchenId').where('personId', '=', member.id)),
      ]),
    )
    .orderBy('ownerId')
    .orderBy('id')
    .execute()
  const withAccount = rows.filter(({ name }) => name === '').map(({ id }) => id)
  const personOf = await pastPeopleById(database, member, withAccount)
  return rows.map(({ ownerId, id, name, mustNot, dislikes }) => ({
    id,
    kitchenId: ownerId === member.id ? null : ownerId,
    name: name === '' ? personOf(id).name : name,
    hasAccount: name === '',
    mustNot: namesIn(mustNot),
    dislikes: dislikesOf(dislikes),
  }))
}

/** The marks that somebody at a table must not eat: of a kitchen and the member, or of all whom the member eats with. */
export async function avoidedBy({ db }: Database, member: Member, kitchenId: string | null): Promise<Marks> {
  const ofMember = db.selectFrom('kitchenMembers').select('kitchenId').where('personId', '=', member.id)
  const rows = await db
    .selectFrom('eaters')
    .select('mustNot')
    .where((eb) =>
      eb.or([
        eb('ownerId', '=', member.id),
        eb('ownerId', 'in', kitchenId === null ? ofMember : ofMember.where('kitchenId', '=', kitchenId)),
      ]),
    )
    .execute()
  return rows.reduce((marks, { mustNot }) => marks | avoidedMarks(namesIn(mustNot)), noMarks)
}

interface NewEater extends Avoided {
  readonly id: string
  readonly personId: string | null
  readonly name: string
}

/** @throws {Refusal} `list-full` */
async function write({ db, dialect }: Database, { ownerId }: ReadableBook, eater: NewEater): Promise<void> {
  await dialect.lockMember(db, ownerId)
  const { id, personId, name } = eater
  const said = { personId, name, mustNot: marksOf(eater.mustNot), dislikes: JSON.stringify(eater.dislikes) }
  await db
    .insertInto('eaters')
    .values({ ownerId, id, ...said })
    .onConflict((conflict) => conflict.columns(['ownerId', 'id']).doUpdateSet(said))
    .execute()
  const { count } = await db
    .selectFrom('eaters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (Number(count) > maxEaters) throw new Refusal('list-full', `a household has at most ${maxEaters} eaters`)
}

const remove = async ({ db }: Database, { ownerId }: ReadableBook, id: string): Promise<void> => {
  await db.deleteFrom('eaters').where('ownerId', '=', ownerId).where('id', '=', id).execute()
}

/** Writes down what somebody does not eat themselves. @throws {Refusal} `list-full` */
export const writeOwn = (database: Database, book: ReadableBook, avoided: Avoided): Promise<void> =>
  write(database, book, {
    ...avoided,
    id: book.personId,
    personId: book.kitchenId === null ? null : book.personId,
    name: '',
  })

/** Deletes what somebody wrote down of themselves. */
export const deleteOwn = (database: Database, book: ReadableBook): Promise<void> =>
  remove(database, book, book.personId)

/**
 * The book of a kitchen, for an owner who writes of somebody without an account.
 * @throws {Refusal} `not-found`, `not-kitchen-keeper`; `not-found` for a member, who writes it down themselves
 */
async function bookFor(database: Database, member: Member, kitchenId: string, eaterId: string): Promise<ReadableBook> {
  const book = await readableBook(database, member, kitchenId)
  if (book.role !== 'owner') throw new Refusal('not-kitchen-keeper', 'only an owner of the kitchen may do this')
  if (book.audience.includes(eaterId)) throw notFound('eater without an account')
  return book
}

/** Writes down what somebody without an account does not eat. @throws {Refusal} as `bookFor`; `list-full` */
export async function writeFor(
  database: Database,
  member: Member,
  kitchenId: string,
  eater: Omit<NewEater, 'personId'>,
): Promise<ReadableBook> {
  const book = await bookFor(database, member, kitchenId, eater.id)
  await write(database, book, { ...eater, personId: null })
  return book
}

/** Removes somebody without an account. @throws {Refusal} as `bookFor` */
export async function deleteFor(
  database: Database,
  member: Member,
  kitchenId: string,
  eaterId: string,
): Promise<ReadableBook> {
  const book = await bookFor(database, member, kitchenId, eaterId)
  await remove(database, book, eaterId)
  return book
}
