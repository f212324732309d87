import type { BackupFailureCode } from '@potluck/api/backups'

interface BackupErrorOptions extends ErrorOptions {
  /** For screens, which say it in the reader's language. */
  readonly code?: BackupFailureCode
}

/** Why something about a backup could not be done: a sentence for whoever keeps the server. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code: BackupFailureCode

  constructor(message: string, { code = 'other', ...options }: BackupErrorOptions = {}) {
    super(message, options)
    this.code = code
  }
}
