import type { BackupSettings } from '../../config.ts'
import type { BackupFile } from './backup-files.ts'

type Known = Pick<BackupFile, 'writtenAt' | 'proof' | 'name'>

const day = 86_400_000

const two = (number: number): string => String(number).padStart(2, '0')

/** Names of the day, the week (by its Monday) and the month of an instant, in the time zone of the server. */
const periods = {
  days: (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
  weeks: (at: Date): string => periods.days(new Date(at.getTime() - ((at.getDay() + 6) % 7) * day)),
  months: (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}`,
} as const

/** The last of each of so many periods that have one; a proven one where there is any. @param files the newest first */
function lastOfEach<File extends Known>(files: readonly File[], periodOf: (at: Date) => string, count: number): File[] {
  const chosen = new Map<string, File>()
  for (const file of files) {
    const period = periodOf(file.writtenAt)
    const known = chosen.get(period)
    if (!known || (!known.proof && file.proof)) chosen.set(period, file)
  }
  return [...chosen.values()].slice(0, count)
}

/**
 * The backups that may be removed. The last proven one stays, and whatever is newer than it.
 * @param files the newest first
 */
export function expendable<File extends Known>(files: readonly File[], keep: BackupSettings['keep']): readonly File[] {
  const proven = files.findIndex(({ proof }) => proof !== null)
  const stay = new Set([
    ...files.slice(0, proven === -1 ? files.length : proven + 1),
    ...lastOfEach(files, periods.days, keep.days),
    ...lastOfEach(files, periods.weeks, keep.weeks),
    ...lastOfEach(files, periods.months, keep.months),
  ])
  return files.filter((file) => !stay.has(file))
}
