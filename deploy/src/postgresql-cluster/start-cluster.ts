import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chown, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run, works } from '../container/run-command.ts'
import { DeployError } from '../deploy-error.ts'
import { signalTree } from '../process-tree.ts'
import { type ClusterUser, clusterUser, ownFolder } from './cluster-user.ts'
import { type ClusterPlace, databaseName, type NodePlace, patroniFile, proxyFile } from './configuration.ts'

const host = '127.0.0.1'

/** Longest start of the whole cluster, milliseconds. */
const startWithin = 120_000

/** One of the nodes. */
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

/** PostgreSQL on three nodes of this machine. */
export interface Cluster {
  /** The address for Potluck, through HAProxy. */
  readonly url: string
  readonly nodes: readonly ClusterNode[]
  /** The one that leads, when exactly one does. */
  leader(): Promise<ClusterNode | null>
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** A folder for data, configuration and logs. */
  readonly folder: string
  /** The first of 20 ports; HAProxy listens there. */
  readonly port: number
}

/** The newest version's programs, as Debian lays them out. @throws {DeployError} */
async function findPrograms(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.map(Number).sort((one, other) => other - one)[0]
  const has = await Promise.all([
    works('patroni', ['--version']),
    works('etcd', ['--version']),
    works('haproxy', ['-v']),
  ])
  if (newest === undefined || has.includes(false))
    throw new DeployError(
      'It takes PostgreSQL, Patroni, etcd and HAProxy: apt install postgresql patroni etcd-server haproxy',
    )
  return `/usr/lib/postgresql/${newest}/bin`
}

interface ProgramPlace {
  readonly folder: string
  readonly user: ClusterUser
}

/** Starts a program that goes on, as the user of the cluster; what it says goes to a file. */
function startProgram(name: string, program: string, args: readonly string[], { folder, user }: ProgramPlace) {
  const log = openSync(join(folder, `${name}.log`), 'a')
  // Whoever asks the terminal to stop does not stop these: who started them does, in order.
  const child = spawn(program, args, { ...user, cwd: folder, stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  return child
}

async function end(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function waitUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
  const late = Date.now() + startWithin
  while (!(await holds())) {
    if (Date.now() > late) throw new DeployError(`${what} within ${startWithin / 1000} s: see the logs in its folder`)
    await pause(250)
  }
}

interface NodeProcess extends ClusterNode {
  stop(): Promise<void>
}

function createNode(place: NodePlace, at: ProgramPlace, data: string): NodeProcess {
  let patroni: ChildProcess | null = null
  let frozen: number | null = null
  const says = (path: string) =>
    fetch(`http://${place.host}:${place.statusPort}${path}`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status === 200,
      () => false,
    )
  const database = () =>
    readFile(join(data, 'postmaster.pid'), 'utf8').then(
      (text) => Number(text.split('\n')[0]),
      () => null,
    )
  return {
    name: place.name,
    leads: () => says('/primary'),
    isReadyToLead: () => says('/sync'),
    async killDatabase() {
      const pid = await database()
      if (pid !== null) signalTree(pid, 'SIGKILL')
    },
    async killMachine() {
      const pid = await database()
      const ended = end(patroni, 'SIGKILL')
      if (pid !== null) signalTree(pid, 'SIGKILL')
      await ended
    },
    async freeze() {
      frozen = await database()
      if (frozen !== null) signalTree(frozen, 'SIGSTOP')
      patroni?.kill('SIGSTOP')
    },
    async continue() {
      // PostgreSQL first: what it would still do is seen before Patroni stops it.
      if (frozen !== null) signalTree(frozen, 'SIGCONT')
      frozen = null
      patroni?.kill('SIGCONT')
    },
    start() {
      patroni = startProgram(place.name, 'patroni', [join(at.folder, `${place.name}.json`)], at)
    },
    stop: () => end(patroni, 'SIGTERM'),
  }
}

/** Starts etcd, three nodes and HAProxy. @throws {DeployError} when a program is missing or does not come up */
export async function startCluster({ folder, port }: ClusterOptions): Promise<Cluster> {
  const programs = await findPrograms()
  const user = await clusterUser()
  const at: ProgramPlace = { folder: await ownFolder(folder, user), user }
  const etcdPort = port + 1
  const cluster: ClusterPlace = {
    nodes: [1, 2, 3].map((n) => ({ name: `node${n}`, host, port: port + 5 + n, statusPort: port + 10 + n })),
    etcd: [`${host}:${etcdPort}`],
    port,
    password: randomBytes(16).toString('hex'),
  }
  async function write(name: string, text: string): Promise<string> {
    const path = join(folder, name)
    await writeFile(path, text, { mode: 0o600 })
    await chown(path, user.uid, user.gid)
    return path
  }
  const [clients, peers] = [`http://${host}:${etcdPort}`, `http://${host}:${etcdPort + 1}`]
  const etcd = startProgram(
    'etcd',
    'etcd',
    [
      ...['--name', 'one', '--enable-v2', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `one=${peers}`],
    ],
    at,
  )
  const nodes: NodeProcess[] = []
  for (const place of cluster.nodes) {
    const data = join(folder, place.name)
    await write(`${place.name}.json`, patroniFile(place, cluster, { programs, data, run: folder }))
    nodes.push(createNode(place, at, data))
  }
  const proxy = startProgram('haproxy', 'haproxy', ['-f', await write('haproxy.cfg', proxyFile(cluster, host))], at)
  async function stop(): Promise<void> {
    await end(proxy, 'SIGTERM')
    await Promise.all(nodes.map((node) => node.continue()))
    await Promise.all(nodes.map((node) => node.stop()))
    await end(etcd, 'SIGTERM')
  }
  async function leader(): Promise<NodeProcess | null> {
    const leading = await Promise.all(nodes.map((node) => node.leads()))
    const found = nodes.filter((_, index) => leading[index])
    return found.length === 1 ? (found[0] ?? null) : null
  }
  const address = `${host}:${port}/${databaseName}`
  const url = `postgres://${databaseName}:${cluster.password}@${address}`
  try {
    for (const node of nodes) node.start()
    await waitUntil('no node led', async () => (await leader()) !== null)
    await waitUntil('no other node was in step', async () =>
      (await Promise.all(nodes.map((node) => node.isReadyToLead()))).includes(true),
    )
    const admin = `postgres://postgres:${cluster.password}@${host}:${port}/postgres`
    await waitUntil('HAProxy led to no node', () => works('psql', [admin, '-c', 'select 1']))
    await run('psql', [admin, '-c', `create database ${databaseName} owner ${databaseName}`])
    return { url, nodes, leader, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
