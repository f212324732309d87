import { detachImages } from '../../book/images/rows.ts'
import type { Member } from '../../ground/access/reader.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { writableBook } from '../../people/policies/books.ts'
import { changeAsOwner } from './store.ts'

/** Gives the kitchen of a book a picture of it, or none. @throws {Refusal} `not-found` for a picture of another book */
export async function setPicture(book: OpenBook, imageId: string | null): Promise<void> {
  const { ownerId, database } = book
  const { db } = database
  const former = await db.deleteFrom('kitchenImages').where('kitchenId', '=', ownerId).returning('imageId').execute()
  if (imageId !== null) {
    const known = db.selectFrom('images').select('id').where('ownerId', '=', ownerId).where('id', '=', imageId)
    if (!(await known.executeTakeFirst())) throw notFound('picture')
    await db.insertInto('kitchenImages').values({ kitchenId: ownerId, imageId }).execute()
  }
  await detachImages(
    book,
    former.map((image) => image.imageId),
  )
}

/** The same, as an owner of the kitchen. @throws {Refusal} `not-found`, `not-kitchen-keeper` */
export const setPictureAsOwner = (
  database: Database,
  member: Member,
  id: string,
  imageId: string | null,
): Promise<void> =>
  changeAsOwner(database, member, id, async (inside) =>
    changeBook(inside, await writableBook(inside, member, id), (book) => setPicture(book, imageId)),
  )
