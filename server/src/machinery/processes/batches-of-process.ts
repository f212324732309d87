import { on } from 'node:events'
import { WorkLostError } from '../jobs/job-failure.ts'
import { type MemoryLimits, startProcess } from './bounded-process.ts'

export interface ReadingLimits extends MemoryLimits {
  /** Longest time until the next batch comes, and for the whole file, milliseconds. */
  readonly batchMs: number
  readonly fileMs: number
}

/** What a process tells that was started for `batchesOfProcess`. After each batch but the first it waits to be asked. */
export type ProcessMessage<News, Failure> =
  | { readonly type: 'news'; readonly news: News; readonly isBatch: boolean }
  | { readonly type: 'failure'; readonly failure: Failure }
  | { readonly type: 'end' }

/** Why a file was not read to its end, besides what its reader says: it took too much memory, or too long. */
export type OverLimits = { readonly code: 'too-large' } | { readonly code: 'too-slow' }

export interface Reading<Task, Failure> {
  /** Of the module that the process runs; its side is `giveBatches`. */
  readonly path: string
  readonly task: Task
  readonly limits: ReadingLimits
  /** What is thrown for a failure. */
  readonly failed: (failure: Failure | OverLimits, cause?: unknown) => Error
  readonly signal: AbortSignal
}

/**
 * A process that told everything does not wait to be asked, and may have ended: that is no failure, and how it ended is
 * told by itself. Without a function that takes the error, the process would be said to have failed.
 */
const nobodyAsked = () => {}

/**
 * Reads a file that a stranger sent in a process of its own: whatever is in it holds no request up, takes no more memory
 * and time than it may, and ends at once when the job does. One batch is read ahead.
 * @throws what `failed` makes, when the file cannot be read, or not within the limits
 * @throws {WorkLostError} when the process ended for no known reason
 */
export async function* batchesOfProcess<Task, News, Failure>({
  path,
  task,
  limits: { batchMs, fileMs, ...memory },
  failed,
  signal,
}: Reading<Task, Failure>): AsyncGenerator<News> {
  signal.throwIfAborted()
  const tooSlow = new AbortController()
  const late = () => tooSlow.abort()
  const whole = setTimeout(late, fileMs)
  let patience = setTimeout(late, batchMs)
  const { child, ended, kill } = startProcess(path, memory)
  try {
    const messages = on(child, 'message', { close: ['disconnect'], signal: AbortSignal.any([signal, tooSlow.signal]) })
    child.send({ task })
    for await (const [message] of messages) {
      clearTimeout(patience)
      const told: ProcessMessage<News, Failure> = message
      if (told.type === 'failure') throw failed(told.failure)
      if (told.type === 'end') return
      if (told.isBatch) child.send('next', nobodyAsked)
      yield told.news
      patience = setTimeout(late, batchMs)
    }
    if ((await ended) === 'memory') throw failed({ code: 'too-large' })
    throw new WorkLostError('the process that read a file ended')
  } catch (error) {
    signal.throwIfAborted()
    throw tooSlow.signal.aborted ? failed({ code: 'too-slow' }, error) : error
  } finally {
    clearTimeout(patience)
    clearTimeout(whole)
    kill()
    await ended
  }
}
