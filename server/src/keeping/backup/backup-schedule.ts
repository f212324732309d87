import { z } from 'zod'
import type { BackupSettings, Config } from '../../config.ts'
import type { Admin } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { readServerSetting, storeServerSetting } from '../../people/users/server-settings.ts'
import { ownBackupFolder } from './back-up.ts'

/** When the server writes backups by itself, and how many of them stay. */
export interface BackupSchedule {
  readonly isOn: boolean
  /** `03:10`, in the time zone of the server. */
  readonly at: string
  readonly keep: BackupSettings['keep']
}

type BackupConfig = Pick<Config, 'backup' | 'dataDir' | 'fileStore'>

const numbers = z.int().min(0).max(999)

const stored = z.object({
  isOn: z.boolean(),
  at: z.string(),
  keep: z.object({ days: numbers, weeks: numbers, months: numbers }),
})

/** Whether the environment decides the schedule: it names a folder. */
export const isScheduleFixed = ({ backup }: Pick<Config, 'backup'>): boolean => backup.dir !== undefined

/** Where the server writes backups. */
export const backupFolder = (config: BackupConfig): string => config.backup.dir ?? ownBackupFolder(config)

/** The schedule of the environment, else as an admin set it, else off. */
export async function readSchedule(database: Database, config: BackupConfig): Promise<BackupSchedule> {
  const { at, keep } = config.backup
  if (isScheduleFixed(config)) return { isOn: true, at, keep }
  const value = await readServerSetting(database, 'backup-schedule')
  return value === null ? { isOn: false, at, keep } : stored.parse(JSON.parse(value))
}

/** @throws {Refusal} `set-by-environment` */
export async function storeSchedule(
  database: Database,
  admin: Admin,
  config: BackupConfig,
  schedule: BackupSchedule,
): Promise<void> {
  if (isScheduleFixed(config))
    throw new Refusal('set-by-environment', 'BACKUP_DIR is set in the environment of the server')
  await storeServerSetting(database, admin, 'backup-schedule', JSON.stringify(schedule))
}
