import type { RequestOrigin } from '../../machinery/http/user-agent.ts'
import type { Services } from '../../machinery/services.ts'
import { BackupError } from '../backup-error.ts'
import { dataConfigOf } from '../data-config.ts'
import type { DataResult } from '../data-process-client.ts'
import type { DataWork } from '../data-work.ts'
import type { RestoreBeginner } from '../restore-state.ts'
import { dropStaged, type StagedRestore } from '../stage-restore.ts'

/** Ends the server, exchanges the data and starts anew. */
export type Exchange = (staged: StagedRestore, by: RestoreBeginner) => void

/** Who asks for a restore. @param actorId null where nobody has an account */
export const beginnerOf = (actorId: string | null, { ip, headers }: RequestOrigin): RestoreBeginner => ({
  ...{ actorId, ip },
  userAgent: headers['user-agent'] ?? '',
})

interface Asked {
  /** Of the backup. */
  readonly path: string
  readonly passphrase: string | undefined
  readonly upload?: string | undefined
  readonly by: RestoreBeginner
  /** Asked again before the exchange. @throws {BackupError} when it may not be any more */
  readonly mayStill: () => Promise<void>
}

/**
 * Restores a backup beside what this server uses, and then exchanges both. It goes on after the answer.
 * @throws {Refusal} `busy` when other work on the data goes on
 */
export function restoreWhileServed(
  { config }: Services,
  work: DataWork,
  exchange: Exchange,
  asked: Asked,
): Promise<unknown> {
  const restoreConfig = dataConfigOf(config)
  const { path, passphrase, upload, by, mayStill } = asked

  async function use(result: DataResult): Promise<void> {
    if (result.kind !== 'staged') throw new BackupError('Nothing was restored.')
    await mayStill().catch(async (error: unknown) => {
      await dropStaged(restoreConfig, result.staged.swap.scratch)
      throw error
    })
    work.report({ step: 'exchanging', bytes: 0, totalBytes: null })
    exchange(result.staged, by)
    // The end of this process ends the work, too.
    await new Promise(() => {})
  }

  return work.start('restore', { kind: 'stage', config: restoreConfig, source: { path, passphrase } }, { upload, use })
}
