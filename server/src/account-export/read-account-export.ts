import { ownFile } from '../machinery/own-file.ts'
import { batchesOfProcess } from '../machinery/processes/batches-of-process.ts'
import { AccountRestoreError, type AccountRestoreFailure } from './archive.ts'
import type { Found, ReadingTask } from './restored-item.ts'

/** A hostile file ends its own job, not the server. */
const limits = { heapMb: 384, memoryMb: 512, batchMs: 300_000, fileMs: 4 * 3_600_000 }

/**
 * Reads a take-out, a batch at a time.
 * @throws {AccountRestoreError} when it cannot be read, or not within the limits
 * @throws {WorkLostError} when the process ended for no known reason
 */
export const readAccountExport = (task: ReadingTask, signal: AbortSignal): AsyncGenerator<Found> =>
  batchesOfProcess<ReadingTask, Found, AccountRestoreFailure>({
    path: ownFile('account-export/reading-process.ts'),
    task,
    limits,
    failed: (failure, cause) => new AccountRestoreError(failure, { cause }),
    signal,
  })
