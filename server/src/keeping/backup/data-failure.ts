import type { BackupFailureCode } from '@potluck/api/backups'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** Why work on the data ended, in a sentence. */
export interface DataFailure {
  readonly code: BackupFailureCode
  readonly message: string
}

/** Screens show no paths of the server: the secret names of uploads are among them. */
const withoutPaths = (message: string): string =>
  message.replaceAll(/(?<![\w.:/])\/(?:[^\s/'"]+\/)*[^\s'":,;]*[^\s'":,;.]/g, '…')

function sentenceOf(error: unknown): string {
  if (error instanceof BackupError) return error.message
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return 'Something does not read as Potluck writes it.'
  if (error instanceof Error && 'code' in error) return `The system or the database refused it (${String(error.code)}).`
  return error instanceof Error ? error.message : String(error)
}

/** The message for the admin, or for the person who restores first. The log has everything. */
export const dataFailureOf = (error: unknown): DataFailure => ({
  code: error instanceof BackupError ? error.code : 'other',
  message: withoutPaths(sentenceOf(error)),
})
