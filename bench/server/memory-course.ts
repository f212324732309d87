import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Stretches of time that a course is told in. */
const stretches = 12

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

type Held = Readonly<Record<string, number>>

const most = (all: readonly Held[]): Held => {
  const result: Record<string, number> = {}
  for (const held of all)
    for (const [name, mb] of Object.entries(held)) result[name] = Math.max(result[name] ?? 0, Math.round(mb))
  return result
}

/** What a step took, and what the server and each kind of process it started held over that time. */
export interface Course {
  readonly seconds: number
  /** The most in each of twelve stretches of equal length, megabytes (RSS), by the name of the program. */
  readonly megabytes: Readonly<Record<string, readonly number[]>>
}

/** Watches the memory of a server while it does something. Linux only. */
export async function memoryCourse<T>(server: number, step: () => Promise<T>): Promise<{ result: T; course: Course }> {
  const samples: Held[] = []
  const watch = setInterval(() => {
    const children = read(`/proc/${server}/task/${server}/children`).trim().split(' ').filter(Boolean)
    samples.push({
      server: memoryOf(String(server)),
      ...most(children.map((pid) => ({ [nameOf(pid)]: memoryOf(pid) }))),
    })
  }, 200)
  const started = performance.now()
  try {
    const result = await step()
    const seconds = Math.round((performance.now() - started) / 1_000)
    const length = Math.max(1, Math.ceil(samples.length / stretches))
    const parts = Array.from({ length: Math.ceil(samples.length / length) }, (_, part) =>
      most(samples.slice(part * length, (part + 1) * length)),
    )
    const names = [...new Set(parts.flatMap(Object.keys))]
    const megabytes = Object.fromEntries(names.map((name) => [name, parts.map((part) => part[name] ?? 0)]))
    return { result, course: { seconds, megabytes } }
  } finally {
    clearInterval(watch)
  }
}
