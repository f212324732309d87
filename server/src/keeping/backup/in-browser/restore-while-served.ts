import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../machinery/base/refusal.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import type { RequestOrigin } from '../../../machinery/web/http/user-agent.ts'
import { BackupError } from '../backup-error.ts'
import { dataConfigOf } from '../data-config.ts'
import type { DataResult } from '../data-process-client.ts'
import type { DataWork, DataWorkState } from '../data-work.ts'
import { askForRestore, type RestoreBeginner } from '../restore-state.ts'
import { dropStaged } from '../stage-restore.ts'
import { answeredWork } from './work-answer.ts'

/** Ends this process, so that whoever supervises it starts it again. */
export type Restart = () => void

/** @throws {Refusal} `only-by-command` where nobody starts the server again */
export function requireRestart(restart: Restart | undefined): Restart {
  if (restart) return restart
  throw new Refusal('only-by-command', 'nothing starts this server again: stop it, and restore by the command')
}

/** Who asks for a restore. @param actorId null where nobody has an account */
export const beginnerOf = (actorId: string | null, { ip, headers }: RequestOrigin): RestoreBeginner => ({
  actorId,
  ip,
  userAgent: headers['user-agent'] ?? '',
})

interface Asked {
  /** Of the backup. */
  readonly path: string
  readonly passphrase: string | undefined
  readonly upload?: string | undefined
  readonly by: RestoreBeginner
  /** Asked again before the server ends. @throws {BackupError} when it may not be any more */
  readonly mayStill: () => Promise<void>
}

/**
 * Restores a backup beside what this server uses, asks the next start to exchange both, and ends the server. It goes on after the answer.
 * @returns the work, and the secret by which its end is asked for
 * @throws {Refusal} `busy` when other work on the data goes on, `only-by-command`
 */
export function restoreWhileServed(
  app: FastifyInstance,
  { config }: Services,
  work: DataWork,
  restart: Restart | undefined,
  { path, passphrase, upload, by, mayStill }: Asked,
): DataWorkState & { readonly restore: string } {
  const endServer = requireRestart(restart)
  const dataConfig = dataConfigOf(config)
  const id = randomBytes(16).toString('base64url')

  async function use(result: DataResult): Promise<void> {
    if (result.kind !== 'staged') throw new BackupError('Nothing was restored.')
    await mayStill().catch(async (error: unknown) => {
      await dropStaged(dataConfig, result.ready.swap.scratch)
      throw error
    })
    work.report({ step: 'exchanging', bytes: 0, totalBytes: null })
    await askForRestore(config.dataDir, id, result.ready, by)
    endServer()
    // The end of this process ends the work, too.
    await new Promise(() => {})
  }

  work
    .start('restore', { kind: 'stage', config: dataConfig, source: { path, passphrase } }, { about: [id, upload], use })
    .catch((error: unknown) => app.log.error({ err: error }, 'a restore failed'))
  return { ...answeredWork(work), restore: id }
}
