import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { imageKey } from '../../book/images/image-files.ts'
import { addPictureLabel, folderSecret, labelPictureFolder } from '../../book/images/picture-folder.ts'
import { asideStart } from '../../machinery/base/database/data-folder.ts'
import { diskStore } from '../../machinery/base/files/disk-store.ts'
import { withFileStore } from '../../machinery/base/files/open-file-store.ts'
import { syncFolder } from '../../machinery/base/whole-file.ts'
import { waitToClaimPictures } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import type { DataConfig } from './data-config.ts'
import { notedSwap, type ReadyData, schemasOf, scratchStart } from './folder-swap.ts'
import type { About, Manifest } from './format.ts'
import type { Progress } from './progress.ts'
import { type BackupReceiver, readBackup } from './read-backup.ts'
import { compareRows, type RestoreTarget } from './restore-target.ts'
import { pictureWriter, syncPictures } from './restored-pictures.ts'

/** What goes aside with the database: pictures, and files of jobs that no restored row knows. */
const withPictures = ['images', 'jobs']

/** In a store of files, pictures of before and after lie in one place: their names are their content. */
const withoutPictures = ['jobs']

/** The files of a SQLite database. */
export const sqliteFiles = ['potluck.sqlite', 'potluck.sqlite-wal', 'potluck.sqlite-shm']

/** `20261124-101503-042`: of this moment, and of no restore before: what that one put aside lies under its own id. */
export async function newId(dataDir: string): Promise<string> {
  for (;;) {
    const id = new Date().toISOString().slice(0, 23).replaceAll(/[-:]/g, '').replaceAll(/[T.]/g, '-')
    if (!existsSync(join(dataDir, `${asideStart}${id}`))) return id
    await pause(1)
  }
}

async function openTarget({ databaseUrl, memberLimits }: DataConfig, scratch: string, schema: string) {
  if (databaseUrl === undefined) return new (await import('./sqlite-target.ts')).SqliteTarget(scratch, memberLimits)
  await (await import('./postgresql-swap.ts')).dropLeftSchemas(databaseUrl)
  return (await import('./postgresql-target.ts')).PostgresqlTarget.open(databaseUrl, schema, memberLimits)
}

interface FillOptions {
  readonly config: DataConfig
  readonly passphrase: string | undefined
  readonly picture: BackupReceiver['picture']
  readonly progress?: Progress | undefined
}

/** Reads a backup into a target, compares what came back with what was written, and brings it up to date. */
async function fill(
  target: RestoreTarget,
  path: string,
  { config, passphrase, picture, progress }: FillOptions,
): Promise<{ readonly about: About; readonly manifest: Manifest }> {
  const all: { bytes: number | null } = { bytes: null }
  const seen: { about: About | null } = { about: null }
  const manifest = await readBackup({ path, files: config }, passphrase, {
    async about(about) {
      seen.about = about
      await target.prepare(about)
    },
    rows: (table, rows) => target.add(table, rows),
    picture,
    progress(bytes, totalBytes) {
      all.bytes = totalBytes
      progress?.({ step: 'restoring', bytes, totalBytes })
    },
  })
  progress?.({ step: 'comparing', bytes: all.bytes ?? 0, totalBytes: all.bytes })
  const { about } = seen
  if (!about) throw new BackupError('There is nothing in the backup.')
  await target.finish()
  await compareRows(target, about.tables, manifest)
  await target.migrate()
  return { about, manifest }
}

/** Removes what restores left that were killed before they had decided anything. */
export async function dropLeftFolders(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(scratchStart)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/** A backup that was restored beside what is in use. */
export interface StagedRestore {
  readonly about: About
  readonly manifest: Manifest
  readonly ready: ReadyData
}

/**
 * Makes everything anew beside what is in use, and compares it. Pictures go to the store of files where there is one: what is in use
 * names none of them, or has them already.
 * @throws {BackupError} a sentence; nothing is left then but such pictures, which are swept
 */
export async function stage(
  config: DataConfig,
  path: string,
  passphrase: string | undefined,
  progress?: Progress,
): Promise<StagedRestore> {
  const { dataDir, databaseUrl, fileStore } = config
  const id = await newId(dataDir)
  const scratch = `${scratchStart}${id}`
  const folder = join(dataDir, scratch)
  const images = join(folder, 'images')
  const schemas = schemasOf(id)
  await mkdir(images, { recursive: true, mode: 0o700 })
  const target = await openTarget(config, folder, schemas.fresh)
  const fillFrom = (picture: BackupReceiver['picture']) => fill(target, path, { config, passphrase, picture, progress })
  try {
    const { about, manifest } = await (fileStore === undefined
      ? fillFrom(pictureWriter(images))
      : withFileStore(config, (store) => fillFrom((name, bytes) => store.put(imageKey(name), bytes))))
    const folderId = await target.secret(folderSecret)
    await target.close()
    const isInFolder = about.pictures && fileStore === undefined
    if (isInFolder) await syncPictures(images)
    else await rm(images, { recursive: true })
    if (isInFolder && folderId !== null) await labelPictureFolder(diskStore(folder), folderId)
    if (fileStore !== undefined && folderId !== null)
      await withFileStore(config, (store) => addPictureLabel(store, folderId))
    const pictures = fileStore === undefined ? withPictures : withoutPictures
    const old = [...(databaseUrl === undefined ? sqliteFiles : []), ...(about.pictures ? pictures : [])]
    await syncFolder(folder)
    const swap = {
      scratch,
      aside: `${asideStart}${id}`,
      old,
      fresh: await readdir(folder),
      schema: databaseUrl === undefined ? null : schemas.aside,
    }
    return { about, manifest, ready: { swap, folderId, hasPictures: about.pictures } }
  } catch (error) {
    await target.close()
    await dropStaged(config, scratch).catch(() => {})
    throw error
  }
}

/** Removes what was restored beside what is in use and is not wanted any more; what is decided already stays. */
export async function dropStaged({ dataDir, databaseUrl }: DataConfig, scratch: string): Promise<void> {
  if (await notedSwap(dataDir)) return
  await rm(join(dataDir, scratch), { recursive: true, force: true })
  if (databaseUrl !== undefined) await (await import('./postgresql-swap.ts')).dropLeftSchemas(databaseUrl)
}

/**
 * Restores a backup beside what a server uses, which goes on meanwhile. One at a time: what others left is removed.
 * @throws {BackupError} a sentence; nothing is left then
 */
export async function stageRestore(
  config: DataConfig,
  path: string,
  passphrase: string | undefined,
  progress?: Progress,
): Promise<ReadyData> {
  const free = await waitToClaimPictures(config)
  try {
    await dropLeftFolders(config.dataDir)
    return (await stage(config, path, passphrase, progress)).ready
  } finally {
    await free()
  }
}
