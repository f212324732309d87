import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../../machinery/base/disk-full.ts'
import { fileSink } from '../../machinery/base/files/file-sink.ts'
import { type FilesConfig, withFileStore } from '../../machinery/base/files/open-file-store.ts'
import { syncFolder } from '../../machinery/base/whole-file.ts'
import { BackupError } from './backup-error.ts'
import { isInStore, keyOfPlace } from './backup-folder.ts'
import { encrypted } from './encryption.ts'
import type { Manifest } from './format.ts'
import { seal } from './seal.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

const partialEnd = '.partial'

async function bytesOf(tar: Readable, passphrase: string | undefined): Promise<Readable> {
  const sealed = tar.pipe(seal())
  tar.once('error', (error) => sealed.destroy(error))
  return passphrase === undefined ? sealed : encrypted(sealed, passphrase)
}

/** How the system says that a folder cannot be written. */
const unwritable: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** A sentence for what keeps a file from being written; null for any other error. */
function folderProblem(error: unknown, folder: string): BackupError | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  // EFBIG: files may not be so large, as on some memory sticks.
  if (isDiskFull(error) || code === 'EFBIG')
    return new BackupError(`There is no room in ${folder}: the backup was not written.`, {
      cause: error,
      code: 'no-room',
    })
  if (!unwritable.has(code)) return null
  return new BackupError(`The folder ${folder} cannot be written: the backup was not written.`, {
    cause: error,
    code: 'folder',
  })
}

/** Removes what backups left in a folder that were killed: nobody writes there at the moment. */
async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('potluck-') && name.endsWith(partialEnd)) await rm(join(folder, name), { force: true })
  }
}

/** Writes a backup to wherever its bytes are taken. */
async function fill(
  source: BackupSource,
  passphrase: string | undefined,
  take: (bytes: Readable) => Promise<void>,
): Promise<Manifest> {
  const { tar, written } = writeBackup(source)
  const bytes = await bytesOf(tar, passphrase)
  const [manifest] = await Promise.all([written, take(bytes).finally(() => bytes.destroy())])
  return manifest
}

async function fillFile(path: string, source: BackupSource, passphrase: string | undefined): Promise<Manifest> {
  const file = await open(path, 'wx', 0o600)
  try {
    return await fill(source, passphrase, (bytes) => pipeline(bytes, fileSink(file)))
  } finally {
    await file.close()
  }
}

/** A backup before this moment that was not ended is not written any more: nobody else writes one. */
async function fillStore(
  files: FilesConfig,
  place: string,
  source: BackupSource,
  passphrase: string | undefined,
): Promise<WrittenFile> {
  const key = keyOfPlace(place)
  return withFileStore(files, async (store) => {
    await store.removeHalves(dirname(key), new Date())
    const manifest = await fill(source, passphrase, (bytes) => store.putStream(key, bytes))
    return { manifest, bytes: (await store.find(key))?.bytes ?? 0 }
  })
}

interface WrittenFile {
  readonly manifest: Manifest
  readonly bytes: number
}

/**
 * Writes a backup into a file, for its owner only. Until it is complete and on the disk it has another name; in a store of files it is not
 * there before.
 * @throws {BackupError} a sentence when the disk is full or the folder cannot be written; no half file is left
 */
export async function writeBackupFile(
  path: string,
  source: BackupSource,
  passphrase: string | undefined,
  files: FilesConfig,
): Promise<WrittenFile> {
  if (isInStore(path)) return fillStore(files, path, source, passphrase)
  const folder = dirname(path)
  const partial = `${path}${partialEnd}`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removePartial(folder)
    const manifest = await fillFile(partial, source, passphrase)
    await rename(partial, path)
    await syncFolder(folder)
    return { manifest, bytes: (await stat(path)).size }
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw folderProblem(error, folder) ?? error
  }
}
