import { readFileSync } from 'node:fs'

/** Memory of a process, megabytes; 0 once it is gone. */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** The cost of a step: seconds, and the maximum memory of the server and the processes it started, megabytes. */
export async function measured<T>(pid: number, step: () => Promise<T>) {
  let [server, process] = [0, 0]
  const watch = setInterval(() => {
    server = Math.max(server, memoryOf(pid))
    process = Math.max(process, ...childrenOf(pid).map(memoryOf))
  }, 50)
  const started = performance.now()
  try {
    const result = await step()
    const seconds = Math.round((performance.now() - started) / 100) / 10
    return { result, took: { seconds, serverMb: Math.round(server), processMb: Math.round(process) } }
  } finally {
    clearInterval(watch)
  }
}
