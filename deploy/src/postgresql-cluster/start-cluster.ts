import { randomBytes } from 'node:crypto'
import { chown, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run, works } from '../container/run-command.ts'
import { DeployError } from '../deploy-error.ts'
import { type Authority, createAuthority } from './certificates.ts'
import { type ClusterNode, createNode, type NodeProcesses } from './cluster-node.ts'
import { clusterUser, ownFolder } from './cluster-user.ts'
import {
  type ClusterPlace,
  databaseName,
  etcdSettings,
  type NodePlace,
  namesOf,
  patroniFile,
  poolerFile,
  poolerPasswords,
  proxyFile,
} from './configuration.ts'
import { end, type ProgramPlace, startProgram } from './program.ts'

export type { ClusterNode } from './cluster-node.ts'

/** Where HAProxy and PgBouncer listen. A name might be one of ::1, too, where nobody does. */
const host = '127.0.0.1'

/** Longest start of the whole cluster, milliseconds. */
const startWithin = 120_000

/** PostgreSQL on three nodes, each at an address of its own of this machine. */
export interface Cluster {
  /** The address for Potluck, through HAProxy. */
  readonly url: string
  /** The address through PgBouncer and HAProxy; null without a pooler. */
  readonly poolerUrl: string | null
  readonly nodes: readonly ClusterNode[]
  /** The one that leads, when exactly one does. */
  leader(): Promise<ClusterNode | null>
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** A folder for data, configuration and logs. */
  readonly folder: string
  /** The first of 10 ports; HAProxy listens there. */
  readonly port: number
  /** Whether PgBouncer stands before HAProxy. */
  readonly hasPooler?: boolean
}

/** The newest version's programs, as Debian lays them out. @throws {DeployError} */
async function findPrograms(hasPooler: boolean): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.map(Number).sort((one, other) => other - one)[0]
  const has = await Promise.all([
    works('patroni', ['--version']),
    works('etcd', ['--version']),
    works('haproxy', ['-v']),
    works('openssl', ['version']),
    !hasPooler || works('pgbouncer', ['--version']),
  ])
  if (newest === undefined || has.includes(false))
    throw new DeployError(
      `It takes PostgreSQL, Patroni, etcd, HAProxy${hasPooler ? ', PgBouncer' : ''} and OpenSSL: apt install postgresql patroni python3-etcd etcd-server haproxy openssl${hasPooler ? ' pgbouncer' : ''}`,
    )
  return `/usr/lib/postgresql/${newest}/bin`
}

async function waitUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
  const late = Date.now() + startWithin
  while (!(await holds())) {
    if (Date.now() > late) throw new DeployError(`${what} within ${startWithin / 1000} s: see the logs in its folder`)
    await pause(250)
  }
}

/** Node 1 is at 127.0.0.11, and so on. */
const placesOfNodes = (port: number): readonly NodePlace[] =>
  [1, 2, 3].map((n) => ({
    ...{ name: `node${n}`, host: `127.0.0.${10 + n}` },
    ...{ port: port + 1, statusPort: port + 2, etcdPort: port + 3, peerPort: port + 4 },
  }))

interface Setting {
  readonly cluster: ClusterPlace
  readonly at: ProgramPlace
  readonly authority: Authority
  /** Of PostgreSQL. */
  readonly programs: string
}

/** Writes a file for programs of the cluster alone. @returns its path */
async function write(name: string, text: string, { folder, user }: ProgramPlace): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text, { mode: 0o600 })
  await chown(path, user.uid, user.gid)
  return path
}

