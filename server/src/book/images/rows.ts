import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { NotedRefusal } from '../../machinery/jobs/job-failure.ts'
import { pictureLimitOf } from '../../people/users/picture-limit.ts'
import type { EncodedImage } from './encoder.ts'
import { isDisplayed, isReferenced } from './in-use.ts'

/** A picture that is an owner's: its id, and what names its files. */
export interface ImageRow {
  readonly id: string
  readonly digest: string
  /** The size of its files. */
  readonly bytes: number
}

/** The stored data of a picture. */
export const rowOf = ({ digest, large, medium, thumbnail }: EncodedImage): Omit<ImageRow, 'id'> => ({
  digest,
  bytes: large.byteLength + medium.byteLength + thumbnail.byteLength,
})

/** Most pictures of one member: ten on each recipe of a large book. */
const maxPictures = 200_000

/** The pictures of a member would take more room than they may. */
export class PicturesFull extends NotedRefusal {
  readonly note

  constructor(bytes: number) {
    const megabytes = Math.floor(bytes / 1_000_000)
    super('book-full', `the pictures of a book take no more than ${megabytes} MB`)
    this.note = { code: 'pictures-full', megabytes } as const
  }
}

/** @throws {Refusal} `book-full`; {@link PicturesFull} when the pictures of an owner, with some more, take more room than they may */
export async function refuseBeyondSpace(
  { database, ownerId }: Pick<OpenBook, 'database' | 'ownerId'>,
  added: readonly ImageRow[] = [],
): Promise<void> {
  const { ownerIds, limit } = await pictureLimitOf(database, ownerId)
  const { count, bytes } = await database.db
    .selectFrom('images')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | string | null>('bytes').as('bytes')])
    .where('ownerId', 'in', ownerIds)
    .executeTakeFirstOrThrow()
  const space = Number(bytes ?? 0) + added.reduce((sum, image) => sum + image.bytes, 0)
  if (space > limit) throw new PicturesFull(limit)
  if (count + added.length > maxPictures) {
    throw new Refusal('book-full', `a book holds no more than ${maxPictures} pictures`)
  }
}

/**
 * Makes pictures an owner's, whose files are there. A picture that is the owner's already is passed over.
 * @throws {Refusal} `book-full`; {@link PicturesFull} when it is their files that have no room
 */
export async function addImageRows(book: OpenBook, images: readonly ImageRow[]): Promise<void> {
  if (images.length === 0) return
  await refuseBeyondSpace(book, images)
  const { database, ownerId } = book
  await database.db
    .insertInto('images')
    .values(images.map((image) => ({ ...image, ownerId, createdAt: now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Pictures that neither a recipe, the profile nor a kitchen has any more do not open from now on. Until they are swept, a recipe may take them back. */
export async function detachImages({ database: { db }, ownerId }: OpenBook, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('images')
    .set({ detachedAt: now() })
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .where((builder) => builder.not(isDisplayed(builder)))
    .execute()
}

/** Pictures looked at in one statement. */
const forgottenAtOnce = 1_000

/** Forgets those of some pictures that nothing wants any more: from now on they take none of the owner's room. */
export async function forgetImages({ database: { db }, ownerId }: OpenBook, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += forgottenAtOnce) {
    await db
      .deleteFrom('images')
      .where('ownerId', '=', ownerId)
      .where('id', 'in', ids.slice(at, at + forgottenAtOnce))
      .where((builder) => builder.not(isReferenced(builder)))
      .execute()
  }
}
