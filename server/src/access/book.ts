import { type Database, inTransaction } from '../machinery/database/database.ts'
import type { Member, Reader } from './reader.ts'

/** Proof that the caller may write into somebody's book: recipes, labels and pictures. */
export class Book {
  readonly #ownerId: string

  private constructor(ownerId: string) {
    this.#ownerId = ownerId
  }

  get ownerId(): string {
    return this.#ownerId
  }

  static of(member: Member): Book {
    return new Book(member.id)
  }

  /** The book of whoever queued a job that was just claimed: the work goes on without them. */
  static ofJob(job: { readonly ownerId: string }): Book {
    return new Book(job.ownerId)
  }

  /** The book of a recipe whose words are not known yet: nothing that its cook wrote changes. */
  static ofIndex(recipe: { readonly ownerId: string }): Book {
    return new Book(recipe.ownerId)
  }

  /** The book of whoever left something in the trash for so long that it goes. */
  static ofTrash(trash: { readonly ownerId: string }): Book {
    return new Book(trash.ownerId)
  }

  /** The book of a friend, whose inbox takes what is sent to them. */
  static ofRecipient(recipient: Reader): Book {
    return new Book(recipient.id)
  }
}

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

/** Changes a book, alone and as a whole: in a transaction of its own, or in the one that is already open. */
export function changeBook<T>(database: Database, book: Book, change: (open: OpenBook) => Promise<T>): Promise<T> {
  return inTransaction(database, async (inside) => change(await OpenBook.open(inside, book)))
}
