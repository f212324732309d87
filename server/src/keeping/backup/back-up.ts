import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { claimPictureFiles } from '../../book/images/claim-picture-files.ts'
import { imageFilesIn } from '../../book/images/image-files.ts'
import type { Config } from '../../config.ts'
import { backupsInStore } from '../../ground/settings/file-store.ts'
import { unknownMigrations } from '../../machinery/base/database/migrate.ts'
import { openFileStore } from '../../machinery/base/files/open-file-store.ts'
import { version } from '../../machinery/base/version.ts'
import { BackupError } from './backup-error.ts'
import { backupName, backupsIn, type Proof } from './backup-files.ts'
import { placeIn } from './backup-folder.ts'
import { provenSince } from './due.ts'
import { finishRestore } from './finish-restore.ts'
import type { Manifest } from './format.ts'
import { openSnapshot } from './open-snapshot.ts'
import { passphraseOf } from './passphrase.ts'
import type { Progress } from './progress.ts'
import { proveBackup } from './prove.ts'
import { tablesAfter } from './table-shapes.ts'
import { writeBackupFile } from './write-file.ts'

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'fileStore' | 'memberLimits' | 'backup'>

/** How long a backup waits for another, or for a sweep of pictures, milliseconds. */
const waitForPictures = 60_000

/** Waits until nobody else reads or removes files of pictures. @throws {BackupError} when that takes too long */
export async function waitToClaimPictures(config: Omit<BackupConfig, 'backup'>): Promise<() => Promise<void>> {
  const end = Date.now() + waitForPictures
  for (;;) {
    const free = await claimPictureFiles(config)
    if (free) return free
    if (Date.now() > end)
      throw new BackupError(`Another backup or a restore runs on ${config.dataDir}.`, { code: 'busy' })
    await pause(200)
  }
}

/** Writes the database as it is now into a file, and its pictures where they are asked for. */
export async function writeBackupOf(
  config: BackupConfig,
  path: string,
  { withPictures, progress }: { readonly withPictures: boolean; readonly progress?: Progress | undefined },
) {
  const snapshot = await openSnapshot(config)
  const store = withPictures ? await openFileStore(config) : null
  try {
    if (snapshot.migrations.length === 0) throw new BackupError('The database is empty: there is nothing to back up.')
    const unknown = unknownMigrations(snapshot.migrations)
    if (unknown.length > 0)
      throw new BackupError(
        `The database was made by a newer Potluck (it knows ${unknown.join(', ')}): back it up with that version.`,
      )
    const source = {
      snapshot,
      imageFiles: store && imageFilesIn(store),
      server: version,
      progress: (bytes: number) => progress?.({ step: 'writing', bytes, totalBytes: null }),
    }
    return await writeBackupFile(path, source, passphraseOf(config), config)
  } finally {
    await store?.close()
    await snapshot.close()
  }
}

export interface WrittenBackup {
  readonly path: string
  readonly bytes: number
  readonly manifest: Manifest
  readonly proof: Proof
}

/** Where backups go that nobody said a folder for: where the pictures are. */
export const ownBackupFolder = ({ dataDir, fileStore }: Pick<Config, 'dataDir' | 'fileStore'>): string =>
  fileStore === undefined ? join(dataDir, 'backups') : backupsInStore

async function writeAndProve(config: BackupConfig, folder: string, progress?: Progress): Promise<WrittenBackup> {
  const passphrase = passphraseOf(config)
  const path = placeIn(folder, backupName(new Date(), passphrase !== undefined))
  const { manifest, bytes } = await writeBackupOf(config, path, { withPictures: true, progress })
  const proof = await proveBackup(path, { passphrase, memberLimits: config.memberLimits, files: config, progress })
  return { path, bytes, manifest, proof }
}

/** Refuses an empty database: its backup would prove nothing. @throws {BackupError} when nobody has an account */
async function refuseWithoutAccounts(config: BackupConfig): Promise<void> {
  const snapshot = await openSnapshot(config)
  try {
    const users = (await tablesAfter(snapshot.migrations)).find(({ name }) => name === 'users')
    if (!users || snapshot.migrations.length === 0) return
    for await (const _row of snapshot.rowsOf(users)) return
  } finally {
    await snapshot.close()
  }
  const place = config.databaseUrl === undefined ? `the folder ${config.dataDir}` : 'the database of DATABASE_URL'
  throw new BackupError(
    `Nobody has an account in ${place}, so nothing was backed up: run this with the settings of the server (DATA_DIR, DATABASE_URL) and as its user.`,
  )
}

/**
 * Writes a backup into a folder while the server runs, and proves it.
 * @throws {BackupError} with a sentence, also when nobody has an account
 */
export async function backUp(config: BackupConfig, folder: string, progress?: Progress): Promise<WrittenBackup> {
  if (!existsSync(config.dataDir))
    throw new BackupError(`There is no folder ${config.dataDir}: is DATA_DIR the one of the server?`)
  await finishRestore(config)
  await refuseWithoutAccounts(config)
  return backUpWhileServed(config, folder, progress)
}

/** The same for a server, which has ended what a restore began before it started. @throws {BackupError} a sentence */
export async function backUpWhileServed(
  config: BackupConfig,
  folder: string,
  progress?: Progress,
): Promise<WrittenBackup> {
  const free = await waitToClaimPictures(config)
  try {
    return await writeAndProve(config, folder, progress)
  } finally {
    await free()
  }
}

/**
 * The same where one is due.
 * @param due the last moment at which one was
 * @returns null when there is one since, or when another process is at it
 */
export async function backUpIfDue(
  config: BackupConfig,
  folder: string,
  due: Date,
  progress?: Progress,
): Promise<WrittenBackup | null> {
  const free = await claimPictureFiles(config)
  if (!free) return null
  try {
    return provenSince(await backupsIn(folder, config), due) ? null : await writeAndProve(config, folder, progress)
  } finally {
    await free()
  }
}
