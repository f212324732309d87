import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { claimPictureFiles } from '../../book/images/claim-picture-files.ts'
import { labelPictureFolder } from '../../book/images/picture-folder.ts'
import { claimDataFolder, makeDataFolder } from '../../machinery/base/database/data-folder.ts'
import { diskStore } from '../../machinery/base/files/disk-store.ts'
import { BackupError } from './backup-error.ts'
import type { DataConfig } from './data-config.ts'
import { finishRestore, finishSwap } from './finish-restore.ts'
import { carryOut, notedSwap, noteSwap, type ReadyData, type Swap, schemasOf, scratchStart } from './folder-swap.ts'
import type { About, Manifest } from './format.ts'
import { dropLeftFolders, dropStaged, stage } from './stage-restore.ts'

export interface Restored {
  readonly about: About
  readonly manifest: Manifest
  /** Where what was there before lies now: a folder, of PostgreSQL a schema, or both. */
  readonly aside: { readonly folder: string | null; readonly schema: string | null }
}

/** Takes what nobody else may use while it is exchanged. @returns gives it free @throws while a server or a backup runs */
export async function claimAll(config: DataConfig): Promise<() => Promise<void>> {
  const freeFolder = claimDataFolder(config.dataDir)
  try {
    const free = await claimBesideFolder(config)
    return async () => {
      await free()
      freeFolder()
    }
  } catch (error) {
    freeFolder()
    throw error
  }
}

/** The same for a process that has the data folder already. @throws {BackupError} while another server or a backup runs */
export async function claimBesideFolder(config: DataConfig): Promise<() => Promise<void>> {
  const { databaseUrl } = config
  const freePictures = await claimPictureFiles(config)
  if (!freePictures) throw new BackupError('A backup is being written: wait until it is done.', { code: 'busy' })
  if (databaseUrl === undefined) return freePictures
  try {
    const { claimDatabase } = await import('../../machinery/base/database/postgresql-claims.ts')
    const freeDatabase = await claimDatabase(databaseUrl)
    if (!freeDatabase)
      throw new BackupError('A Potluck server uses the database: stop it first.', { code: 'other-server' })
    return async () => {
      await freeDatabase()
      await freePictures()
    }
  } catch (error) {
    await freePictures()
    throw error
  }
}

/**
 * Restores a backup: everything is made anew beside what is in use, compared, brought up to date, and then takes its place in
 * one step. What was there is put aside. Killed at any time, the data are what they were, or what they were to become.
 * @throws {BackupError} a sentence; nothing has changed then
 */
export async function restoreBackup(
  config: DataConfig,
  path: string,
  passphrase: string | undefined,
): Promise<Restored> {
  const { dataDir } = config
  makeDataFolder(dataDir)
  await finishRestore(config)
  const free = await claimAll(config)
  try {
    await dropLeftFolders(dataDir)
    return await stageAndExchange(config, path, passphrase)
  } finally {
    await free()
  }
}

async function stageAndExchange(config: DataConfig, path: string, passphrase: string | undefined): Promise<Restored> {
  const { about, manifest, ready } = await stage(config, path, passphrase)
  try {
    return { about, manifest, aside: await exchange(config, ready) }
  } catch (error) {
    await dropStaged(config, ready.swap.scratch).catch(() => {})
    throw error
  }
}

/** SQLite removes these itself; closed, a database is whole without them. */
const isPassing = (name: string): boolean => /-(wal|shm)$/.test(name)

/** A restore by command, for example, removes what lies ready. @throws {BackupError} when it is not there as a whole */
async function refuseIncomplete(dataDir: string, { scratch, fresh }: Swap): Promise<void> {
  const folder = join(dataDir, scratch)
  const ready = existsSync(folder) ? await readdir(folder) : null
  if (!ready || fresh.some((name) => !isPassing(name) && !ready.includes(name)))
    throw new BackupError('What was restored beside the data is not there any more: restore the backup again.')
}

/**
 * Puts what was staged into the place of what was there, in one step. Nobody else may use the data: see `claimAll`.
 * @throws when nothing has changed
 */
export async function exchange(
  config: DataConfig,
  { swap, folderId, hasPictures }: ReadyData,
): Promise<Restored['aside']> {
  const { dataDir, fileStore } = config
  await refuseIncomplete(dataDir, swap)
  const there = await readdir(dataDir)
  const decided = { ...swap, old: swap.old.filter((name) => there.includes(name)) }
  await swapData(config, decided)
  if (!hasPictures && folderId !== null && fileStore === undefined)
    await labelPictureFolder(diskStore(dataDir), folderId)
  return { folder: existsSync(join(dataDir, swap.aside)) ? join(dataDir, swap.aside) : null, schema: swap.schema }
}

/** Decides an exchange and carries it out. @throws when nothing has changed */
export async function swapData({ dataDir, databaseUrl }: DataConfig, swap: Swap, fresh = freshOf(swap)): Promise<void> {
  try {
    await noteSwap(dataDir, swap)
    if (databaseUrl !== undefined && swap.schema !== null)
      await (await import('./postgresql-swap.ts')).swapSchemas(databaseUrl, { fresh, aside: swap.schema })
    await carryOut(dataDir, swap)
  } catch (error) {
    // The next program that opens the data does what cannot be done now: the reason is what counts.
    await endSwap(dataDir, databaseUrl).catch(() => {})
    throw error
  }
}

/** The schema in which the new tables of a restore are. */
const freshOf = ({ scratch }: Swap): string => schemasOf(scratch.slice(scratchStart.length)).fresh

/** After a failure: what was decided is done, what was not leaves nothing behind. */
async function endSwap(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const swap = await notedSwap(dataDir)
  if (swap) await finishSwap(dataDir, swap, databaseUrl)
}
