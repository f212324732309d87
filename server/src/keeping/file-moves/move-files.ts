import { createHash } from 'node:crypto'
import { ownedDigests, putAside } from '../../book/images/owned-digests.ts'
import { addPictureLabel, folderLabel, hasPictureLabel, imageFolder } from '../../book/images/picture-folder.ts'
import { backupsInStore } from '../../ground/settings/file-store.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { diskStore } from '../../machinery/base/files/disk-store.ts'
import type { FileStore } from '../../machinery/base/files/file-store.ts'
import { openFileStore } from '../../machinery/base/files/open-file-store.ts'
import { jobFolder } from '../../machinery/jobs/job-files.ts'
import { waitToClaimPictures } from '../backup/back-up.ts'
import { BackupError } from '../backup/backup-error.ts'
import { keyOfPlace } from '../backup/backup-folder.ts'
import type { DataConfig } from '../backup/data-config.ts'
import { claimAll } from '../backup/restore.ts'
import { eachOf } from './each-of.ts'

/** Where files move to. */
export type MoveAim = 'to-s3' | 'to-disk'

/** What a move tells while it goes on. */
export interface MoveProgress {
  /** @param copied files so far, and those that were there already */
  copied(copied: number, there: number): void
  /** The files are in their new place: a server may start with them. */
  switched(place: string): void
}

export interface MoveResult {
  readonly place: string
  /** Files that were compared and removed from where they were. */
  readonly moved: number
  /** Keys of files that are other than they were: they stay where they are, too. */
  readonly unlike: readonly string[]
}

/** All that moves. Copies of rows before a migration, and what a restore put aside, stay on the disk. */
const folders = [imageFolder, jobFolder, keyOfPlace(backupsInStore)]

/** Files at once: a store far away takes its time for each. */
const atOnce = 8

async function* filesIn(store: FileStore): AsyncGenerator<string> {
  for (const folder of folders) for await (const key of store.keys(folder)) if (key !== folderLabel) yield key
}

async function hashOf(store: FileStore, key: string): Promise<string | null> {
  const file = await store.open(key)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const chunk of file.stream) hash.update(chunk)
  return hash.digest('hex')
}

async function copyFile(source: FileStore, target: FileStore, key: string): Promise<boolean> {
  const file = await source.open(key)
  // It was removed since it was listed.
  if (!file) return false
  if ((await target.find(key))?.bytes === file.bytes) {
    file.stream.destroy()
    return false
  }
  await target.putStream(key, file.stream)
  return true
}

/** The two places of a move, and whose they are. */
interface Move {
  readonly config: DataConfig
  readonly database: Database
  readonly source: FileStore
  readonly target: FileStore
  readonly progress: MoveProgress
}

/** Copies what is not there yet. */
async function copyAll({ source, target, progress }: Move): Promise<void> {
  let copied = 0
  let there = 0
  await eachOf(filesIn(source), atOnce, async (key) => {
    if (await copyFile(source, target, key)) copied += 1
    else there += 1
    if ((copied + there) % 1_000 === 0) progress.copied(copied, there)
  })
  progress.copied(copied, there)
}

/** @throws {BackupError} while a server runs */
async function claimStopped(config: DataConfig): Promise<() => Promise<void>> {
  return claimAll(config).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BackupError(
      `The files are copied, and nothing is removed yet. Stop the server, and run this again: it goes on from here. (${reason})`,
      { cause },
    )
  })
}

/** Copies the last ones while nobody writes, and says which place counts from now on. */
async function switchPlaces(move: Move, id: string): Promise<void> {
  const free = await claimStopped(move.config)
  try {
    await copyAll(move)
    // Left by runs that were killed: nobody else writes now.
    for (const folder of folders) await move.target.removeHalves(folder, new Date())
    // Killed between both, either place is whole, and the next run does this again.
    await addPictureLabel(move.target, id)
    await move.source.remove(folderLabel)
  } finally {
    await free()
  }
  move.progress.switched(move.target.place)
}

/** The digest that the name of a picture's large file says its content has; null for all other files. */
const digestInName = (key: string): string | null => /\/([0-9a-f]{64})-large\.webp$/.exec(key)?.[1] ?? null

/** Whether a file is of a picture that no row names: a server that runs again has removed its copy. */
async function isNobodys({ config, database }: Move, key: string): Promise<boolean> {
  const digest = /\/([0-9a-f]{64})-[^/]*$/.exec(key)?.[1]
  return digest !== undefined && (await ownedDigests(database, config, [digest])).size === 0
}

/**
 * Compares a file with its copy, byte by byte, and makes the copy anew where it is another or gone.
 * @returns whether the copy is right
 */
async function isMoved(move: Move, key: string): Promise<boolean> {
  const { source, target } = move
  const isRight = async (hash: string | null) =>
    hash !== null && (hash === digestInName(key) || hash === (await hashOf(source, key)))
  const hash = await hashOf(target, key)
  if (await isRight(hash)) return true
  if (hash === null && (await isNobodys(move, key))) return true
  const file = await source.open(key)
  if (!file) return true
  await target.putStream(key, file.stream)
  return isRight(await hashOf(target, key))
}

/** Removes what is where it was, each file after it was read where it is now. */
async function removeMoved(move: Move): Promise<MoveResult> {
  const { config, source, target } = move
  let moved = 0
  const unlike: string[] = []
  const free = await waitToClaimPictures(config)
  try {
    await eachOf(filesIn(source), atOnce, async (key) => {
      if (!(await isMoved(move, key))) {
        unlike.push(key)
        return
      }
      await source.remove(key)
      moved += 1
    })
    for (const folder of folders) await source.removeHalves(folder, new Date())
  } finally {
    await free()
  }
  return { place: target.place, moved, unlike: unlike.sort() }
}

/** @throws {BackupError} when something that a restore put aside needs its pictures where they are */
async function refuseWithAside(database: Database, config: DataConfig): Promise<void> {
  const aside = await putAside(database, config)
  if (aside.length > 0)
    throw new BackupError(
      `A restore put ${aside.join(', ')} aside: undo the restore, or remove that, before files move.`,
    )
}

/**
 * Moves pictures, files of jobs and backups between the data folder and the store of files. A server may run while they are copied, not when
 * the places are exchanged, and again while they are compared. Killed at any time, it goes on where it was when it runs again.
 * @throws {BackupError} a sentence
 */
export async function moveFiles(
  config: DataConfig,
  database: Database,
  aim: MoveAim,
  progress: MoveProgress,
): Promise<MoveResult> {
  if (config.fileStore === undefined)
    throw new BackupError('S3_ENDPOINT is not set: it says where the store of files is, also to move files from there.')
  await refuseWithAside(database, config)
  const disk = diskStore(config.dataDir)
  const store = await openFileStore(config)
  const [source, target] = aim === 'to-s3' ? [disk, store] : [store, disk]
  const move = { config, database, source, target, progress }
  try {
    const from = await hasPictureLabel(database, source)
    const to = await hasPictureLabel(database, target)
    if (to.isOther)
      throw new BackupError(`${target.place}/${imageFolder} belongs to another database: choose another place.`)
    if (from.isOwn) {
      await copyAll(move)
      await switchPlaces(move, from.id)
    } else if (!to.isOwn)
      throw new BackupError(
        `${source.place}/${imageFolder} is not where the pictures of this database are: start the server once, or see npm run check-data -- --accept-folder.`,
      )
    return await removeMoved(move)
  } finally {
    await store.close()
  }
}
