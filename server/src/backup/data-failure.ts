import type { BackupFailureCode } from '@potluck/api/backups'
import { BackupError } from './backup-error.ts'

/** Why work on the data ended, in a sentence. */
export interface DataFailure {
  readonly code: BackupFailureCode
  readonly message: string
}

export const dataFailureOf = (error: unknown): DataFailure => ({
  code: error instanceof BackupError ? error.code : 'other',
  message: error instanceof Error ? error.message : String(error),
})
