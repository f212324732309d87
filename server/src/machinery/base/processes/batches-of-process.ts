import { on } from 'node:events'
import { type MemoryLimits, startProcess } from './bounded-process.ts'
import { WorkLostError } from './work-lost-error.ts'

export interface ReadingLimits extends MemoryLimits {
  /** Timeouts of the next batch and of the whole file, milliseconds. */
  readonly batchMs: number
  readonly fileMs: number
}

/** A message of a process of `batchesOfProcess`. After each batch except the first it waits for a request. */
export type ProcessMessage<News, Failure> =
  | { readonly type: 'news'; readonly news: News; readonly isBatch: boolean }
  | { readonly type: 'failure'; readonly failure: Failure }
  | { readonly type: 'end' }

/** Failures beside those of the reader: the file took too much memory or time. */
export type OverLimits = { readonly code: 'too-large' } | { readonly code: 'too-slow' }

export interface Reading<Task, Failure> {
  /** Path of the module that the process runs; its side is `giveBatches`. */
  readonly path: string
  readonly task: Task
  readonly limits: ReadingLimits
  /** Makes the error that is thrown for a failure. */
  readonly failed: (failure: Failure | OverLimits, cause?: unknown) => Error
  readonly signal: AbortSignal
}

/**
 * A process that has sent everything may have ended before a request: that is no failure, and its end is handled elsewhere.
 * Without this function `send` would emit an error event.
 */
const ignoreEnded = () => {}

/**
 * Reads an uploaded file in a process of its own, with limits of memory and time; it blocks no request and ends at once when
 * the job does. One batch is read ahead.
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
      if (told.isBatch) child.send('next', ignoreEnded)
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
