import type { Config } from '../../config.ts'
import { BackupError } from '../backup-error.ts'
import { dataFailureOf } from '../data-failure.ts'
import { claimAll, exchange } from '../restore.ts'
import { noteExchanged, noteFailed, type RestoreBeginner } from '../restore-state.ts'
import { dropStaged, type StagedRestore } from '../stage-restore.ts'
import { removeUploads } from './received-backup.ts'

/** Of PostgreSQL, other servers may use the database. */
const asOtherServer = (error: unknown): unknown =>
  error instanceof Error && /server uses the database/.test(error.message)
    ? new BackupError('Another Potluck server uses the database: stop all but one.', {
        code: 'other-server',
        cause: error,
      })
    : error

/** Exchanges the data once this process serves nobody any more, and notes what came of it for the next start. It never throws. */
export async function exchangeUnserved(
  config: Config,
  staged: StagedRestore,
  by: RestoreBeginner | null,
): Promise<void> {
  const { dataDir } = config
  try {
    const free = await claimAll(config).catch((error: unknown) => {
      throw asOtherServer(error)
    })
    try {
      const { aside } = await exchange(config, staged)
      await noteExchanged(dataDir, aside.folder, by)
      await removeUploads(dataDir, 0)
    } finally {
      await free()
    }
  } catch (error) {
    const failure = dataFailureOf(error)
    process.stderr.write(`The data were not exchanged. ${failure.message}\n`)
    await dropStaged(config, staged.swap.scratch).catch(() => {})
    await noteFailed(dataDir, failure).catch(() => {})
  }
}