async function writeNode(place: NodePlace, { cluster, at, authority, programs }: Setting): Promise<NodeProcesses> {
  const { name } = place
  const own = await ownFolder(join(at.folder, name), at.user)
  const shown = await authority.issue(name, namesOf(place, cluster))
  for (const file of [shown.certificate, shown.key]) await chown(file, at.user.uid, at.user.gid)
  const data = join(own, 'postgresql')
  const settings = etcdSettings(place, cluster, shown, join(own, 'etcd'))
  await write(
    `${name}.etcd`,
    Object.entries(settings)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
    at,
  )
  const file = await write(`${name}.json`, patroniFile(place, cluster, shown, { programs, data, run: own }), at)
  return createNode(
    {
      ...{ place, data, authority: authority.file },
      etcd: { name: `${name}-etcd`, command: 'etcd', settings },
      patroni: { name: `${name}-patroni`, command: 'patroni', args: [file] },
    },
    at,
  )
}

async function startPooler(port: number, { cluster, at, authority }: Setting) {
  const passwords = await write('pgbouncer.users', poolerPasswords(cluster), at)
  const file = await write('pgbouncer.ini', poolerFile(cluster, { port, passwords }, authority.file), at)
  return startProgram({ name: 'pgbouncer', command: 'pgbouncer', args: [file] }, at)
}

/** Waits until somebody leads and may be followed, and makes the role and its database. */
async function makeDatabase(
  cluster: Pick<Cluster, 'leader' | 'nodes'>,
  adminUrl: string,
  password: string,
): Promise<void> {
  await waitUntil('no node led', async () => (await cluster.leader()) !== null)
  await waitUntil('no other node was in step', async () =>
    (await Promise.all(cluster.nodes.map((node) => node.isReadyToLead()))).includes(true),
  )
  await waitUntil('HAProxy led to no node', () => works('psql', [adminUrl, '-c', 'select 1']))
  for (const statement of [
    `create role ${databaseName} login password '${password}'`,
    `create database ${databaseName} owner ${databaseName}`,
  ])
    await run('psql', [adminUrl, '-c', statement])
}

/**
 * Starts three nodes with etcd, and HAProxy before them. Whoever connects to another shows or asks for a certificate.
 * @throws {DeployError} when a program is missing or does not come up
 */
export async function startCluster({ folder, port, hasPooler = false }: ClusterOptions): Promise<Cluster> {
  const programs = await findPrograms(hasPooler)
  const user = await clusterUser()
  const at: ProgramPlace = { folder: await ownFolder(folder, user), user }
  const password = randomBytes(16).toString('hex')
  const cluster: ClusterPlace = { nodes: placesOfNodes(port), host, port, password }
  const setting: Setting = { cluster, at, authority: await createAuthority(folder), programs }
  const nodes: NodeProcesses[] = []
  for (const place of cluster.nodes) nodes.push(await writeNode(place, setting))
  const proxyConfiguration = await write('haproxy.cfg', proxyFile(cluster, setting.authority.file), at)
  const before = [startProgram({ name: 'haproxy', command: 'haproxy', args: ['-f', proxyConfiguration] }, at)]
  const poolerPort = port + 5
  if (hasPooler) before.push(await startPooler(poolerPort, setting))
  async function stop(): Promise<void> {
    for (const each of before) await end(each, 'SIGTERM')
    await Promise.all(nodes.map((node) => node.continue()))
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all(nodes.map((node) => node.stopEtcd()))
  }
  async function leader(): Promise<ClusterNode | null> {
    const leading = await Promise.all(nodes.map((node) => node.leads()))
    const found = nodes.filter((_, index) => leading[index])
    return found.length === 1 ? (found[0] ?? null) : null
  }
  const verified = `sslmode=verify-full&sslrootcert=${setting.authority.file}`
  const addressOf = (role: string, database: string) =>
    `postgres://${role}:${password}@${host}:${port}/${database}?${verified}`
  const poolerUrl = `postgres://${databaseName}:${password}@${host}:${poolerPort}/${databaseName}`
  try {
    for (const node of nodes) node.start()
    await makeDatabase({ leader, nodes }, addressOf('postgres', 'postgres'), password)
    return {
      ...{ url: addressOf(databaseName, databaseName), poolerUrl: hasPooler ? poolerUrl : null },
      ...{ nodes, leader, stop },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
