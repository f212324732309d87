import { backupFailureCodes } from '@potluck/api/backups'

/** The key of the words for a code of a failure; a newer server may have others. */
export function failureWords(code: string) {
  const known = backupFailureCodes.find((each) => each === code) ?? 'other'
  return `server.work.failures.${known}` as const
}
