import { ownFile } from '../../machinery/base/own-file.ts'
import { batchesOfProcess } from '../../machinery/base/processes/batches-of-process.ts'
import { AccountRestoreError, type AccountRestoreFailure } from './archive.ts'
import type { ReadingOutput, ReadingTask } from './restored-item.ts'

/** A hostile file may end its own job, but not the server. */
const limits = { heapMb: 384, memoryMb: 512, batchMs: 300_000, fileMs: 4 * 3_600_000 }

/**
 * Reads an account export in a separate process, one batch at a time.
 * @throws {AccountRestoreError} if it cannot be read, or not within the limits
 * @throws {WorkLostError} if the process ended for an unknown reason
 */
export const readAccountExport = (task: ReadingTask, signal: AbortSignal): AsyncGenerator<ReadingOutput> =>
  batchesOfProcess<ReadingTask, ReadingOutput, AccountRestoreFailure>({
    path: ownFile('in-and-out/account-export/reading-process.ts'),
    task,
    limits,
    failed: (failure, cause) => new AccountRestoreError(failure, { cause }),
    signal,
  })
