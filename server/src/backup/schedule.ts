import type { FastifyInstance } from 'fastify'
import { regularly } from '../machinery/regularly.ts'
import type { Services } from '../machinery/services.ts'
import { type BackupFile, backupsIn, removeBackup } from './backup-files.ts'
import { type DataTask, runApart } from './data-process-client.ts'
import { passphraseOf } from './passphrase.ts'
import { proofLine } from './proof-line.ts'
import { expendable } from './retention.ts'

const lookEvery = 60_000

/** A backup that could not be written is tried again after this, milliseconds. */
const retryAfter = 3_600_000

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

/**
 * Writes and proves a backup each day where the settings name a folder, in a process of its own, and removes old ones. One that
 * was missed, because the server did not run, is made at its start.
 */
export function backUpRegularly(app: FastifyInstance, { config }: Services): void {
  const { dir, at, keep } = config.backup
  if (dir === undefined) return
  // A passphrase that cannot be read stops the start, and not the first backup.
  passphraseOf(config)
  let tryAgainAt = 0
  let stop: (() => void) | undefined

  async function backUp(folder: string): Promise<void> {
    const task: DataTask = { kind: 'back-up', config: backupConfig, folder }
    const { answer, close } = runApart(task)
    stop = close
    const result = await answer
    if (result.kind === 'failed') throw new Error(result.message)
    if (result.kind === 'backed-up')
      app.log.info({ path: result.path, bytes: result.bytes }, `Backup: ${proofLine(result.proof)}`)
    for (const { path } of expendable(await backupsIn(folder), keep)) await removeBackup(path)
  }

  const { dataDir, databaseUrl, memberLimits, backup } = config
  const backupConfig = { dataDir, databaseUrl, memberLimits, backup }
  regularly(app, 'the backup', lookEvery, async () => {
    if (Date.now() < tryAgainAt || !isDue(await backupsIn(dir), new Date(), at)) return
    tryAgainAt = Date.now() + retryAfter
    await backUp(dir)
  })
  app.addHook('preClose', async () => stop?.())
}
