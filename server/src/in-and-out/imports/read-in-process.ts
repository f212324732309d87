import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportFailure } from '@potluck/api/import-notes'
import { ownFile } from '../../machinery/base/own-file.ts'
import { batchesOfProcess, type ReadingLimits } from '../../machinery/base/processes/batches-of-process.ts'
import type { StoredChoices } from './import-choices.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem, MatchedColumn } from './import-item.ts'

/** The task of the reading process. */
export interface ReadingTask {
  readonly path: string
  /** The name of the file on the computer of the cook. */
  readonly fileName: string
  readonly choices: StoredChoices
  /** The language of the cook; null if unknown. */
  readonly language: string | null
  /** Number of items to skip: they were imported before. */
  readonly skip: number
  /** Max items of a batch. */
  readonly batchSize: number
  /** Max items in all; unlimited by default. */
  readonly maxItems?: number
}

/** The format of a file and its columns. */
export interface About {
  readonly type: 'about'
  readonly format: ImportFormatId
  readonly columns: readonly MatchedColumn[]
}

/** The output of the reading process: the number of items as far as known, and the items after the skipped ones. */
export type ImportOutput =
  | { readonly type: 'total'; readonly total: number }
  | { readonly type: 'batch'; readonly items: readonly FittedItem[] }

/** A hostile file may end its own import, but not the server. A large valid file is within the limits on a small machine. */
const defaultLimits: ReadingLimits = { heapMb: 384, memoryMb: 512, batchMs: 300_000, fileMs: 2 * 3_600_000 }

/**
 * Reads an import file in a separate process, one batch at a time.
 * @throws {ImportError} if the file cannot be read, or not within the limits
 * @throws {WorkLostError} if the process ended for an unknown reason
 */
export const readInProcess = (
  task: ReadingTask,
  signal: AbortSignal,
  limits: ReadingLimits = defaultLimits,
): AsyncGenerator<About | ImportOutput> =>
  batchesOfProcess<ReadingTask, About | ImportOutput, ImportFailure>({
    path: ownFile('in-and-out/imports/reading-process.ts'),
    task,
    limits,
    failed: (failure, cause) => new ImportError(failure, { cause }),
    signal,
  })
