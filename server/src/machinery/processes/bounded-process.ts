import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'

/** Megabytes that a process may take: of V8's heap, and in all. */
export interface MemoryLimits {
  readonly heapMb: number
  readonly memoryMb: number
  /** Of what was just made. Small for work on large buffers, which are given back only when this is full. */
  readonly youngMb?: number
}

/** Why a process ended: it took too much memory, or for another reason (it was told to, broke, or was killed). */
export type ProcessEnd = 'memory' | 'other'

/** A process for work on what strangers sent: it can be killed at any moment and takes no more than it may. */
export interface BoundedProcess {
  readonly child: ChildProcess
  readonly ended: Promise<ProcessEnd>
  /** Ends it at once, whatever it is doing. */
  kill(): void
}

/** How often its memory is looked at, milliseconds. */
const watchEvery = 50

/** The memory that a process holds, megabytes; null where the system does not tell (`/proc` is Linux's). */
async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** Where memory runs out all the same, the system shall end this process and not the server. */
const offerToSystem = (pid: number) => writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {})

/**
 * Starts a module in a process of its own. It is given nothing of the server's: no settings, no secrets, no open files
 * but the channel for messages, and the folder where Node keeps what it made of the sources.
 */
export function startProcess(path: string, { heapMb, memoryMb, youngMb = 8 }: MemoryLimits): BoundedProcess {
  const compileCache = process.env.NODE_COMPILE_CACHE
  const child = fork(path, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${youngMb}`],
    env: { MALLOC_ARENA_MAX: '2', ...(compileCache ? { NODE_COMPILE_CACHE: compileCache } : {}) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let tookTooMuch = false
  // What goes wrong with it is told by how it ends: unheard, an error would end the server.
  child.on('error', () => {})
  const { pid } = child
  if (pid !== undefined) void offerToSystem(pid)
  const watch = setInterval(async () => {
    const memory = pid === undefined ? null : await memoryOf(pid)
    if (memory === null || memory <= memoryMb) return
    tookTooMuch = true
    child.kill('SIGKILL')
  }, watchEvery).unref()

  async function end(): Promise<ProcessEnd> {
    if (pid === undefined) return 'other'
    const [, signal] = await once(child, 'exit')
    // V8 aborts when its heap is full.
    return tookTooMuch || signal === 'SIGABRT' ? 'memory' : 'other'
  }
  return {
    child,
    ended: end()
      .catch((): ProcessEnd => 'other')
      .finally(() => clearInterval(watch)),
    kill: () => void child.kill('SIGKILL'),
  }
}
