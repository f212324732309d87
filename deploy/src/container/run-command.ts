import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { DeployError } from '../deploy-error.ts'

/** The end of an output that is long. */
const endOf = (output: string): string => output.trim().split('\n').slice(-15).join('\n')

/**
 * Runs a program to its end.
 * @returns what it wrote to standard output
 * @throws {DeployError} When its exit code is not 0, with the end of what it wrote.
 */
export async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (child.exitCode !== 0) {
    throw new DeployError(`${program} ${args.join(' ')} ended with ${child.exitCode}:\n${endOf(out + errors)}`)
  }
  return out
}

/** Whether a program is there and does this. */
export const works = (program: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

/** A program that goes on, and what it has written so far. */
export interface Started {
  readonly child: ChildProcess
  readonly output: () => string
}

/** Starts a program that goes on. */
export function startProgram(program: string, args: readonly string[]): Started {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  return { child, output: () => endOf(output) }
}

/** Waits for the end of a process. @returns its exit code; 1 for one that a signal ended */
export async function exitOf(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode ?? 1
}

/** Arguments that every engine takes when it builds an image. */
export const buildOptions = (base: string | undefined, platform: string | undefined): readonly string[] => [
  ...(base === undefined ? [] : ['--build-arg', `BASE=${base}`]),
  ...(platform === undefined ? [] : ['--platform', platform]),
]

/** A name that nothing else has. */
export const ownName = (): string => `potluck-try-${randomBytes(4).toString('hex')}`
