import { on } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportFailure } from '@potluck/api/import-notes'
import { ImportFailed } from './import-failed.ts'
import type { FittedItem } from './import-item.ts'

/** What the reading thread is to do. */
export interface ReadingTask {
  readonly format: ImportFormatId
  readonly path: string
  /** Items that are passed over: they were dealt with before. */
  readonly skip: number
  /** Most items that come at once. */
  readonly batchSize: number
}

/** What the reading thread tells. After each batch but the first it waits to be asked for the next. */
export type ReadingNews =
  | { readonly type: 'total'; readonly total: number }
  | { readonly type: 'batch'; readonly items: readonly FittedItem[] }
  | { readonly type: 'failure'; readonly failure: ImportFailure }

/**
 * What the thread may take, megabytes: a hostile file ends its own import, not the server. Little for what is young:
 * it is garbage in a moment.
 */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 }

const failureOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ImportFailed({ code: 'too-large' }, { cause: error })
    : error

/**
 * Reads an import file in a thread of its own: whatever is in it holds no request up, and all memory that reading
 * takes is given back at the end. One batch is read ahead.
 * @throws {ImportFailed} when the file cannot be read
 */
export async function* readInThread(
  task: ReadingTask,
  signal: AbortSignal,
): AsyncGenerator<Exclude<ReadingNews, { readonly type: 'failure' }>> {
  signal.throwIfAborted()
  const worker = new Worker(join(import.meta.dirname, 'reading-thread.ts'), {
    workerData: task,
    resourceLimits,
  })
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'], signal })) {
      const news: ReadingNews = message
      if (news.type === 'failure') throw new ImportFailed(news.failure)
      if (news.type === 'batch') worker.postMessage('next')
      yield news
    }
  } catch (error) {
    signal.throwIfAborted()
    throw failureOf(error)
  } finally {
    await worker.terminate()
  }
}
