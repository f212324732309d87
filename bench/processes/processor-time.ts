import { readFileSync } from 'node:fs'
import { treeOf } from 'deploy/process-tree'

/** Processor time of all processes that this one has started, by program, milliseconds. */
export interface ProcessorTime {
  readonly server: number
  readonly database: number
}

/** Steps of the clock of Linux, milliseconds. */
const tick = 10

/** The time so far, also of processes that have ended (Linux only). */
export function processorTime(): ProcessorTime {
  const sums = { server: 0, database: 0 }
  for (const pid of treeOf(process.pid).filter((each) => each !== process.pid)) {
    try {
      const [before = '', after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      // Of the program, of the system, and the same of children that have ended: the 14th to the 17th.
      const [user, system, usersOfEnded, systemsOfEnded] = after.split(' ').slice(11, 15).map(Number)
      const program = before.includes('postgres') ? 'database' : before.includes('haproxy') ? null : 'server'
      if (program) sums[program] += ((user ?? 0) + (system ?? 0) + (usersOfEnded ?? 0) + (systemsOfEnded ?? 0)) * tick
    } catch {
      // It has ended.
    }
  }
  return sums
}
