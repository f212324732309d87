import { type KitchenRole, roleOf } from '@potluck/api/kitchen-roles'
import { Book, type Membership, ReadableBook, type ReadableBooks } from '../../ground/access/book.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { type BookState, noteState, type StoredState, stateOf } from '../book-changes/book-state.ts'

/** The members of a kitchen, and the state of its book: at most twenty rows, looked up by their key. */
const readMembers = preparedStatement(({ db }, given: Given<{ readonly kitchenId: string }>) =>
  db
    .selectFrom('kitchenMembers')
    .leftJoin('changeMarks', 'changeMarks.ownerId', 'kitchenMembers.kitchenId')
    .leftJoin('searchBooks', 'searchBooks.ownerId', 'kitchenMembers.kitchenId')
    .select(['kitchenMembers.personId', 'role', 'mark', 'firstNumber', 'nextNumber'])
    .where('kitchenMembers.kitchenId', '=', given('kitchenId')),
)

interface FoundMembership extends Membership {
  readonly state: BookState
}

/** @throws {Refusal} `not-found` for any kitchen that the person is not in */
async function findMembership(database: Database, person: Reader, kitchenId: string): Promise<FoundMembership> {
  const rows = await readMembers(database, { kitchenId })
  const own = rows.find(({ personId }) => personId === person.id)
  if (!own) throw notFound('kitchen')
  const state: StoredState = own
  const memberIds = rows.map(({ personId }) => personId)
  return { kitchenId, personId: person.id, role: roleOf(own.role), memberIds, state: stateOf(state) }
}

const mayWrite = (membership: FoundMembership): membership is FoundMembership & { readonly role: 'owner' | 'cook' } =>
  membership.role !== 'reader'

/** The book that a call reads. @throws {Refusal} `not-found` for a kitchen that the member is not in */
export async function readableBook(
  database: Database,
  reader: Reader,
  kitchenId: string | undefined,
): Promise<ReadableBook> {
  if (kitchenId === undefined) return ReadableBook.of(reader)
  const membership = await findMembership(database, reader, kitchenId)
  const book = ReadableBook.ofMembership(membership)
  noteState(book, membership.state)
  return book
}

/** The members of all kitchens that somebody is in, and the states of their books: at most ten times twenty rows. */
const readKitchens = preparedStatement(({ db }, given: Given<{ readonly personId: string }>) =>
  db
    .selectFrom('kitchenMembers as own')
    .innerJoin('kitchenMembers as members', 'members.kitchenId', 'own.kitchenId')
    .leftJoin('changeMarks', 'changeMarks.ownerId', 'own.kitchenId')
    .leftJoin('searchBooks', 'searchBooks.ownerId', 'own.kitchenId')
    .select(['own.kitchenId', 'own.role', 'members.personId', 'mark', 'firstNumber', 'nextNumber'])
    .where('own.personId', '=', given('personId'))
    .orderBy('own.kitchenId'),
)

/** The reader's own book, then those of all kitchens that they are in, by id. */
export async function readableBooks(database: Database, reader: Reader): Promise<ReadableBooks> {
  const kitchens = Map.groupBy(await readKitchens(database, { personId: reader.id }), ({ kitchenId }) => kitchenId)
  const books = [...kitchens].flatMap(([kitchenId, rows]) => {
    const memberIds = rows.map(({ personId }) => personId)
    return rows.slice(0, 1).map((row) => {
      const book = ReadableBook.ofMembership({ kitchenId, personId: reader.id, role: roleOf(row.role), memberIds })
      noteState(book, stateOf(row))
      return book
    })
  })
  return [ReadableBook.of(reader), ...books]
}

async function cookedBook(database: Database, person: Reader, kitchenId: string): Promise<Book> {
  const membership = await findMembership(database, person, kitchenId)
  if (!mayWrite(membership)) throw new Refusal('read-only', 'readers of a kitchen read its book and do not change it')
  return Book.ofCook(membership)
}

/** The book that a call writes into. @throws {Refusal} as `readableBook`; `read-only` for a reader of the kitchen */
export const writableBook = async (database: Database, member: Member, kitchenId: string | undefined): Promise<Book> =>
  kitchenId === undefined ? Book.of(member) : cookedBook(database, member, kitchenId)

/** The book of a kitchen that a job of one of its cooks writes into. @throws {Refusal} `not-found`, `read-only` */
export const kitchenOfJob = cookedBook

/** The role of a person in a kitchen, or null. @param kitchenId of a book; one of a person has no members */
export async function roleIn({ db }: Database, person: Reader, kitchenId: string): Promise<KitchenRole | null> {
  const member = await db
    .selectFrom('kitchenMembers')
    .select('role')
    .where('kitchenId', '=', kitchenId)
    .where('personId', '=', person.id)
    .executeTakeFirst()
  return member ? roleOf(member.role) : null
}
