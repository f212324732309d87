import { readFileSync } from 'node:fs'
import type { Config } from '../../config.ts'
import { BackupError } from './backup-error.ts'

const minPassphrase = 12

/** The passphrase that backups are encrypted with; none where none is set. @throws {BackupError} */
export function passphraseOf({ backup }: Pick<Config, 'backup'>): string | undefined {
  if (backup.passphraseFile === undefined) return backup.passphrase
  let passphrase: string
  try {
    passphrase = readFileSync(backup.passphraseFile, 'utf8').trim()
  } catch (cause) {
    throw new BackupError(`BACKUP_PASSPHRASE_FILE cannot be read: ${String(cause)}`, { cause })
  }
  if (passphrase.length >= minPassphrase) return passphrase
  throw new BackupError(`The passphrase in BACKUP_PASSPHRASE_FILE has fewer than ${minPassphrase} characters.`)
}
