import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupConfig, waitToClaimPictures, writeBackupOf } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { removeBackup } from './backup-files.ts'
import { passphraseOf } from './passphrase.ts'
import { proveBackup } from './prove.ts'
import { copiesIn, noteWayBack } from './way-back.ts'

/** So many copies stay, the newest. */
const maxCopies = 3

/** `potluck-20261124-101503-0040-stored-space-of-index.tar`: names of one kind sort by time. */
function copyName(migrations: readonly string[], isEncrypted: boolean): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `potluck-${time}-${migrations.at(-1) ?? ''}.tar${isEncrypted ? '.age' : ''}`
}

async function removeOldCopies(folder: string): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => /^potluck-.*\.tar(\.age)?$/.test(name)).sort()
  for (const name of copies.slice(0, -maxCopies)) await removeBackup(join(folder, name))
}

/**
 * Copies a database before it is brought up to date, and proves the copy: rows alone, since pictures stay as they are.
 * @throws when that is not possible; the database stays as it is then
 */
export async function copyBeforeMigration(config: BackupConfig, migrations: readonly string[]): Promise<void> {
  const folder = copiesIn(config.dataDir)
  const free = await waitToClaimPictures(config)
  try {
    const passphrase = passphraseOf(config)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, copyName(migrations, passphrase !== undefined))
    await writeBackupOf(config, path, { withPictures: false })
    await proveBackup(path, { passphrase, memberLimits: config.memberLimits })
    await noteWayBack(config.dataDir, path)
    await removeOldCopies(folder)
    process.stdout.write(`The database is brought up to date. A copy of what it was: ${path}\n`)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BackupError(`The database was not brought up to date, because no copy could be made first: ${reason}`, {
      cause,
    })
  } finally {
    await free()
  }
}
