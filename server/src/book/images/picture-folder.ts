import { randomUUID } from 'node:crypto'
import type { Database } from '../../machinery/base/database/database.ts'
import { bytesOf, type FileStore, StoreAway } from '../../machinery/base/files/file-store.ts'

/** The folder of all pictures. */
export const imageFolder = 'images'

/** The row of `secrets` with the id that the folder of pictures has to carry. */
export const folderSecret = 'picture-folder'

/** The file in the folder of pictures that carries the id. */
export const folderLabel = `${imageFolder}/.potluck-folder`

/** Notes in the folder of pictures which database it belongs to. */
export const labelPictureFolder = (store: FileStore, ...ids: readonly string[]): Promise<void> =>
  store.put(folderLabel, Buffer.from(ids.join('\n')))

/** The ids that the folder carries: while a restore exchanges databases, those of both. */
async function readLabel(store: FileStore): Promise<readonly string[]> {
  const text = (await bytesOf(await store.open(folderLabel)))?.toString() ?? ''
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** The id that the database expects; made where there is none yet. */
async function expectedId({ db }: Database): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const made = randomUUID()
  await db
    .insertInto('secrets')
    .values({ name: folderSecret, value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', folderSecret)
    .executeTakeFirstOrThrow()
  return { id: value, isNew: value === made }
}

/** The folder of pictures is not the one that the database knows. */
export class OtherPictureFolder extends Error {
  override readonly name = 'OtherPictureFolder'

  constructor({ place, isShared }: FileStore, what: string) {
    const question = isShared
      ? 'Are the settings of S3 right? Pictures that are still on the disk come there by: npm run move-files -- to-s3'
      : 'Is the volume mounted, and DATA_DIR right? If the pictures are in a store, set S3_ENDPOINT, or bring them back: npm run move-files -- to-disk'
    super(
      `${place}/${imageFolder} ${what}. ${question}. If it is right and pictures are gone for good, take the folder as it is: npm run check-data -- --accept-folder`,
    )
  }
}

/**
 * Checks that the folder of pictures belongs to the database. An empty folder in place of an unmounted volume would
 * look like lost pictures, and be filled anew.
 * @throws {OtherPictureFolder}
 */
export async function checkPictureFolder(database: Database, store: FileStore): Promise<void> {
  const { id, isNew } = await expectedId(database)
  const found = await readLabel(store)
  if (!store.isShared) expected.set(store, id)
  if (found.includes(id)) return
  if (found.length > 0) throw new OtherPictureFolder(store, 'belongs to another database')
  const anyPicture = database.db.selectFrom('images').select('id').limit(1)
  if (!isNew && (await anyPicture.executeTakeFirst()))
    throw new OtherPictureFolder(store, 'is not the folder in which the pictures of this database are')
  await labelPictureFolder(store, id)
}

/** Places that carried the id of their database at the start, with that id. They have to carry it while the server runs. */
const expected = new WeakMap<FileStore, string>()

/** The folder of pictures is not there any more, as when a volume is unmounted: what is written would lie elsewhere. */
export class PictureFolderGone extends StoreAway {
  constructor({ place }: FileStore) {
    super(`${place}/${imageFolder} is not there any more`)
  }
}

/** Whether the folder of pictures is still the one that was there at the start. */
export async function isPictureFolderThere(store: FileStore): Promise<boolean> {
  const id = expected.get(store)
  return id === undefined || (await readLabel(store)).includes(id)
}

/** Whose pictures are in a place: of this database, whose id it carries, or of another one. */
export async function hasPictureLabel(
  database: Database,
  store: FileStore,
): Promise<{ readonly id: string; readonly isOwn: boolean; readonly isOther: boolean }> {
  const { id } = await expectedId(database)
  const found = await readLabel(store)
  return { id, isOwn: found.includes(id), isOther: found.length > 0 && !found.includes(id) }
}

/** Lets the folder belong to one more database, which is about to take the place of another. */
export async function addPictureLabel(store: FileStore, id: string): Promise<void> {
  const found = await readLabel(store)
  if (!found.includes(id)) await labelPictureFolder(store, ...found, id)
}

/** Takes the folder as it is for the one of the database. */
export async function acceptPictureFolder(database: Database, store: FileStore): Promise<void> {
  await labelPictureFolder(store, (await expectedId(database)).id)
}
