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
