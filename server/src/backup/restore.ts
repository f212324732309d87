import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { folderSecret, labelPictureFolder } from '../images/picture-folder.ts'
import { claimDataFolder, claimPictures, makeDataFolder } from '../machinery/database/data-folder.ts'
import { syncFolder } from '../machinery/whole-file.ts'
import { BackupError } from './backup-error.ts'
import { finishRestore, finishSwap } from './finish-restore.ts'
import { asideStart, carryOut, notedSwap, noteSwap, schemasOf, scratchStart } from './folder-swap.ts'
import type { About, Manifest } from './format.ts'
import { readBackup } from './read-backup.ts'
import { compareRows, type RestoreConfig, type RestoreTarget } from './restore-target.ts'

export interface Restored {
  readonly about: About
  readonly manifest: Manifest
  /** Where what was there before lies now: a folder, of PostgreSQL a schema, or both. */
  readonly aside: { readonly folder: string | null; readonly schema: string | null }
}

/** What goes aside with the database: pictures, and files of jobs that no restored row knows. */
const withPictures = ['images', 'jobs']
const sqliteFiles = ['potluck.sqlite', 'potluck.sqlite-wal', 'potluck.sqlite-shm']

/** Writes files of pictures into a folder of their own. */
function pictureWriter(folder: string) {
  const made = new Set<string>()
  return async (name: string, bytes: Buffer): Promise<void> => {
    const within = join(folder, name.slice(0, 2))
    if (!made.has(within)) await mkdir(within, { recursive: true, mode: 0o700 })
    made.add(within)
    await writeFile(join(within, name), bytes, { mode: 0o600 })
  }
}

/** Makes sure that files are on the disk, a few at a time: their bytes are on their way there already. */
async function syncPictures(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const within = join(folder, name)
    const files = await readdir(within)
    while (files.length > 0) await Promise.all(files.splice(0, 16).map((file) => syncFile(join(within, file))))
    await syncFolder(within)
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}

/** `20261124-101503-042`: of this moment, and of no restore before: what that one put aside lies under its own id. */
async function newId(dataDir: string): Promise<string> {
  for (;;) {
    const id = new Date().toISOString().slice(0, 23).replaceAll(/[-:]/g, '').replaceAll(/[T.]/g, '-')
    if (!existsSync(join(dataDir, `${asideStart}${id}`))) return id
    await pause(1)
  }
}

async function openTarget({ databaseUrl, memberLimits }: RestoreConfig, scratch: string, schema: string) {
  if (databaseUrl === undefined) return new (await import('./sqlite-target.ts')).SqliteTarget(scratch, memberLimits)
  await (await import('./postgresql-swap.ts')).dropLeftSchemas(databaseUrl)
  return (await import('./postgresql-target.ts')).PostgresqlTarget.open(databaseUrl, schema, memberLimits)
}

/** Reads a backup into a target, compares what came back with what was written, and brings it up to date. */
async function fill(
  target: RestoreTarget,
  path: string,
  passphrase: string | undefined,
  picture: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ readonly about: About; readonly manifest: Manifest }> {
  const seen: { about: About | null } = { about: null }
  const manifest = await readBackup(path, passphrase, {
    async about(about) {
      seen.about = about
      await target.prepare(about)
    },
    rows: (table, rows) => target.add(table, rows),
    picture,
  })
  const { about } = seen
  if (!about) throw new BackupError('There is nothing in the backup.')
  await target.finish()
  await compareRows(target, about.tables, manifest)
  await target.migrate()
  return { about, manifest }
}

/** Takes what nobody else may use while it is exchanged. @returns gives it free @throws while a server or a backup runs */
async function claimAll({ dataDir, databaseUrl }: RestoreConfig): Promise<() => Promise<void>> {
  const freeFolder = claimDataFolder(dataDir)
  const freePictures = claimPictures(dataDir)
  try {
    if (!freePictures) throw new BackupError('A backup is being written: wait until it is done.')
    const freeDatabase =
      databaseUrl === undefined
        ? null
        : await (await import('../machinery/database/postgresql-claims.ts')).claimDatabase(databaseUrl)
    return async () => {
      await freeDatabase?.()
      freePictures()
      freeFolder()
    }
  } catch (error) {
    freePictures?.()
    freeFolder()
    throw error
  }
}

/** Removes what restores left that were killed before they had decided anything. */
async function dropLeftFolders(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(scratchStart)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Restores a backup: everything is made anew beside what is in use, compared, brought up to date, and then takes its place in
 * one step. What was there is put aside. Killed at any time, the data are what they were, or what they were to become.
 * @throws {BackupError} a sentence; nothing has changed then
 */
export async function restoreBackup(
  config: RestoreConfig,
  path: string,
  passphrase: string | undefined,
): Promise<Restored> {
  const { dataDir } = config
  makeDataFolder(dataDir)
  await finishRestore(config)
  const free = await claimAll(config)
  try {
    await dropLeftFolders(dataDir)
    return await restoreInto(config, path, passphrase)
  } finally {
    await free()
  }
}

async function restoreInto(config: RestoreConfig, path: string, passphrase: string | undefined): Promise<Restored> {
  const { dataDir, databaseUrl } = config
  const id = await newId(dataDir)
  const scratch = `${scratchStart}${id}`
  const folder = join(dataDir, scratch)
  const schemas = schemasOf(id)
  await mkdir(join(folder, 'images'), { recursive: true, mode: 0o700 })
  const target = await openTarget(config, folder, schemas.fresh)
  try {
    const { about, manifest } = await fill(target, path, passphrase, pictureWriter(join(folder, 'images')))
    const folderId = await target.secret(folderSecret)
    await target.close()
    if (about.pictures) await syncPictures(join(folder, 'images'))
    else await rm(join(folder, 'images'), { recursive: true })
    if (about.pictures && folderId !== null) await labelPictureFolder(folder, folderId)
    const there = await readdir(dataDir)
    const old = [...(databaseUrl === undefined ? sqliteFiles : []), ...(about.pictures ? withPictures : [])]
    const swap = {
      ...{ scratch, aside: `${asideStart}${id}`, old: old.filter((name) => there.includes(name)) },
      schema: databaseUrl === undefined ? null : schemas.aside,
    }
    await syncFolder(folder)
    await noteSwap(dataDir, swap)
    if (databaseUrl !== undefined) await (await import('./postgresql-swap.ts')).swapSchemas(databaseUrl, schemas)
    await carryOut(dataDir, swap)
    if (!about.pictures && folderId !== null) await labelPictureFolder(dataDir, folderId)
    return {
      about,
      manifest,
      aside: { folder: swap.old.length === 0 ? null : join(dataDir, swap.aside), schema: swap.schema },
    }
  } catch (error) {
    await target.close()
    // The next program that opens the data does what cannot be done now: the reason is what counts.
    await takeBack(config, folder).catch(() => {})
    throw error
  }
}

/** After a failure: what was decided is done, what was not leaves nothing behind. */
async function takeBack({ dataDir, databaseUrl }: RestoreConfig, folder: string): Promise<void> {
  const swap = await notedSwap(dataDir)
  if (swap) await finishSwap(dataDir, swap, databaseUrl)
  else await rm(folder, { recursive: true, force: true })
  if (databaseUrl !== undefined) await (await import('./postgresql-swap.ts')).dropLeftSchemas(databaseUrl)
}
