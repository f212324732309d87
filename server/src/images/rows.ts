import type { OpenBook } from '../access/book.ts'
import { now } from '../machinery/database/instant.ts'

/** A picture that is an owner's: its id, and what names its files. */
export interface ImageRow {
  readonly id: string
  readonly digest: string
}

/** Makes pictures an owner's, whose files are there. A picture that is the owner's already is passed over. */
export async function addImageRows(
  { database: { db }, ownerId }: OpenBook,
  images: readonly ImageRow[],
): Promise<void> {
  if (images.length === 0) return
  await db
    .insertInto('images')
    .values(images.map((image) => ({ ...image, ownerId, createdAt: now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
