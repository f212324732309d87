import type { BackupFile } from './backup-files.ts'

/** The last moment at which a backup was due. @param at a time of day as `03:10` */
export function lastDue(now: Date, at: string): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const due = new Date(now)
  due.setHours(hour, minute, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

/** Whether a backup is due: none was proven since the last moment at which one was. @param files the newest first */
export function isDue(files: readonly Pick<BackupFile, 'writtenAt' | 'proof'>[], now: Date, at: string): boolean {
  const due = lastDue(now, at)
  return !files.some(({ writtenAt, proof }) => proof !== null && writtenAt >= due)
}
