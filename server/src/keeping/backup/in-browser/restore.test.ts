import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getAccount } from '@potluck/api/account'
import { listServerEvents } from '@potluck/api/audit'
import * as contract from '@potluck/api/backups'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import * as first from '@potluck/api/first-restore'
import { listMembers } from '@potluck/api/members'
import { login } from '@potluck/api/sessions'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { type Config, readConfig } from '../../../config.ts'
import { createServices } from '../../../create-services.ts'
import { openDatabase } from '../../../machinery/base/database/open-database.ts'
import { ownFile } from '../../../machinery/base/own-file.ts'
import { statusOf } from '../../../testing/status-of.ts'
import { runOnPostgresql } from '../../../testing/template-databases.ts'
import { databases, freshPostgresql, startTestServer } from '../../../testing/test-server.ts'
import { backUp } from '../back-up.ts'
import { restartCode } from '../continue-restore.ts'
import { schemasOf, scratchStart } from '../folder-swap.ts'
import { openData } from '../open-data.ts'
import { restoreBackup } from '../restore.ts'
import { askForRestore, noteByCommand } from '../restore-state.ts'
import { stageRestore } from '../stage-restore.ts'
import { undoRestore } from '../undo-restore.ts'
import { createSetupWord } from './setup-word.ts'

const currentPassword = 'correct horse'

let folder: string
const servers: ChildProcess[] = []

/** Backups of a server on which Kim was alone, and of the same one once Ben had come; Kim is logged in in both. */
let made: { readonly folder: string; readonly before: string; readonly after: string; readonly token: string }

beforeAll(async () => {
  const server = await startTestServer('sqlite')
  const { token } = await server.member('Kim')
  const written = await mkdtemp(join(tmpdir(), 'potluck-made-'))
  const before = (await backUp(server.config, join(written, 'before'))).path
  await server.member('Ben')
  const after = (await backUp(server.config, join(written, 'after'))).path
  await server.close()
  made = { folder: written, before, after, token }
}, 60_000)

afterAll(() => rm(made.folder, { recursive: true }))

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

