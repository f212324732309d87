import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterUser } from './cluster-user.ts'

/** Where programs of a cluster run, and as whom. */
export interface ProgramPlace {
  readonly folder: string
  readonly user: ClusterUser
}

/** What to start. */
export interface Program {
  /** Of its log. */
  readonly name: string
  readonly command: string
  readonly args?: readonly string[]
  /** Settings in its environment. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts a program that goes on, as the user of the cluster; what it says goes to a file. */
export function startProgram({ name, command, args = [], settings }: Program, { folder, user }: ProgramPlace) {
  const log = openSync(join(folder, `${name}.log`), 'a')
  // In the home of whoever started it, PostgreSQL's programs would look for certificates and may not.
  const env = { ...process.env, HOME: folder, ...settings }
  // Whoever asks the terminal to stop does not stop these: who started them does, in order.
  const child = spawn(command, args, { ...user, env, cwd: folder, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  return child
}

/** Ends a program, unless it has ended. */
export async function end(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
