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

/** Bytes that a process gave to the disk: pages that it changed, each counted once until it is synced. */
const writtenBytesOf = (pid: number): number => Number(/^write_bytes: (\d+)$/m.exec(read(`/proc/${pid}/io`))?.[1] ?? 0)

/** A process and all that it started. */
function familyOf(pid: number): readonly number[] {
  const children = foldersOf(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(familyOf)]
}

/** Processor time of a process and of all that it started, milliseconds: those that still run. Linux only. */
export const familyProcessorMs = (pid: number): number =>
  familyOf(pid).reduce((sum, each) => sum + processorMsOf(each), 0)

/** What a process used so far. Linux only. */
export const usedBy = (pid: number): Used => ({
  processorMs: processorMsOf(pid),
  writtenBytes: writtenBytesOf(pid),
})
