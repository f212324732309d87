import type { BackupFile } from './backup-files.ts'

/** The last moment at which a backup was due. @param at a time of day as `03:10` */
export function lastDue(now: Date, at: string): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const due = new Date(now)
  due.setHours(hour, minute, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

/** Whether one of some backups was written since a moment, and proven. */
export const provenSince = (files: readonly Pick<BackupFile, 'writtenAt' | 'proof'>[], due: Date): boolean =>
  files.some(({ writtenAt, proof }) => proof !== null && writtenAt >= due)

/** Whether a backup is due: none was proven since the last moment at which one was. */
export const isDue = (files: readonly Pick<BackupFile, 'writtenAt' | 'proof'>[], now: Date, at: string): boolean =>
  !provenSince(files, lastDue(now, at))
