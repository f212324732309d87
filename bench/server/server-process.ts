import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sparingEnvironment, sparingFlags } from 'server/sparing'

const ownMain = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))

/** The real server in a process of its own, on one processor where the system can say so. */
export interface ServerProcess {
  /** Ends in a slash. */
  readonly address: string
  readonly pid: number
  /** From its start to its first answer, milliseconds. */
  readonly startMs: number
  /** Its memory now, megabytes (RSS; Linux only). */
  memoryMb(): number | null
  stop(): Promise<void>
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await fetch(`${address}healthz`).catch(() => null)
    if (answer?.ok) return
    await pause(5)
  }
}

export interface ProcessOptions {
  /** A module that runs in the server's process before the server does. */
  readonly preload?: string
  /** The program; the one that was built last unless said. */
  readonly main?: string | undefined
}

/** Starts the server with these settings and waits for its first answer. */
export async function startServer(
  port: number,
  settings: Readonly<Record<string, string>>,
  { preload, main = ownMain }: ProcessOptions = {},
): Promise<ServerProcess> {
  const address = `http://127.0.0.1:${port}/`
  const started = performance.now()
  // As `npm start` starts it.
  const child = spawn(process.execPath, [...sparingFlags, ...(preload ? ['--import', preload] : []), main], {
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...sparingEnvironment,
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'error',
      REGISTRATIONS_PER_ADDRESS: '2000',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await answers(address, child)
  const startMs = performance.now() - started
  return {
    address,
    pid: child.pid ?? 0,
    startMs,
    memoryMb() {
      if (process.platform !== 'linux') return null
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
      return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
