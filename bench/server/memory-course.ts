import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The number of periods into which the time of a step is divided. */
const periods = 12

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}

const memoryOf = (pid: string): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

const nameOf = (pid: string): string =>
  basename(/[^\0]+\.ts/.exec(read(`/proc/${pid}/cmdline`))?.[0] ?? 'starting', '.ts')

/** Megabytes by the name of the program. */
type Memory = Readonly<Record<string, number>>

const maxOf = (samples: readonly Memory[]): Memory => {
  const result: Record<string, number> = {}
  for (const sample of samples)
    for (const [name, mb] of Object.entries(sample)) result[name] = Math.max(result[name] ?? 0, Math.round(mb))
  return result
}

/** The cost of a step: its time, and the memory of the server and of each kind of process that it started. */
export interface Course {
  readonly seconds: number
  /** The maximum in each of twelve periods of equal length, megabytes (RSS), by the name of the program. */
  readonly megabytes: Readonly<Record<string, readonly number[]>>
}

/** Watches the memory of a server while it does something. Linux only. */
export async function memoryCourse<T>(server: number, step: () => Promise<T>): Promise<{ result: T; course: Course }> {
  const samples: Memory[] = []
  const watch = setInterval(() => {
    const children = read(`/proc/${server}/task/${server}/children`).trim().split(' ').filter(Boolean)
    samples.push({
      server: memoryOf(String(server)),
      ...maxOf(children.map((pid) => ({ [nameOf(pid)]: memoryOf(pid) }))),
    })
  }, 200)
  const started = performance.now()
  try {
    const result = await step()
    const seconds = Math.round((performance.now() - started) / 1_000)
    const length = Math.max(1, Math.ceil(samples.length / periods))
    const parts = Array.from({ length: Math.ceil(samples.length / length) }, (_, part) =>
      maxOf(samples.slice(part * length, (part + 1) * length)),
    )
    const names = [...new Set(parts.flatMap(Object.keys))]
    const megabytes = Object.fromEntries(names.map((name) => [name, parts.map((part) => part[name] ?? 0)]))
    return { result, course: { seconds, megabytes } }
  } finally {
    clearInterval(watch)
  }
}
