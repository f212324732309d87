/** Runs the steps of a command one after the other: a line each, with its time; what failed shows its output. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Node 24 of the project, whatever Node started this script; it is there after the install step. */
export const node = join(root, 'node_modules/node/bin/node')

const bin = join(root, 'node_modules/.bin')

const outOfMemory =
  'The system ended it, most likely for want of memory: stop other programs, or add swap (docs/keeping-a-server.md).'

/** A step that failed for a reason that a sentence explains. */
export class StepError extends Error {
  name = 'StepError'
  /** @param {string} message @param {string} [output] what the command printed */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, show?: boolean }} [options] `show` lets it print as it goes
 * @returns {Promise<{ code: number, signal: string | null, output: string }>} `signal` is what ended it from outside
 */
export function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }))
  })
}

/**
 * Runs a command that must succeed.
 *
 * @throws {StepError} with the given sentence and what the command printed
 */
export async function must(sentence, command, args, options) {
  const { code, signal, output } = await run(command, args, options)
  const isOutOfMemory = signal === 'SIGKILL' || /JavaScript heap out of memory/.test(output)
  if (code !== 0) throw new StepError(isOutOfMemory ? `${sentence} ${outOfMemory}` : sentence, output)
  return output
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * One step. The work may give back a word on what it did; `skipped` is shown like any other.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = performance.now()
  try {
    const result = await work()
    console.log(`✓ ${title}${typeof result === 'string' ? `: ${result}` : ''} (${seconds(began)})`)
    return result
  } catch (error) {
    console.log(`✗ ${title} (${seconds(began)})`)
    throw error
  }
}

/** Ends the process with a sentence that helps instead of a stack. */
export function fail(error) {
  if (error instanceof StepError) {
    if (error.output) console.error(error.output.trimEnd())
    console.error(`\n${error.message}`)
  } else console.error(error)
  process.exit(1)
}
