import pLimit from 'p-limit'
import { ownFile } from '../machinery/own-file.ts'
import {
  type AnsweringLimits,
  type AnsweringProcess,
  ProcessLostError,
  startAnswering,
} from '../machinery/processes/answering-process.ts'
import type { PageReading, PageTask } from './page-task.ts'

/**
 * The worst page is read in two seconds of one core; ten times that is a machine in trouble. The process stays for a
 * while: who clips one page mostly clips the next.
 */
const limits: AnsweringLimits = { heapMb: 384, memoryMb: 512, maxTime: 20_000, idleTime: 60_000 }

/** One page at a time: what ends the process is to blame for it. */
const limit = pLimit(1)

let reader: AnsweringProcess<PageTask, PageReading> | null = null

/**
 * Reads what strangers wrote, in a process of its own: it holds no request up, and takes no more time and memory than it
 * may. What would take more is refused.
 */
export const readPage = (task: PageTask): Promise<PageReading> =>
  limit(async () => {
    if (!reader?.isOpen()) reader = startAnswering(ownFile('clip/reading-process.ts'), limits)
    try {
      return await reader.ask(task)
    } catch (error) {
      if (error instanceof ProcessLostError) return { outcome: 'refused' }
      throw error
    }
  })
