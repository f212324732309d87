import type { FastifyInstance } from 'fastify'
import { clockDoubt } from '../../machinery/base/clock/clock.ts'
import { regularly } from '../../machinery/base/regularly.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { backupsIn, removeBackup } from './backup-files.ts'
import { backupFolder, isScheduleFixed, readSchedule } from './backup-schedule.ts'
import { dataConfigOf } from './data-config.ts'
import type { DataWork } from './data-work.ts'
import { isDue, lastDue } from './due.ts'
import { passphraseOf } from './passphrase.ts'
import { proofLine } from './proof-line.ts'
import { expendable } from './retention.ts'

const lookEvery = 60_000

/** A backup that could not be written is tried again after this, milliseconds. */
const retryAfter = 3_600_000

/**
 * Writes and proves a backup each day where the environment names a folder or an admin switched it on, and removes old ones. One
 * that was missed, because the server did not run, is made at its start.
 */
export function backUpRegularly(app: FastifyInstance, { config, database }: Services, work: DataWork): void {
  // A passphrase that cannot be read stops the start, and not the first backup.
  if (isScheduleFixed(config)) passphraseOf(config)
  const backupConfig = { ...dataConfigOf(config), backup: config.backup }
  const folder = backupFolder(config)
  let tryAgainAt = 0

  regularly(app, 'the backup', lookEvery, async () => {
    if (Date.now() < tryAgainAt || work.isRunning) return
    const { isOn, at, keep } = await readSchedule(database, config)
    if (!isOn || !isDue(await backupsIn(folder, config), new Date(), at)) return
    tryAgainAt = Date.now() + retryAfter
    const due = lastDue(new Date(), at)
    const result = await work.start('back-up', { kind: 'back-up', config: backupConfig, folder, due })
    tryAgainAt = 0
    if (result.kind !== 'backed-up') return
    app.log.info({ path: result.path, bytes: result.bytes }, `Backup: ${proofLine(result.proof)}`)
    await recordEvent(database, { kind: 'backup-made', userId: null, detail: { bytes: result.bytes } })
    // The clock decides which backups are old.
    if ((await clockDoubt(database)) !== null) return
    for (const { path } of expendable(await backupsIn(folder, config), keep)) await removeBackup(path, config)
  })
}
