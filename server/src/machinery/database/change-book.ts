import type { Book } from '../../access/book.ts'
import { type Database, inTransaction } from './database.ts'

/** A book in a transaction that holds its owner's lock. */
export class OpenBook {
  readonly ownerId: string
  /** Of the transaction. */
  readonly database: Database
  readonly #book: Book

  private constructor(inside: Database, book: Book) {
    this.database = inside
    this.#book = book
    this.ownerId = this.#book.ownerId
  }

  static async open(inside: Database, book: Book): Promise<OpenBook> {
    await inside.dialect.lockMember(inside.db, book.ownerId)
    return new OpenBook(inside, book)
  }
}

/** Changes a book under its owner's lock, in a new transaction or in the open one. */
export function changeBook<T>(database: Database, book: Book, change: (open: OpenBook) => Promise<T>): Promise<T> {
  return inTransaction(database, async (inside) => change(await OpenBook.open(inside, book)))
}
