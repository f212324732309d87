import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { addTries, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { claimPictureFiles } from './claim-picture-files.ts'
import { encodeImage } from './encode-image.ts'
import type { EncodedImage } from './encoder.ts'
import { isDisplayed, isReferenced } from './in-use.ts'
import { ownedDigests } from './owned-digests.ts'
import { checkPictureFolder } from './picture-folder.ts'
import { addImageRows, rowOf } from './rows.ts'

/** A picture that was uploaded and put on no recipe is stored this long, milliseconds. */
const unattachedLifetime = 24 * 3_600_000

/** Whether the member has a picture of this id. */
export async function hasImage({ db }: Database, { ownerId }: Book, id: string): Promise<boolean> {
  const known = db.selectFrom('images').select('id').where('ownerId', '=', ownerId).where('id', '=', id)
  return (await known.executeTakeFirst()) !== undefined
}

/** Points of a picture that count as one more picture, and what counts for one that could not be read. */
const pointsOfTry = 4_000_000
const unreadableTries = 8

/** Counts a picture by what it took to make it: a kilobyte may unfold to millions of points. */
export const countPoints = (database: Database, personId: string, image: EncodedImage | null): Promise<void> =>
  addTries(database, paces.picture, personId, image === null ? unreadableTries : Math.ceil(image.points / pointsOfTry))

/**
 * Stores a picture for the member. Ids of their own pictures stay as they are.
 * @returns its id
 * @throws {Refusal} 415 when it is no picture that can be read, `id-taken` when the id is somebody else’s picture
 * @throws {StoreAway} when the folder of pictures is gone
 */
export async function addImage(
  { database, imageFiles }: Services,
  book: Book,
  bytes: Buffer,
  id: string = uuid(),
): Promise<string> {
  const image = await encodeImage(book.personId, bytes)
  await countPoints(database, book.personId, image)
  if (!image) throw new Refusal('not-a-picture', 'this is no picture that can be read', 'image')
  await imageFiles.write(image)
  await changeBook(database, book, (book) => addImageRows(book, [{ id, ...rowOf(image) }]))
  if (!(await hasImage(database, book, id))) throw new Refusal('id-taken', 'another picture has this id already')
  return id
}

const isOfPerson = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'images'>) =>
  not(exists(selectFrom('kitchens').select('kitchens.id').whereRef('kitchens.id', '=', 'images.ownerId')))

/**
 * The name of a picture's files; null when there is none, or it was taken off its recipe. The caller holds a ticket for
 * it.
 * @param isOwn only a picture of a person: tickets that name nobody were made for its owner
 */
export async function findDigest({ db }: Database, id: string, isOwn: boolean): Promise<string | null> {
  const image = await db
    .selectFrom('images')
    .select('digest')
    .where('id', '=', id)
    .where((builder) => builder.or([builder('detachedAt', 'is', null), isDisplayed(builder)]))
    .$if(isOwn, (query) => query.where(isOfPerson))
    .executeTakeFirst()
  return image?.digest ?? null
}

/** The same for a picture that was stored: of a recipe in the trash, or of a version that was replaced. */
export async function findStoredDigest({ db }: Database, id: string, isOwn: boolean): Promise<string | null> {
  const image = await db
    .selectFrom('images')
    .select('digest')
    .where('id', '=', id)
    .$if(isOwn, (query) => query.where(isOfPerson))
    .executeTakeFirst()
  return image?.digest ?? null
}

const unattached = ({ db }: Database) =>
  db
    .selectFrom('images')
    .where('createdAt', '<', now(-unattachedLifetime))
    .where((builder) => builder.not(isReferenced(builder)))

/** So many books are looked through in one statement; on SQLite nobody else is answered meanwhile. */
const booksAtOnce = 100

/** Forgets the pictures of some books that nothing refers to, those after another one. @returns the last of these books */
async function forgetUnattachedAfter(database: Database, after: string): Promise<string | undefined> {
  const books = await database.db
    .selectFrom('books')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(booksAtOnce)
    .execute()
  const ids = books.map(({ id }) => id)
  if (ids.length === 0) return undefined
  const owners = await unattached(database).select('ownerId').distinct().where('ownerId', 'in', ids).execute()
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
  return ids.at(-1)
}

/** Forgets the pictures of everybody that nothing refers to; others have their turn after some books. */
async function forgetUnattached(database: Database): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    after = await forgetUnattachedAfter(database, after)
    await nextTurn()
  }
}

/**
 * Removes the pictures that nothing has shown for a day, and the files of pictures that are gone. While a backup is written it
 * does nothing: that one names pictures that may be gone by now.
 */
export async function sweepImages({ config, database, fileStore, imageFiles }: Services): Promise<void> {
  const free = await claimPictureFiles(config)
  if (!free) return
  try {
    // The owner of a store that did not answer at the start is not known yet.
    if (fileStore.isShared) await checkPictureFolder(database, fileStore)
    await forgetUnattached(database)
    await imageFiles.sweep((digests) => ownedDigests(database, config, digests))
  } finally {
    await free()
  }
}
