import { z } from 'zod'
import { digestOf } from '../../book/images/image-digest.ts'
import { type ImageFiles, imageFilesIn, pictureFiles } from '../../book/images/image-files.ts'
import { imageSizes, isImageSize } from '../../book/images/image-sizes.ts'
import { ownedDigests } from '../../book/images/owned-digests.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { openDatabase } from '../../machinery/base/database/open-database.ts'
import { diskStore } from '../../machinery/base/files/disk-store.ts'
import { bytesOf, type FileStore } from '../../machinery/base/files/file-store.ts'
import { withFileStore } from '../../machinery/base/files/open-file-store.ts'
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

/** Beside the pictures: whoever shares them shares the result. */
const resultKey = 'data-check.json'

/** The last check of the pictures that are in a store; null for none, or while the store is away. */
export async function lastCheck(store: FileStore): Promise<DataCheck | null> {
  try {
    return checkSchema.parse(JSON.parse(String(await bytesOf(await store.open(resultKey)))))
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
    checkedAt: new Date().toISOString(),
    pictures,
    unowned: unowned.result(),
    missing: wrong.missing.result(),
    damaged: wrong.damaged.result(),
    incomplete: wrong.incomplete.result(),
  }
}

/** Looks for pictures that are missing, damaged or nobody's, and stores what it found beside them. It changes nothing else. */
export async function checkData(config: DataConfig): Promise<DataCheck> {
  const database = await openDatabase(config)
  try {
    return await withFileStore(config, async (store) => {
      const check = await look(database, config, store)
      await store.put(resultKey, Buffer.from(`${JSON.stringify(check)}\n`))
      return check
    })
  } finally {
    await database.close()
  }
}

/** Of a database that nobody shares, nobody else checks the pictures. */
async function claimCheck({ databaseUrl }: DataConfig): Promise<(() => Promise<void>) | null> {
  if (databaseUrl === undefined) return async () => {}
  const { claimSharedWork } = await import('../../machinery/base/database/postgresql-claims.ts')
  return claimSharedWork(databaseUrl, 'check')
}

/** Whether the pictures of a store were checked since a moment. */
export async function isCheckedSince(store: FileStore, due: Date): Promise<boolean> {
  const last = await lastCheck(store)
  return last !== null && Date.parse(last.checkedAt) >= due.getTime()
}

/**
 * The same where one is due.
 * @param due the last moment at which one was
 * @returns null when there is one since, or when another process is at it
 */
export async function checkDataIfDue(config: DataConfig, due: Date): Promise<DataCheck | null> {
  const free = await claimCheck(config)
  if (!free) return null
  try {
    return (await withFileStore(config, (store) => isCheckedSince(store, due))) ? null : await checkData(config)
  } finally {
    await free()
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

/** Whether nothing is wrong with any picture. */
export const isSound = ({ missing, damaged, incomplete, unowned }: DataCheck): boolean =>
  [missing, damaged, incomplete, unowned].every(({ count }) => count === 0)
