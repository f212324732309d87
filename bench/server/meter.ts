import { readdirSync, readFileSync } from 'node:fs'

/** What some processes used so far. */
interface Used {
  readonly processorMs: number
  readonly writtenBytes: number
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}

function foldersOf(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** Processor time of all threads of a process, milliseconds, to the nanosecond. */
const processorMsOf = (pid: number): number =>
  foldersOf(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] || 0) / 1e6,
    0,
  )

/**
 * Bytes that a process gave to the disk: pages that it changed, each counted once until it is synced, without those of files
 * that were gone before. Linux counts more than is written where it keeps a file in large pieces.
 */
function writtenBytesOf(pid: number): number {
  const counted = read(`/proc/${pid}/io`)
  const of = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(counted)?.[1] ?? 0)
  return of('write_bytes') - of('cancelled_write_bytes')
}

/** Processes that a process started. */
const childrenOf = (pid: number): readonly number[] =>
  read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)

/** Reads the processor time of the connections of a PostgreSQL, and not of what it does by itself, milliseconds. Linux only. */
export function connectionsMeter(postmaster: number): () => number {
  /** Connections that have ended count as they were read last. */
  const used = new Map<number, number>()
  return () => {
    for (const pid of childrenOf(postmaster)) {
      if (read(`/proc/${pid}/cmdline`).includes('127.0.0.1(')) used.set(pid, processorMsOf(pid))
    }
    return [...used.values()].reduce((sum, ms) => sum + ms, 0)
  }
}

/** What a process used so far. Linux only. */
export const usedBy = (pid: number): Used => ({
  processorMs: processorMsOf(pid),
  writtenBytes: writtenBytesOf(pid),
})
