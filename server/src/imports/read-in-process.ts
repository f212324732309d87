import { on } from 'node:events'
import { join } from 'node:path'
import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportFailure } from '@potluck/api/import-notes'
import { WorkLostError } from '../machinery/jobs/job-failure.ts'
import { type MemoryLimits, startProcess } from '../machinery/processes/bounded-process.ts'
import type { KeptChoices } from './import-choices.ts'
import { ImportFailed } from './import-failed.ts'
import type { FittedItem, MatchedColumn } from './import-item.ts'

/** What the reading process is to do. */
export interface ReadingTask {
  readonly path: string
  /** What the file was called at home. */
  readonly fileName: string
  readonly choices: KeptChoices
  /** Of the cook who brings it over; null when they did not say. */
  readonly language: string | null
  /** Items that are passed over: they were dealt with before. */
  readonly skip: number
  /** Most items that come at once. */
  readonly batchSize: number
  /** Items that are wanted at most: all unless said. */
  readonly most?: number
}

/** What a file is. */
export interface About {
  readonly type: 'about'
  readonly format: ImportFormatId
  readonly columns: readonly MatchedColumn[]
}

/** What is found: how many items there are as far as is known, and the items after those that are passed over. */
export type Found =
  | { readonly type: 'total'; readonly total: number }
  | { readonly type: 'batch'; readonly items: readonly FittedItem[] }

/** What the reading process tells. After each batch but the first it waits to be asked for the next. */
export type ReadingNews =
  | About
  | Found
  | { readonly type: 'failure'; readonly failure: ImportFailure }
  | { readonly type: 'end' }

export interface ReadingLimits extends MemoryLimits {
  /** Longest time until the next batch comes, and for the whole file, milliseconds. */
  readonly batchMs: number
  readonly fileMs: number
}

/** A hostile file ends its own import, not the server. A large and honest one on a small machine is read in this. */
const limits: ReadingLimits = { heapMb: 384, memoryMb: 512, batchMs: 300_000, fileMs: 2 * 3_600_000 }

/**
 * Reads an import file in a process of its own: whatever is in it holds no request up, takes no more memory and time
 * than it may, and ends at once when the job does. One batch is read ahead.
 * @throws {ImportFailed} when the file cannot be read, or not within the limits
 * @throws {WorkLostError} when the process ended for no known reason
 */
export async function* readInProcess(
  task: ReadingTask,
  signal: AbortSignal,
  { batchMs, fileMs, ...memory }: ReadingLimits = limits,
): AsyncGenerator<About | Found> {
  signal.throwIfAborted()
  const tooSlow = new AbortController()
  const late = () => tooSlow.abort()
  const whole = setTimeout(late, fileMs)
  const { child, ended, kill } = startProcess(join(import.meta.dirname, 'reading-process.ts'), memory)
  let isWhole = false
  try {
    const messages = on(child, 'message', { close: ['disconnect'], signal: AbortSignal.any([signal, tooSlow.signal]) })
    child.send(task)
    let patience = setTimeout(late, batchMs)
    try {
      for await (const [message] of messages) {
        clearTimeout(patience)
        const news: ReadingNews = message
        if (news.type === 'failure') throw new ImportFailed(news.failure)
        if (news.type === 'end') {
          isWhole = true
          break
        }
        if (news.type === 'batch') child.send('next')
        yield news
        patience = setTimeout(late, batchMs)
      }
    } finally {
      clearTimeout(patience)
    }
    if (isWhole) return
    if ((await ended) === 'memory') throw new ImportFailed({ code: 'too-large' })
    throw new WorkLostError('the process that read an import file ended')
  } catch (error) {
    signal.throwIfAborted()
    throw tooSlow.signal.aborted ? new ImportFailed({ code: 'too-slow' }, { cause: error }) : error
  } finally {
    clearTimeout(whole)
    kill()
    await ended
  }
}
