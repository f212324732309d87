import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listServerEvents } from '@potluck/api/audit'
import * as contract from '@potluck/api/backups'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import * as first from '@potluck/api/first-restore'
import { listMembers } from '@potluck/api/members'
import { login, register } from '@potluck/api/sessions'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../machinery/database/open-database.ts'
import { ownFile } from '../../machinery/own-file.ts'
import { statusOf } from '../../testing/status-of.ts'
import { databases, freshPostgresql } from '../../testing/test-server.ts'
import { restoreBackup } from '../restore.ts'
import { noteExchanged } from '../restore-state.ts'
import { undoRestore } from '../undo-restore.ts'

const currentPassword = 'correct horse'

let folder: string
const servers: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-in-browser-'))
})

afterEach(async () => {
  for (const server of servers.splice(0)) server.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  taken.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts the real server, which can start itself anew. @returns clients, and what it said so far */
async function serve(settings: Readonly<Record<string, string>>) {
  const port = String(await freePort())
  const child = spawn(process.execPath, [ownFile('main.ts')], {
    env: { ...process.env, PORT: port, LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  servers.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  const base = `http://127.0.0.1:${port}/api/`
  const saidOften = async (words: string, times: number) => {
    while (said.split(words).length <= times) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${said}`)
      await pause(50)
    }
  }
  await saidOften('is ready at', 1)
  return {
    child,
    client: (token: string | null = null): ApiClient => createApiClient({ base, token: () => token }),
    /** Until the server has started anew. */
    untilRestarted: () => saidOften('is ready at', 2),
    said: () => said,
    async setupWord() {
      await saidOften('type there:', 1)
      return /type there: (\S+)/.exec(said)?.[1] ?? ''
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      return (await ended)[0]
    },
  }
}

type Served = Awaited<ReturnType<typeof serve>>

/** Uploads a backup to a server without an account, with the word that it printed. */
async function uploadFirst(server: Served, bytes: Uint8Array<ArrayBuffer>) {
  const word = await server.setupWord()
  const { data } = await server.client().call(first.admitFirstRestore, { body: { word } })
  return (await server.client().call(first.uploadFirstBackup, { query: data, file: new Blob([bytes]) })).data
}

async function registered({ client }: Served, name: string): Promise<ApiClient> {
  const body = { name, email: `${name.toLowerCase()}@example.com`, password: currentPassword }
  const { data } = await client().call(register, { body })
  return client(data.token)
}

async function untilDone(api: ApiClient): Promise<contract.DataWork> {
  for (;;) {
    const { data } = await api.call(contract.getDataWork, {})
    if (data.work?.endedAt) return data.work
    await pause(50)
  }
}

async function madeBackup(api: ApiClient): Promise<string> {
  await api.call(contract.makeBackup, { body: { currentPassword } })
  await untilDone(api)
  const { data } = await api.call(contract.getBackups, {})
  return data.backups[0]?.name ?? ''
}

const namesOf = async (api: ApiClient): Promise<readonly string[]> =>
  (await api.call(listMembers, { query: {} })).data.members.map(({ name }) => name).sort()

async function settingsFor(kind: (typeof databases)[number]) {
  const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
  const settings: Record<string, string> = { DATA_DIR: join(folder, 'data') }
  if (postgresql) settings.DATABASE_URL = postgresql.url
  return { settings, drop: async () => postgresql?.drop() }
}

test.each(databases)(
  'a server on %s restores a backup and starts anew with it in the same process; the command brings back what was there',
  async (kind) => {
    const { settings, drop } = await settingsFor(kind)
    const running = await serve(settings)
    const kim = await registered(running, 'Kim')
    const name = await madeBackup(kim)
    await registered(running, 'Ben')
    expect(await namesOf(kim)).toEqual(['Ben', 'Kim'])
    await kim.call(contract.restoreBackup, { body: { source: { name }, currentPassword } })
    await running.untilRestarted()
    // Whoever was logged in then is logged in.
    expect(await namesOf(kim)).toEqual(['Kim'])
    const { data } = await kim.call(contract.getBackups, {})
    expect(data.lastRestore).toMatchObject({ outcome: 'restored', failure: null })
    const { data: recorded } = await kim.call(listServerEvents, { query: { kind: 'backup-restored' } })
    expect(recorded.events).toMatchObject([{ account: null, actor: { name: 'Kim' }, address: '127.0.0.1' }])
    expect(await running.stop()).toBe(0)
    const config = readConfig(settings)
    const aside = await undoRestore(config)
    const again = await serve(settings)
    const body = { email: 'ben@example.com', password: currentPassword }
    expect((await again.client().call(login, { body })).data.token).toBeDefined()
    await again.stop()
    // What was undone can be had again.
    await undoRestore(config, aside.split('/').at(-1))
    const last = await serve(settings)
    expect(await statusOf(last.client().call(login, { body }))).toBe(412)
    await last.stop()
    await drop()
  },
  90_000,
)

test.each(databases)(
  'a server on %s that does not start with what was restored takes back what was there',
  async (kind) => {
    const { settings, drop } = await settingsFor(kind)
    const before = await serve(settings)
    const kim = await registered(before, 'Kim')
    const name = await madeBackup(kim)
    await registered(before, 'Ben')
    await before.stop()
    const config = readConfig(settings)
    const { aside } = await restoreBackup(config, join(config.dataDir, 'backups', name), undefined)
    await noteExchanged(config.dataDir, aside.folder, null)
    const broken = await openDatabase(config)
    await broken.db.schema.dropTable('secrets').execute()
    await broken.close()
    const after = await serve(settings)
    expect(after.said()).toContain('did not start with the backup that was restored')
    const body = { email: 'kim@example.com', password: currentPassword }
    const { data: session } = await after.client().call(login, { body })
    const again = after.client(session.token)
    expect(await namesOf(again)).toEqual(['Ben', 'Kim'])
    const { data } = await again.call(contract.getBackups, {})
    expect(data.lastRestore).toMatchObject({ outcome: 'went-back' })
    expect(await after.stop()).toBe(0)
    await drop()
  },
  90_000,
)

test('a restore of a damaged file changes nothing, and the server goes on', async () => {
  const { settings } = await settingsFor('sqlite')
  const running = await serve(settings)
  const kim = await registered(running, 'Kim')
  const name = await madeBackup(kim)
  const bytes = await readFile(join(folder, 'data/backups', name))
  bytes.writeUInt8(bytes.readUInt8(9_000) ^ 1, 9_000)
  await writeFile(join(folder, 'data/backups', name), bytes)
  await kim.call(contract.restoreBackup, { body: { source: { name }, currentPassword } })
  expect(await untilDone(kim)).toMatchObject({ kind: 'restore', failure: { code: 'damaged' } })
  expect((await readdir(join(folder, 'data'))).filter((each) => each.startsWith('.restoring'))).toEqual([])
  expect(running.said().split('is ready at')).toHaveLength(2)
  await running.stop()
}, 60_000)

test('a server that another server shares its database with does not exchange it, and says so', async () => {
  const { settings, drop } = await settingsFor('postgresql')
  const running = await serve(settings)
  const kim = await registered(running, 'Kim')
  const name = await madeBackup(kim)
  const other = await serve({ ...settings, DATA_DIR: join(folder, 'other') })
  await kim.call(contract.restoreBackup, { body: { source: { name }, currentPassword } })
  await running.untilRestarted()
  const { data } = await kim.call(contract.getBackups, {})
  expect(data.lastRestore).toMatchObject({ outcome: 'failed', failure: { code: 'other-server' } })
  await other.stop()
  await running.stop()
  await drop()
}, 60_000)

test('on a server without an account a backup is restored by whoever knows the word that the server printed', async () => {
  const full = await serve({ DATA_DIR: join(folder, 'full') })
  const kim = await registered(full, 'Kim')
  const bytes = await readFile(join(folder, 'full/backups', await madeBackup(kim)))
  await full.stop()
  const empty = await serve({ DATA_DIR: join(folder, 'empty') })
  const guest = empty.client()
  const uploaded = await uploadFirst(empty, new Uint8Array(bytes))
  await guest.call(first.inspectFirstBackup, { body: uploaded })
  let work: contract.DataWork | null = null
  while (!work?.endedAt) {
    await pause(50)
    work = (await guest.call(first.getFirstRestore, { body: uploaded })).data.work
  }
  expect(work.content).toMatchObject({ accounts: 1, recipes: 0 })
  await guest.call(first.restoreFirstBackup, { body: uploaded })
  await empty.untilRestarted()
  // Somebody has an account now.
  expect(empty.said().split('type there:')).toHaveLength(2)
  const body = { email: 'kim@example.com', password: currentPassword }
  const { data } = await empty.client().call(login, { body })
  expect(await namesOf(empty.client(data.token))).toEqual(['Kim'])
  expect(await readdir(join(folder, 'empty/uploaded-backups'))).toEqual([])
  await empty.stop()
}, 90_000)

test('a restore on an empty server is given up when somebody creates an account meanwhile', async () => {
  const full = await serve({ DATA_DIR: join(folder, 'full') })
  const kim = await registered(full, 'Kim')
  const bytes = await readFile(join(folder, 'full/backups', await madeBackup(kim)))
  await full.stop()
  const empty = await serve({ DATA_DIR: join(folder, 'empty') })
  const guest = empty.client()
  const uploaded = await uploadFirst(empty, new Uint8Array(bytes))
  await guest.call(first.restoreFirstBackup, { body: uploaded })
  const ben = await registered(empty, 'Ben')
  expect(await untilDone(ben)).toMatchObject({ kind: 'restore', failure: { code: 'has-accounts' } })
  expect(await namesOf(ben)).toEqual(['Ben'])
  await empty.stop()
}, 60_000)
