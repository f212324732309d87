import { v7 as uuid } from 'uuid'
import { Book, changeBook } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { encodeImage } from './encode-image.ts'
import { keptSomewhere, shownSomewhere } from './in-use.ts'
import { addImageRows, rowOf } from './rows.ts'

/** A picture that was uploaded and put on no recipe is kept this long, milliseconds. */
const unattachedLifetime = 24 * 3_600_000

/**
 * Keeps a picture for the member.
 * @returns its id
 * @throws {Refusal} 415 when it is no picture that can be read
 */
export async function addImage({ database, imageFiles }: Services, member: Member, bytes: Buffer): Promise<string> {
  const image = await encodeImage(bytes)
  if (!image) throw new Refusal('not-a-picture', 'this is no picture that can be read', 'image')
  await imageFiles.write(image)
  const id = uuid()
  await changeBook(database, Book.of(member), (book) => addImageRows(book, [{ id, ...rowOf(image) }]))
  return id
}

/**
 * What names the files of a picture, or null when there is none, or it was taken off its recipe. Whoever asks holds a
 * ticket for it.
 */
export async function findDigest({ db }: Database, id: string): Promise<string | null> {
  const image = await db
    .selectFrom('images')
    .select('digest')
    .where('id', '=', id)
    .where((builder) => builder.or([builder('detachedAt', 'is', null), shownSomewhere(builder)]))
    .executeTakeFirst()
  return image?.digest ?? null
}

/** The same for a picture that was kept: of a recipe in the trash, or of a version that was replaced. */
export async function findKeptDigest({ db }: Database, id: string): Promise<string | null> {
  const image = await db.selectFrom('images').select('digest').where('id', '=', id).executeTakeFirst()
  return image?.digest ?? null
}

const unattached = ({ db }: Database) =>
  db
    .selectFrom('images')
    .where('createdAt', '<', now(-unattachedLifetime))
    .where((builder) => builder.not(keptSomewhere(builder)))

async function forgetUnattached(database: Database): Promise<void> {
  const owners = await unattached(database).select('ownerId').distinct().execute()
  for (const { ownerId } of owners) {
    await inTransaction(database, async (inside) => {
      await inside.dialect.lockMember(inside.db, ownerId)
      await inside.db
        .deleteFrom('images')
        .where('ownerId', '=', ownerId)
        .where('id', 'in', unattached(inside).select('id').where('ownerId', '=', ownerId))
        .execute()
    })
  }
}

/** Removes the pictures that nothing has shown for a day, and the files of pictures that are gone. */
export async function sweepImages({ database, imageFiles }: Services): Promise<void> {
  await forgetUnattached(database)
  await imageFiles.sweep(async (digests) => {
    const rows = await database.db
      .selectFrom('images')
      .select('digest')
      .distinct()
      .where('digest', 'in', digests)
      .execute()
    return new Set(rows.map(({ digest }) => digest))
  })
}
