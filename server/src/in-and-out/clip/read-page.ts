import { fairTurns } from '../../machinery/base/fair-queue.ts'
import { ownFile } from '../../machinery/base/own-file.ts'
import {
  type AnsweringLimits,
  type AnsweringProcess,
  ProcessLostError,
  startAnswering,
} from '../../machinery/base/processes/answering-process.ts'
import type { PageReading, PageTask } from './page-task.ts'

/**
 * The most expensive page takes two seconds of one core; the limit is ten times that. The process stays alive for a
 * while, since members often clip several pages.
 */
const limits: AnsweringLimits = { heapMb: 384, memoryMb: 512, maxTime: 20_000, idleTime: 60_000 }

/**
 * Reads one page at a time, so that a crash of the process belongs to one page. Members take turns: a member with many
 * pages waits for their own.
 */
const inTurn = fairTurns(1)

let reader: AnsweringProcess<PageTask, PageReading> | null = null

/**
 * Reads an untrusted page in a separate process with limits of time and memory. It delays no other request. A page that
 * exceeds the limits is refused.
 * @param memberId for whom
 */
export const readPage = (memberId: string, task: PageTask): Promise<PageReading> =>
  inTurn(memberId, async () => {
    if (!reader?.isOpen()) reader = startAnswering(ownFile('in-and-out/clip/reading-process.ts'), limits)
    try {
      return await reader.ask(task)
    } catch (error) {
      if (error instanceof ProcessLostError && !error.wasKilled) return { outcome: 'refused' }
      throw error
    }
  })
