import { ownFile } from '../../machinery/base/own-file.ts'
import { batchesOfProcess } from '../../machinery/base/processes/batches-of-process.ts'
import type { BackupConfig } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import type { Proof } from './backup-files.ts'
import type { DataCheck } from './check-data.ts'
import type { DataConfig } from './data-config.ts'
import type { DataFailure } from './data-failure.ts'
import type { ReadyData } from './folder-swap.ts'
import type { BackupContent } from './inspect-backup.ts'
import type { ProgressReport } from './progress.ts'
import type { BackupAt } from './read-backup.ts'

interface BackupSource extends BackupAt {
  readonly passphrase: string | undefined
}

/** What is done in a process of its own. It is told the settings that it needs: a passphrase is in no command line. */
export type DataTask =
  /** @param due the last moment at which one was due; null to write one whatever there is */
  | { readonly kind: 'back-up'; readonly config: BackupConfig; readonly folder: string; readonly due: Date | null }
  /** @param due as of a backup */
  | { readonly kind: 'check'; readonly config: DataConfig; readonly due: Date | null }
  | { readonly kind: 'inspect'; readonly source: BackupSource }
  | { readonly kind: 'stage'; readonly config: DataConfig; readonly source: BackupSource }

export type DataResult =
  | { readonly kind: 'backed-up'; readonly path: string; readonly bytes: number; readonly proof: Proof }
  | { readonly kind: 'not-due' }
  | { readonly kind: 'checked'; readonly check: DataCheck }
  | { readonly kind: 'inspected'; readonly content: BackupContent }
  | { readonly kind: 'staged'; readonly ready: ReadyData }

export type DataMessage = { readonly kind: 'progress'; readonly report: ProgressReport } | DataResult

const day = 24 * 3_600_000

/** A part of a backup is in memory, and the books of what the process runs. A day is more than a slow disk takes. */
const limits = { heapMb: 512, memoryMb: 1_024, youngMb: 1, batchMs: day, fileMs: day }

/**
 * Runs a task in a process of its own, which gives way to the server.
 * @param progress is called at most a few times a second
 * @throws {BackupError} a sentence
 */
export async function runApart(
  task: DataTask,
  signal: AbortSignal,
  progress: (report: ProgressReport) => void = () => {},
): Promise<DataResult> {
  const all = batchesOfProcess<DataTask, DataMessage, DataFailure>({
    path: ownFile('keeping/backup/data-process.ts'),
    task,
    limits,
    signal,
    failed: (failure, cause) =>
      'message' in failure
        ? new BackupError(failure.message, { code: failure.code, cause })
        : new BackupError('It took too much memory or time.', { cause }),
  })
  let result: DataResult | null = null
  for await (const message of all) {
    if (message.kind === 'progress') progress(message.report)
    else result = message
  }
  if (!result) throw new BackupError('The process ended before it was done.')
  return result
}
