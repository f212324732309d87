import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { memoryBeside } from './memory-here.ts'

/** Limits of V8's heap and of all memory, megabytes, if the machine has that much. */
export interface MemoryLimits {
  readonly heapMb: number
  readonly memoryMb: number
  /** Of what was just made. Small for work on large buffers, which are given back only when this is full. */
  readonly youngMb?: number
  /** The share of the memory beside the server that it may take if memory is short. */
  readonly share?: number
}

/** The share of a process if several may run at once. */
const usualShare = 0.5

/** The limits on this machine. */
export function limitsHere({ heapMb, memoryMb, youngMb = 8, share = usualShare }: MemoryLimits) {
  const all = memoryBeside(memoryMb, share)
  return { heapMb: Math.min(heapMb, Math.floor(all * 0.75)), memoryMb: all, youngMb }
}

/** Why a process ended: too much memory, killed by somebody else (the system, where memory is short), or another reason (it finished or failed). */
export type ProcessEnd = 'memory' | 'killed' | 'other'

/** A process for work on untrusted input: it can be killed at any moment and has memory limits. */
export interface BoundedProcess {
  readonly child: ChildProcess
  readonly ended: Promise<ProcessEnd>
  /** Kills the process at once. */
  kill(): void
}

/** How often its memory is checked, milliseconds. */
const watchEvery = 50

/** The memory of a process, megabytes; null if the system has no `/proc` (Linux only). */
async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** Makes the system kill this process, not the server, if memory runs out. */
const offerToSystem = (pid: number) => writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {})

/** As of `nice`. */
const priority = 10

/** Where processors are short, the server answers first. */
function letServerGoFirst(pid: number): void {
  try {
    setPriority(pid, priority)
  } catch {
    // It ended already, or the system does not let it.
  }
}

/**
 * Starts a module in a process of its own. It gets no settings, secrets or open files of the server: only the channel for
 * messages, and Node's compile cache.
 */
export function startProcess(path: string, limits: MemoryLimits): BoundedProcess {
  const { heapMb, memoryMb, youngMb } = limitsHere(limits)
  const compileCache = process.env.NODE_COMPILE_CACHE
  const child = fork(path, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${youngMb}`],
    env: { MALLOC_ARENA_MAX: '2', ...(compileCache ? { NODE_COMPILE_CACHE: compileCache } : {}) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let tookTooMuch = false
  let isEnded = false
  // Failures are handled by the exit; without a listener an error would end the server.
  child.on('error', () => {})
  const { pid } = child
  if (pid !== undefined) {
    letServerGoFirst(pid)
    void offerToSystem(pid)
  }
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
    if (tookTooMuch || signal === 'SIGABRT') return 'memory'
    return signal === 'SIGKILL' && !isEnded ? 'killed' : 'other'
  }
  return {
    child,
    ended: end()
      .catch((): ProcessEnd => 'other')
      .finally(() => clearInterval(watch)),
    kill() {
      isEnded = true
      child.kill('SIGKILL')
    },
  }
}
