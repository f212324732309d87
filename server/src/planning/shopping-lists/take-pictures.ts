import { v7 as uuid } from 'uuid'
import { addImageRows } from '../../book/images/rows.ts'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { picturesListed } from '../../people/policies/listed.ts'

/** The columns of an item that say what it looks like. */
export type ItemPicture = Partial<Record<'imageId' | 'imageOwnerId', string>>

/**
 * Lets a member put pictures on things: their own, and copies of those that a list shows them. A copy has the same
 * files, and stays when the other owner goes. A picture that they do not see is left out. Joins an open transaction.
 * @param imageIds what the pictures are called where the member has seen them
 * @returns what an item then says, by that name
 * @throws {Refusal} `book-full`
 */
export async function takePictures(
  database: Database,
  member: Member,
  imageIds: readonly string[],
): Promise<(imageId: string | null | undefined) => ItemPicture> {
  if (imageIds.length === 0) return () => ({})
  const listed = await picturesListed(database, member, imageIds)
  return changeBook(database, Book.of(member), async (book) => {
    const { db, dialect } = book.database
    const images = await db
      .selectFrom(dialect.rowsOf([...new Set(imageIds)]).as('wanted'))
      .innerJoin('images', 'images.id', 'wanted.value')
      .select(['images.id', 'images.ownerId', 'images.digest', 'images.bytes'])
      .execute()
    const own = images.filter(({ ownerId }) => ownerId === member.id)
    const copies = images
      .filter(({ id, ownerId }) => ownerId !== member.id && listed.has(id))
      .map(({ id, digest, bytes }) => ({ seenAs: id, id: uuid(), digest, bytes }))
    await addImageRows(
      book,
      copies.map(({ seenAs: _seenAs, ...copy }) => copy),
    )
    const taken = new Map([
      ...own.map(({ id }) => [id, id] as const),
      ...copies.map(({ seenAs, id }) => [seenAs, id] as const),
    ])
    return (imageId) => {
      const id = taken.get(imageId ?? '')
      return id === undefined ? {} : { imageId: id, imageOwnerId: member.id }
    }
  })
}
