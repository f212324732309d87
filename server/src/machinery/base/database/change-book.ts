import { roleOf } from '@potluck/api/kitchen-roles'
import { Book } from '../../../ground/access/book.ts'
import { notFound } from '../refusal.ts'
import { type Database, inTransaction } from './database.ts'

/** A book in a transaction that holds its owner's lock. */
export class OpenBook extends Book {
  /** Of the transaction. */
  readonly database: Database

  private constructor(inside: Database, book: Book) {
    super(Book.grantOf(book))
    this.database = inside
  }

  /** @throws {Refusal} `not-found` when the person is in the kitchen no more */
  static async open(inside: Database, book: Book): Promise<OpenBook> {
    await inside.dialect.lockMember(inside.db, book.ownerId)
    if (book.kitchenId !== null) await requireMembership(inside, book)
    return new OpenBook(inside, book)
  }
}

/** Whoever leaves a kitchen may have opened its book before; leaving takes the same lock. */
async function requireMembership({ db }: Database, { ownerId, personId, role }: Book): Promise<void> {
  const member = await db
    .selectFrom('kitchenMembers')
    .select('role')
    .where('kitchenId', '=', ownerId)
    .where('personId', '=', personId)
    .executeTakeFirst()
  if (!member || (roleOf(member.role) === 'reader' && role !== 'reader')) throw notFound('kitchen')
}

/** Changes a book under its owner's lock, in a new transaction or in the open one. */
export function changeBook<T>(database: Database, book: Book, change: (open: OpenBook) => Promise<T>): Promise<T> {
  return inTransaction(database, async (inside) => change(await OpenBook.open(inside, book)))
}