/** Starts the real server, and starts it again when it asks for that. @returns clients, and what it said so far */
async function serve(settings: Readonly<Record<string, string>>) {
  const port = String(await freePort())
  let said = ''
  function start(): ChildProcess {
    const started = spawn(process.execPath, [ownFile('main.ts')], {
      env: { ...process.env, PORT: port, LOG_LEVEL: 'silent', SUPERVISED: 'true', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    servers.push(started)
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
    started.on('exit', (code) => {
      if (code === restartCode) child = start()
    })
    return started
  }
  let child = start()
  const base = `http://127.0.0.1:${port}/api/`
  const saidOften = async (words: string, times: number) => {
    while (said.split(words).length <= times) {
      if (child.exitCode !== null && child.exitCode !== restartCode) throw new Error(`the server ended: ${said}`)
      await pause(50)
    }
  }
  await saidOften('is ready at', 1)
  return {
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

/** Uploads the backup to a server without an account, with the word that it printed. */
async function uploadFirst(guest: ApiClient, word: string) {
  const { data: query } = await guest.call(first.admitFirstRestore, { body: { word } })
  const file = new Blob([new Uint8Array(await readFile(made.before))])
  return (await guest.call(first.uploadFirstBackup, { query, file })).data
}

async function untilDone(api: ApiClient): Promise<contract.DataWork> {
  for (;;) {
    const { data } = await api.call(contract.getDataWork, {})
    if (data.work?.endedAt) return data.work
    await pause(50)
  }
}

/** A restore ended all sessions of the backup. */
async function loggedIn({ client }: Pick<Awaited<ReturnType<typeof serve>>, 'client'>): Promise<ApiClient> {
  const body = { email: 'kim@example.com', password: currentPassword }
  return client((await client().call(login, { body })).data.token)
}

/** What a restore came to, asked without a session. */
async function outcomeOf(guest: ApiClient, { restore }: Pick<contract.BegunRestore, 'restore'>) {
  if (restore === undefined) throw new Error('the restore has no name')
  for (;;) {
    const { data } = await guest.call(contract.followRestore, { body: { restore } })
    if (data.state !== 'restarting') return data
    await pause(20)
  }
}

const namesOf = async (api: ApiClient): Promise<readonly string[]> =>
  (await api.call(listMembers, { query: {} })).data.members.map(({ name }) => name).sort()

/** The names of those who have an account in data that no server uses. */
async function namesIn(config: Config): Promise<readonly string[]> {
  const database = await openData(config)
  const rows = await database.db.selectFrom('users').select('name').orderBy('name').execute()
  await database.close()
  return rows.map(({ name }) => name)
}

/** Schemas of PostgreSQL that restores put aside. */
async function schemasAside(url: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select nspname from pg_namespace where starts_with(nspname, 'before_restore_')")
  await client.end()
  return rows
}

/** Data on which Kim and Ben have accounts, with a backup from before Ben came. */
async function dataWithBackup(kind: (typeof databases)[number]) {
  const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
  const settings: Record<string, string> = { DATA_DIR: join(folder, 'data') }
  if (postgresql) settings.DATABASE_URL = postgresql.url
  const config = readConfig(settings)
  // Twice, so that something was put aside already.
  for (let times = 0; times < 2; times++) await restoreBackup(config, made.after, undefined)
  await noteByCommand(config.dataDir, null)
  const name = basename(made.before)
  await mkdir(join(config.dataDir, 'backups'), { recursive: true })
  await copyFile(made.before, join(config.dataDir, 'backups', name))
  return { settings, config, name, drop: async () => postgresql?.drop() }
}

test.each(databases)(
  'a server on %s restores a backup and is started anew with it; the command brings back what was there',
  async (kind) => {
    const { settings, config, name, drop } = await dataWithBackup(kind)
    const running = await serve(settings)
    const before = await loggedIn(running)
    expect(await namesOf(before)).toEqual(['Ben', 'Kim'])
    const restores = async (kim: ApiClient) =>
      (await kim.call(listServerEvents, { query: { kind: 'backup-restored' } })).data.events
    expect(await restores(before)).toMatchObject([{ actor: null, address: null }])
    const { data: begun } = await before.call(contract.restoreBackup, { body: { source: { name }, currentPassword } })
    await running.untilRestarted()
    expect(await outcomeOf(running.client(), begun)).toEqual({ state: 'restored', work: null, failure: null })
    expect(await statusOf(before.call(getAccount, {}))).toBe(401)
    expect(await statusOf(running.client(made.token).call(getAccount, {}))).toBe(401)
    const kim = await loggedIn(running)
    expect(await namesOf(kim)).toEqual(['Kim'])
    const { data } = await kim.call(contract.getBackups, {})
    expect(data.lastRestore).toMatchObject({ outcome: 'restored', failure: null })
    expect(await restores(kim)).toMatchObject([{ account: null, actor: { name: 'Kim' }, address: '127.0.0.1' }])
    const listed = async () => (await kim.call(contract.listPutAside, {})).data.putAside
    const [last, ...earlier] = await listed()
    expect(last?.bytes).toBeGreaterThan(100_000)
    expect(earlier.length).toBeGreaterThan(0)
    const remove = (name: string) =>
      statusOf(kim.call(contract.deletePutAside, { params: { name }, body: { currentPassword } }))
    for (const folder of earlier) expect(await remove(folder.name)).toBe(200)
    expect(await remove(earlier[0]?.name ?? '')).toBe(404)
    expect(await listed()).toEqual([last])
    expect(await running.stop()).toBe(0)
    if (config.databaseUrl) expect(await schemasAside(config.databaseUrl)).toHaveLength(1)
    const aside = await undoRestore(config)
    expect(await namesIn(config)).toEqual(['Ben', 'Kim'])
    // What was undone can be had again.
    await undoRestore(config, aside.split('/').at(-1))
    expect(await namesIn(config)).toEqual(['Kim'])
    await drop()
  },
  90_000,
)

test.each(databases)(
  'a server on %s that does not start with what was restored takes back what was there',
  async (kind) => {
    const { settings, config, drop } = await dataWithBackup(kind)
    const ready = await stageRestore(config, made.before, undefined)
    const { scratch } = ready.swap
    const { fresh } = schemasOf(scratch.slice(scratchStart.length))
    if (config.databaseUrl) await runOnPostgresql(config.databaseUrl, `drop table ${fresh}.secrets`)
    else new Sqlite(join(config.dataDir, scratch, 'potluck.sqlite')).exec('drop table secrets').close()
    const id = 'x'.repeat(22)
    await askForRestore(config.dataDir, id, ready, { actorId: null, ip: '127.0.0.1', userAgent: '' })
    const after = await serve(settings)
    expect(after.said()).toContain('did not start with the backup that was restored')
    const again = await loggedIn(after)
    expect(await namesOf(again)).toEqual(['Ben', 'Kim'])
    expect(await outcomeOf(after.client(), { restore: id })).toMatchObject({ state: 'went-back' })
    const { data } = await again.call(contract.getBackups, {})
    expect(data.lastRestore).toMatchObject({ outcome: 'went-back' })
    expect(await after.stop()).toBe(0)
    await drop()
  },
  90_000,
)

test('a restore of a damaged file changes nothing, and the server goes on', async () => {
  const restart = jest.fn()
  const server = await startTestServer('sqlite', {}, { restart })
  const kim = (await server.member('Kim')).api
  const { dataDir } = server.config
  const name = basename(made.before)
  const bytes = await readFile(made.before)
  bytes.writeUInt8(bytes.readUInt8(9_000) ^ 1, 9_000)
  await mkdir(join(dataDir, 'backups'))
  await writeFile(join(dataDir, 'backups', name), bytes)
  const { data: begun } = await kim.call(contract.restoreBackup, { body: { source: { name }, currentPassword } })
  expect(await untilDone(kim)).toMatchObject({ kind: 'restore', failure: { code: 'damaged' } })
  expect(await outcomeOf(server.client(), begun)).toMatchObject({ state: 'failed', failure: { code: 'damaged' } })
  expect(await statusOf(kim.call(contract.followRestore, { body: { restore: 'x'.repeat(22) } }))).toBe(404)
  expect((await readdir(dataDir)).filter((each) => each.startsWith('.restoring'))).toEqual([])
  expect(restart).not.toHaveBeenCalled()
  await server.close()
}, 60_000)

test('a server that another server shares its database with does not exchange it, and says so', async () => {
  const { settings, name, drop } = await dataWithBackup('postgresql')
  const running = await serve(settings)
  const kim = await loggedIn(running)
  const elsewhere = readConfig({ ...settings, DATA_DIR: join(folder, 'other') })
  const database = await openDatabase(elsewhere)
  const other = await createServices(elsewhere, database)
  const { data: begun } = await kim.call(contract.restoreBackup, { body: { source: { name }, currentPassword } })
  await running.untilRestarted()
  expect(await outcomeOf(running.client(), begun)).toMatchObject({ state: 'failed', failure: { code: 'other-server' } })
  const { data } = await kim.call(contract.getBackups, {})
  expect(data.lastRestore).toMatchObject({ outcome: 'failed', failure: { code: 'other-server' } })
  await other.live.close()
  await database.close()
  await running.stop()
  await drop()
}, 60_000)

test('on a server without an account a backup is restored by whoever knows the word that the server printed', async () => {
  const empty = await serve({ DATA_DIR: join(folder, 'empty') })
  const guest = empty.client()
  const uploaded = await uploadFirst(guest, await empty.setupWord())
  await guest.call(first.restoreFirstBackup, { body: uploaded })
  await empty.untilRestarted()
  // Somebody has an account now.
  expect(empty.said().split('type there:')).toHaveLength(2)
  expect(await namesOf(await loggedIn(empty))).toEqual(['Kim'])
  expect(await readdir(join(folder, 'empty/uploaded-backups'))).toEqual([])
  await empty.stop()
}, 90_000)

test('a restore on an empty server is given up when somebody creates an account meanwhile', async () => {
  const restart = jest.fn()
  const setupWord = createSetupWord()
  const empty = await startTestServer('sqlite', {}, { restart, setupWord })
  const guest = empty.client()
  const uploaded = await uploadFirst(guest, setupWord)
  await guest.call(first.restoreFirstBackup, { body: uploaded })
  const ben = (await empty.member('Ben')).api
  expect(await untilDone(ben)).toMatchObject({ kind: 'restore', failure: { code: 'has-accounts' } })
  expect(await namesOf(ben)).toEqual(['Ben'])
  expect(restart).not.toHaveBeenCalled()
  await empty.close()
}, 60_000)

test('a server that nothing starts again refuses to restore, and says so', async () => {
  const server = await startTestServer('sqlite')
  const kim = (await server.member('Kim')).api
  const name = basename(made.before)
  await mkdir(join(server.config.dataDir, 'backups'))
  await copyFile(made.before, join(server.config.dataDir, 'backups', name))
  const asked = kim.call(contract.restoreBackup, { body: { source: { name }, currentPassword } })
  await expect(asked).rejects.toMatchObject({ status: 409, data: { error: { code: 'only-by-command' } } })
  expect((await kim.call(contract.getBackups, {})).data).toMatchObject({ restoresHere: false, work: null })
  await server.close()
})
