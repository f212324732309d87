import type { ChildProcess } from 'node:child_process'
import { on } from 'node:events'

/** The address that a started server says once it is ready; empty when it ends before. */
export async function readyAddress({ stdout }: Pick<ChildProcess, 'stdout'>): Promise<string> {
  if (!stdout) throw new Error('the server has no output')
  for await (const [said] of on(stdout, 'data', { close: ['end'] })) {
    const address = /ready at (http\S+)/.exec(String(said))?.[1]
    if (address) return address
  }
  return ''
}
