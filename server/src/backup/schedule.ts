import type { FastifyInstance } from 'fastify'
import { recordEvent } from '../audit/record-event.ts'
import { regularly } from '../machinery/regularly.ts'
import type { Services } from '../machinery/services.ts'
import { backupsIn, removeBackup } from './backup-files.ts'
import { runApart } from './data-process-client.ts'
import { isDue } from './due.ts'
import { passphraseOf } from './passphrase.ts'
import { proofLine } from './proof-line.ts'
import { expendable } from './retention.ts'

const lookEvery = 60_000

/** A backup that could not be written is tried again after this, milliseconds. */
const retryAfter = 3_600_000

/**
 * Writes and proves a backup each day where the settings name a folder, in a process of its own, and removes old ones. One that
 * was missed, because the server did not run, is made at its start.
 */
export function backUpRegularly(app: FastifyInstance, { config, database }: Services): void {
  const { dir, at, keep } = config.backup
  if (dir === undefined) return
  // A passphrase that cannot be read stops the start, and not the first backup.
  passphraseOf(config)
  const { dataDir, databaseUrl, memberLimits, backup } = config
  const backupConfig = { dataDir, databaseUrl, memberLimits, backup }
  let tryAgainAt = 0
  let stop: (() => void) | undefined

  async function backUp(folder: string): Promise<void> {
    const { answer, close } = runApart({ kind: 'back-up', config: backupConfig, folder })
    stop = close
    const result = await answer
    if (result.kind === 'failed') throw new Error(result.message)
    if (result.kind !== 'backed-up') return
    app.log.info({ path: result.path, bytes: result.bytes }, `Backup: ${proofLine(result.proof)}`)
    await recordEvent(database, { kind: 'backup-made', userId: null, detail: { bytes: result.bytes } })
    for (const { path } of expendable(await backupsIn(folder), keep)) await removeBackup(path)
  }

  regularly(app, 'the backup', lookEvery, async () => {
    if (Date.now() < tryAgainAt || !isDue(await backupsIn(dir), new Date(), at)) return
    await backUp(dir).catch((error: unknown) => {
      tryAgainAt = Date.now() + retryAfter
      throw error
    })
  })
  app.addHook('preClose', async () => stop?.())
}
