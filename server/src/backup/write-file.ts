import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../machinery/jobs/disk-full.ts'
import { syncFolder } from '../machinery/whole-file.ts'
import { BackupError } from './backup-error.ts'
import { encrypted } from './encryption.ts'
import { fileSink } from './file-sink.ts'
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
    ...{ cause: error, code: 'folder' },
  })
}

/** Removes what backups left in a folder that were killed: nobody writes there at the moment. */
async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('potluck-') && name.endsWith(partialEnd)) await rm(join(folder, name), { force: true })
  }
}

async function fill(path: string, source: BackupSource, passphrase: string | undefined): Promise<Manifest> {
  const file = await open(path, 'wx', 0o600)
  try {
    const { tar, written } = writeBackup(source)
    const [manifest] = await Promise.all([written, pipeline(await bytesOf(tar, passphrase), fileSink(file))])
    return manifest
  } finally {
    await file.close()
  }
}

/**
 * Writes a backup into a file, for its owner only. Until it is complete and on the disk it has another name.
 * @throws {BackupError} a sentence when the disk is full or the folder cannot be written; no half file is left
 */
export async function writeBackupFile(
  path: string,
  source: BackupSource,
  passphrase: string | undefined,
): Promise<{ readonly manifest: Manifest; readonly bytes: number }> {
  const folder = dirname(path)
  const partial = `${path}${partialEnd}`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removePartial(folder)
    const manifest = await fill(partial, source, passphrase)
    await rename(partial, path)
    await syncFolder(folder)
    return { manifest, bytes: (await stat(path)).size }
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw folderProblem(error, folder) ?? error
  }
}
