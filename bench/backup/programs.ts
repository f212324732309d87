import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = (name: string): string => fileURLToPath(new URL(`../../server/dist/${name}.js`, import.meta.url))

/** As the commands of package.json have them. */
const flags = ['--max-semi-space-size=1', '--heap-growing-percent=50']

/** Memory of a process, megabytes: all that it has mapped (RSS), and its share of what others have mapped, too (PSS). Linux only. */
export function memoryOf(pid: number): { readonly rss: number; readonly pss: number } {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const of = (key: string) => Number(RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024
    return { rss: Math.round(of('Rss')), pss: Math.round(of('Pss')) }
  } catch {
    return { rss: 0, pss: 0 }
  }
}

export interface Run {
  readonly code: number | null
  readonly seconds: number
  readonly output: string
  readonly errors: string
  /** The most it held, megabytes. */
  readonly rss: number
  readonly pss: number
}

/** Runs a command of the server to its end, or kills it after some milliseconds. */
export async function run(
  name: 'make-backup' | 'restore-backup',
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  killAfter?: number,
): Promise<Run> {
  const started = performance.now()
  const child = spawn(process.execPath, [...flags, program(name), ...words], { env: { ...process.env, ...settings } })
  const most = { rss: 0, pss: 0 }
  const watch = setInterval(() => {
    const { rss, pss } = memoryOf(child.pid ?? 0)
    most.rss = Math.max(most.rss, rss)
    most.pss = Math.max(most.pss, pss)
  }, 200)
  const death = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  clearInterval(watch)
  clearTimeout(death)
  return { code, seconds: Math.round((performance.now() - started) / 100) / 10, output, errors, ...most }
}

/** What all parts of a backup amount to, as it says itself. */
export async function manifestIn(path: string): Promise<{ readonly tables: unknown; readonly pictures: number }> {
  const { stdout } = await promisify(execFile)('tar', ['-xOf', path, 'manifest.json'], { maxBuffer: 1e8 })
  return JSON.parse(stdout)
}
