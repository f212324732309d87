import { on } from 'node:events'
import { join } from 'node:path'
import { WorkLostError } from '../machinery/jobs/job-failure.ts'
import { startProcess } from '../machinery/processes/bounded-process.ts'
import { TakeOutFailed } from './archive.ts'
import type { Found, ReadingNews, ReadingTask } from './brought-item.ts'

/** A hostile file ends its own job, not the server. */
const memory = { heapMb: 384, memoryMb: 512 }

/** Longest time until the next lines come, and for the whole file in one turn, milliseconds. */
const batchMs = 300_000
const fileMs = 4 * 3_600_000

/**
 * Reads a take-out in a process of its own, one batch ahead.
 * @throws {TakeOutFailed} when it cannot be read, or not within the limits
 * @throws {WorkLostError} when the process ended for no known reason
 */
export async function* readTakeOut(task: ReadingTask, signal: AbortSignal): AsyncGenerator<Found> {
  signal.throwIfAborted()
  const tooSlow = new AbortController()
  const late = () => tooSlow.abort()
  const whole = setTimeout(late, fileMs)
  let patience = setTimeout(late, batchMs)
  const { child, ended, kill } = startProcess(join(import.meta.dirname, 'reading-process.ts'), memory)
  try {
    const messages = on(child, 'message', { close: ['disconnect'], signal: AbortSignal.any([signal, tooSlow.signal]) })
    child.send(task)
    for await (const [message] of messages) {
      clearTimeout(patience)
      const news: ReadingNews = message
      if (news.type === 'failure') throw new TakeOutFailed(news.failure)
      if (news.type === 'end') return
      if (news.type === 'batch') child.send('next')
      yield news
      patience = setTimeout(late, batchMs)
    }
    if ((await ended) === 'memory') throw new TakeOutFailed({ code: 'too-large' })
    throw new WorkLostError('the process that read a take-out ended')
  } catch (error) {
    signal.throwIfAborted()
    throw tooSlow.signal.aborted ? new TakeOutFailed({ code: 'too-slow' }, { cause: error }) : error
  } finally {
    clearTimeout(patience)
    clearTimeout(whole)
    kill()
    await ended
  }
}
