import { type ChildProcess, execFileSync } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenRunning } from './children-running.ts'

/** Kilobytes: a process that works on no picture takes far less. */
const busy = 200_000

/** Kills the process that makes pictures our own as the system does where memory is short: once, as soon as it is at work. */
export async function killBusyEncoder(): Promise<void> {
  for (;;) {
    for (const pid of await childrenRunning('encoding-process')) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      if (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) < busy) continue
      process.kill(pid, 'SIGKILL')
      return
    }
    await pause(2)
  }
}

/** Kills each process that makes pictures our own as soon as it starts, until something is done. */
export async function killEncodersUntil<T>(done: () => Promise<T>): Promise<T> {
  const started = channel('child_process')
  function killAtStart(message: unknown): void {
    const { process: child } = message as { process: ChildProcess }
    child.once('spawn', () => {
      if (child.spawnargs.some((argument) => argument.includes('encoding-process'))) child.kill('SIGKILL')
    })
  }
  started.subscribe(killAtStart)
  for (const pid of await childrenRunning('encoding-process')) process.kill(pid, 'SIGKILL')
  return done().finally(() => started.unsubscribe(killAtStart))
}

/** A kilobyte that unfolds to half a gigabyte, which takes a moment. */
export function aLargePicture(): Buffer {
  const picture = "{ create: { width: 4900, height: 4900, channels: 3, background: 'olive' } }"
  const script = `require('sharp')(${picture}).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer()
    .then((bytes) => process.stdout.write(bytes))`
  return execFileSync(process.execPath, ['-e', script], { cwd: join(import.meta.dirname, '../..') })
}
