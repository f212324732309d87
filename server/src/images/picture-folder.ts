import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../machinery/database/database.ts'
import { writeWholeFile } from '../machinery/whole-file.ts'

/** The row of `secrets` with the id that the folder of pictures has to carry. */
export const folderSecret = 'picture-folder'

/** The file in the folder of pictures that carries the id. */
const labelFile = '.potluck-folder'

const folderIn = (dataDir: string): string => join(dataDir, 'images')

/** Notes in the folder of pictures which database it belongs to. */
export async function labelPictureFolder(dataDir: string, id: string): Promise<void> {
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 })
  await writeWholeFile(join(folderIn(dataDir), labelFile), id)
}

const readLabel = (dataDir: string): Promise<string | null> =>
  readFile(join(folderIn(dataDir), labelFile), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

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

  constructor(dataDir: string, what: string) {
    super(
      `${folderIn(dataDir)} ${what}. Is the volume mounted, and DATA_DIR right? If it is right and pictures are gone for good, take the folder as it is: npm run check-data -- --accept-folder`,
    )
  }
}

/**
 * Makes sure that the folder of pictures is the one of the database: an empty folder where a volume should be mounted would
 * else look like a book that lost its pictures, and be filled anew.
 * @throws {OtherPictureFolder}
 */
export async function checkPictureFolder(database: Database, dataDir: string): Promise<void> {
  const { id, isNew } = await expectedId(database)
  const found = await readLabel(dataDir)
  if (found === id) return
  if (found !== null) throw new OtherPictureFolder(dataDir, 'belongs to another database')
  const anyPicture = database.db.selectFrom('images').select('id').limit(1)
  if (!isNew && (await anyPicture.executeTakeFirst()))
    throw new OtherPictureFolder(dataDir, 'is not the folder in which the pictures of this database are')
  await labelPictureFolder(dataDir, id)
}

/** Takes the folder as it is for the one of the database. */
export async function acceptPictureFolder(database: Database, dataDir: string): Promise<void> {
  await labelPictureFolder(dataDir, (await expectedId(database)).id)
}
