import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { signalTree } from '../process-tree.ts'
import type { NodePlace } from './configuration.ts'
import { end, type Program, type ProgramPlace, startProgram } from './program.ts'

/** One of the nodes: a machine with PostgreSQL, Patroni and a member of etcd. */
export interface ClusterNode {
  readonly name: string
  /** Whether it says that it leads. */
  leads(): Promise<boolean>
  /** Whether it follows the one that leads, and would be allowed to lead. */
  isReadyToLead(): Promise<boolean>
  /** PostgreSQL ends at once; Patroni notices. */
  killDatabase(): Promise<void>
  /** All of it ends at once, as in a power cut; `start` is its return. */
  killMachine(): Promise<void>
  /** All of it stands still, until `continue`. */
  freeze(): Promise<void>
  continue(): Promise<void>
  start(): void
}

/** A node whose processes are ours. */
export interface NodeProcesses extends ClusterNode {
  /** Ends PostgreSQL and Patroni in order. */
  stop(): Promise<void>
  /** Ends its member of etcd, which the others need until they have stopped. */
  stopEtcd(): Promise<void>
}

export interface NodeParts {
  readonly place: NodePlace
  /** Of PostgreSQL. */
  readonly data: string
  /** The file of the authority that signed its certificate. */
  readonly authority: string
  readonly etcd: Program
  readonly patroni: Program
}

/** Longest wait for what a node says of itself, milliseconds. */
const saysWithin = 1_000

/** Whether Patroni answers 200 at this path. */
const says = ({ place: { host, statusPort }, authority }: NodeParts, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const ca = readFileSync(authority)
    const asked = request({ host, port: statusPort, path, ca, agent: false, timeout: saysWithin }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
    asked.end()
  })

/** A node, not yet started. */
export function createNode(parts: NodeParts, at: ProgramPlace): NodeProcesses {
  let [etcd, patroni]: (ChildProcess | null)[] = [null, null]
  let frozen: number | null = null
  const database = () =>
    readFile(join(parts.data, 'postmaster.pid'), 'utf8').then(
      (text) => Number(text.split('\n')[0]),
      () => null,
    )
  return {
    name: parts.place.name,
    leads: () => says(parts, '/primary'),
    isReadyToLead: () => says(parts, '/sync'),
    async killDatabase() {
      const pid = await database()
      if (pid !== null) signalTree(pid, 'SIGKILL')
    },
    async killMachine() {
      const pid = await database()
      const ended = [end(patroni ?? null, 'SIGKILL'), end(etcd ?? null, 'SIGKILL')]
      if (pid !== null) signalTree(pid, 'SIGKILL')
      await Promise.all(ended)
    },
    async freeze() {
      frozen = await database()
      if (frozen !== null) signalTree(frozen, 'SIGSTOP')
      for (const each of [patroni, etcd]) each?.kill('SIGSTOP')
    },
    async continue() {
      // PostgreSQL first: what it would still do is seen before Patroni stops it.
      if (frozen !== null) signalTree(frozen, 'SIGCONT')
      frozen = null
      for (const each of [patroni, etcd]) each?.kill('SIGCONT')
    },
    start() {
      etcd = startProgram(parts.etcd, at)
      patroni = startProgram(parts.patroni, at)
    },
    stop: () => end(patroni ?? null, 'SIGTERM'),
    stopEtcd: () => end(etcd ?? null, 'SIGTERM'),
  }
}
