import type { KitchenRole } from '@potluck/api/kitchen-roles'
import type { Member, Reader } from './reader.ts'

/** The role of a person in a book: `own` where it is theirs, else their role in its kitchen. */
export type BookRole = 'own' | KitchenRole

interface Grant {
  readonly ownerId: string
  readonly personId: string
  readonly role: BookRole
  /** Everybody who reads the book. */
  readonly audience: readonly string[]
}

/** A person's place in a kitchen, as just read from the database. */
export interface Membership {
  readonly kitchenId: string
  readonly personId: string
  readonly role: KitchenRole
  /** All members, this one too. */
  readonly memberIds: readonly string[]
}

const inKitchen = ({ kitchenId, personId, role, memberIds }: Membership): Grant => ({
  ownerId: kitchenId,
  personId,
  role,
  audience: memberIds,
})

const ownedBy = (ownerId: string): Grant => ({ ownerId, personId: ownerId, role: 'own', audience: [ownerId] })

/** The own book of a reader is one value, so that what was noted of it is found again. */
const ownBooks = new WeakMap<Reader, ReadableBook>()

/** Proof that its holder may read a whole book: their own, or that of a kitchen they are in. */
export class ReadableBook {
  readonly #grant: Grant

  protected constructor(grant: Grant) {
    this.#grant = grant
  }

  protected static grantOf(book: ReadableBook): Grant {
    return book.#grant
  }

  /** Whose the recipes are: the id of an account, or of a kitchen. */
  get ownerId(): string {
    return this.#grant.ownerId
  }

  /** The id of the person who reads or acts. */
  get personId(): string {
    return this.#grant.personId
  }

  get role(): BookRole {
    return this.#grant.role
  }

  /** Everybody who reads the book. */
  get audience(): readonly string[] {
    return this.#grant.audience
  }

  /** Null for the book of one person. */
  get kitchenId(): string | null {
    return this.role === 'own' ? null : this.ownerId
  }

  /**
   * The viewer for whom the addresses of its pictures are made. Each opening checks the viewer. Undefined for the own book, whose
   * pictures stay one's own.
   */
  get addressee(): { readonly id: string } | undefined {
    return this.kitchenId === null ? undefined : { id: this.personId }
  }

  static of(reader: Reader): ReadableBook {
    const known = ownBooks.get(reader)
    if (known) return known
    const book = new ReadableBook(ownedBy(reader.id))
    ownBooks.set(reader, book)
    return book
  }

  /** The book of a kitchen, for one of its members. */
  static ofMembership(membership: Membership): ReadableBook {
    return new ReadableBook(inKitchen(membership))
  }
}

/** One book or several, of which the first is the reader's own. */
export type ReadableBooks = readonly [ReadableBook, ...ReadableBook[]]

/** Proof that its holder may write into a book: recipes, labels and pictures. */
export class Book extends ReadableBook {
  readonly #isWritable = true

  /** Tells the type apart from `ReadableBook`. */
  get isWritable(): true {
    return this.#isWritable
  }

  static override of(member: Member): Book {
    const known = ownBooks.get(member)
    if (known instanceof Book) return known
    const book = new Book(ownedBy(member.id))
    ownBooks.set(member, book)
    return book
  }

  /** The book of a kitchen, for an owner or a cook of it. */
  static ofCook(membership: Membership & { readonly role: 'owner' | 'cook' }): Book {
    return new Book(inKitchen(membership))
  }

  /** The book that somebody reads, to write what is each person's own there: their rating, cookings and notes to themselves. */
  static ofOwnFields(book: ReadableBook): Book {
    return book instanceof Book ? book : new Book(ReadableBook.grantOf(book))
  }

  /** The book of whoever queued a job that was just claimed: the work goes on without them. */
  static ofJob(job: { readonly ownerId: string }): Book {
    return new Book(ownedBy(job.ownerId))
  }

  /** The book of a recipe whose words are not known yet: nothing that its cook wrote changes. */
  static ofIndex(recipe: { readonly ownerId: string }): Book {
    return new Book(ownedBy(recipe.ownerId))
  }

  /** The book of whoever left something in the trash for so long that it goes. */
  static ofTrash(trash: { readonly ownerId: string }): Book {
    return new Book(ownedBy(trash.ownerId))
  }

  /** The book of a friend, whose inbox takes what is sent to them. */
  static ofRecipient(recipient: Reader): Book {
    return new Book(ownedBy(recipient.id))
  }
}
