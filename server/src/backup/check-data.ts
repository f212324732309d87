import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { digestOf } from '../images/image-digest.ts'
import { type ImageFiles, imageFilesIn, pictureFiles } from '../images/image-files.ts'
import { imageSizes, isImageSize } from '../images/image-sizes.ts'
import { ownedDigests } from '../images/owned-digests.ts'
import type { Database } from '../machinery/database/database.ts'
import { openDatabase } from '../machinery/database/open-database.ts'
import { diskStore } from '../machinery/files/disk-store.ts'
import type { FileStore } from '../machinery/files/file-store.ts'
import { withFileStore } from '../machinery/files/open-file-store.ts'
import { writeWholeFile } from '../machinery/whole-file.ts'
import type { DataConfig } from './data-config.ts'

/** Most names that a check tells of one kind; it counts all. */
const maxNames = 1_000

const finding = z.object({ count: z.int().nonnegative(), names: z.array(z.string()) })

/** What a check of the data found: digests of pictures, and names of files. */
const checkSchema = z.object({
  checkedAt: z.iso.datetime(),
  pictures: z.int().nonnegative(),
  /** Rows name them, and their large file is not there. */
  missing: finding,
  /** Their large file is another than its digest says, or cut. */
  damaged: finding,
  /** Their large file is there, and a smaller one is not, or is cut: that can be made anew. */
  incomplete: finding,
  /** Files that no row names, older than a day; and those on a disk whose pictures are in a store. */
  unowned: finding,
})

export type DataCheck = z.output<typeof checkSchema>

const resultIn = (dataDir: string): string => join(dataDir, 'data-check.json')

/** The last check that was made on a data folder; null for none. */
export async function lastCheck(dataDir: string): Promise<DataCheck | null> {
  try {
    return checkSchema.parse(JSON.parse(await readFile(resultIn(dataDir), 'utf8')))
  } catch {
    return null
  }
}

/** A file younger than this may be about to be named by a row, milliseconds. */
const young = 24 * 3_600_000

const pageLength = 500

async function* digestsIn({ db }: Database): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const page = db.selectFrom('images').select('digest').distinct().where('digest', '>', last)
    const rows = await page.orderBy('digest').limit(pageLength).execute()
    yield* rows.map(({ digest }) => digest)
    if (rows.length < pageLength) return
    last = rows.at(-1)?.digest ?? ''
  }
}

const smallSizes = Object.keys(imageSizes)
  .filter(isImageSize)
  .filter((size) => size !== 'large')

async function isWhole(imageFiles: ImageFiles, digest: string, size: (typeof smallSizes)[number]): Promise<boolean> {
  const file = await imageFiles.open(digest, size)
  file?.stream.destroy()
  return file !== null
}

/** What is wrong with the files of a picture; null for nothing. */
async function wrongWith(imageFiles: ImageFiles, digest: string): Promise<'missing' | 'damaged' | 'incomplete' | null> {
  const large = await imageFiles.read(digest, 'large')
  if (!large) return (await imageFiles.has(digest)) ? 'damaged' : 'missing'
  if (digestOf(large) !== digest) return 'damaged'
  for (const size of smallSizes) if (!(await isWhole(imageFiles, digest, size))) return 'incomplete'
  return null
}

/** Counts, and notes the first names. */
class Findings {
  readonly #names: string[] = []
  #count = 0

  add(name: string): void {
    this.#count += 1
    if (this.#names.length < maxNames) this.#names.push(name)
  }

  result() {
    return { count: this.#count, names: this.#names }
  }
}

/** The name of a file for people: its path, or its address in the store of files. */
const nameOf = ({ place }: FileStore, key: string): string => `${place}/${key}`

/** The key of a file that {@link nameOf} named. */
export const keyOfName = ({ place }: FileStore, name: string): string => name.slice(place.length + 1)

/** Files of pictures that no row names. */
async function* unownedFiles(database: Database, config: DataConfig, store: FileStore): AsyncGenerator<string> {
  for await (const files of pictureFiles(store)) {
    const owned = await ownedDigests(database, config, [...new Set(files.map(({ digest }) => digest))])
    for (const { key } of files.filter(({ digest }) => !owned.has(digest))) {
      const found = await store.find(key)
      if (found && Date.now() - found.changedAt.getTime() > young) yield nameOf(store, key)
    }
  }
}

/** Files of pictures that were left on the disk, where pictures are not any more. */
async function* leftFiles(disk: FileStore): AsyncGenerator<string> {
  for await (const files of pictureFiles(disk)) for (const { key } of files) yield nameOf(disk, key)
}

async function look(database: Database, config: DataConfig, store: FileStore): Promise<DataCheck> {
  const imageFiles = imageFilesIn(store)
  const wrong = { missing: new Findings(), damaged: new Findings(), incomplete: new Findings() }
  let pictures = 0
  for await (const digest of digestsIn(database)) {
    pictures += 1
    const kind = await wrongWith(imageFiles, digest)
    if (kind) wrong[kind].add(digest)
  }
  const unowned = new Findings()
  for await (const name of unownedFiles(database, config, store)) unowned.add(name)
  if (store.isShared) for await (const name of leftFiles(diskStore(config.dataDir))) unowned.add(name)
  return {
    ...{ checkedAt: new Date().toISOString(), pictures, unowned: unowned.result() },
    ...{ missing: wrong.missing.result(), damaged: wrong.damaged.result(), incomplete: wrong.incomplete.result() },
  }
}

/** Looks for pictures that are missing, damaged or nobody's, and stores what it found in the data folder. It changes nothing else. */
export async function checkData(config: DataConfig): Promise<DataCheck> {
  const database = await openDatabase(config)
  try {
    const check = await withFileStore(config, (store) => look(database, config, store))
    await writeWholeFile(resultIn(config.dataDir), `${JSON.stringify(check)}\n`)
    return check
  } finally {
    await database.close()
  }
}

/** Says what a check found, in one sentence. */
export function checkLine({ pictures, missing, damaged, incomplete, unowned }: DataCheck): string {
  const wrong = [
    [missing, 'missing'],
    [damaged, 'damaged'],
    [incomplete, 'without one of their small files'],
  ] as const
  const found = wrong.filter(([{ count }]) => count > 0).map(([{ count }, what]) => `${count} ${what}`)
  const files = unowned.count === 0 ? '' : ` ${unowned.count} files are no picture's.`
  return `Looked at ${pictures} pictures: ${found.length === 0 ? 'all are there and whole' : found.join(', ')}.${files}`
}

/** Whether nothing has to be mended. */
export const isSound = ({ missing, damaged, incomplete, unowned }: DataCheck): boolean =>
  [missing, damaged, incomplete, unowned].every(({ count }) => count === 0)
