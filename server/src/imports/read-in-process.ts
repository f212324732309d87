import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportFailure } from '@potluck/api/import-notes'
import { ownFile } from '../machinery/own-file.ts'
import { batchesOfProcess, type ReadingLimits } from '../machinery/processes/batches-of-process.ts'
import type { StoredChoices } from './import-choices.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem, MatchedColumn } from './import-item.ts'

/** What the reading process is to do. */
export interface ReadingTask {
  readonly path: string
  /** What the file was called at home. */
  readonly fileName: string
  readonly choices: StoredChoices
  /** Of the cook who brings it over; null when they did not say. */
  readonly language: string | null
  /** Items that are passed over: they were dealt with before. */
  readonly skip: number
  /** Most items that come at once. */
  readonly batchSize: number
  /** Items that are wanted at most: all unless said. */
  readonly maxItems?: number
}

/** What a file is. */
export interface About {
  readonly type: 'about'
  readonly format: ImportFormatId
  readonly columns: readonly MatchedColumn[]
}

/** What is found: how many items there are as far as is known, and the items after those that are passed over. */
export type ImportOutput =
  | { readonly type: 'total'; readonly total: number }
  | { readonly type: 'batch'; readonly items: readonly FittedItem[] }

/** A hostile file ends its own import, not the server. A large and honest one on a small machine is read in this. */
const standard: ReadingLimits = { heapMb: 384, memoryMb: 512, batchMs: 300_000, fileMs: 2 * 3_600_000 }

/**
 * Reads an import file, a batch at a time.
 * @throws {ImportError} when the file cannot be read, or not within the limits
 * @throws {WorkLostError} when the process ended for no known reason
 */
export const readInProcess = (
  task: ReadingTask,
  signal: AbortSignal,
  limits: ReadingLimits = standard,
): AsyncGenerator<About | ImportOutput> =>
  batchesOfProcess<ReadingTask, About | ImportOutput, ImportFailure>({
    path: ownFile('imports/reading-process.ts'),
    task,
    limits,
    failed: (failure, cause) => new ImportError(failure, { cause }),
    signal,
  })
