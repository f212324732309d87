import { once } from 'node:events'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getAccount } from '@potluck/api/account'
import { createRecipe, deleteRecipe } from '@potluck/api/recipes'
import { login } from '@potluck/api/sessions'
import { sql } from 'kysely'
import { postgresqlWay } from '../../../testing/postgresql-way.ts'
import { statusOf } from '../../../testing/status-of.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sqliteFileIn } from '../../base/database/data-folder.ts'
import { version } from '../../base/version.ts'

async function health({ address }: TestServer): Promise<unknown> {
  const response = await fetch(`${address}healthz`)
  return [response.status, await response.json()]
}

test('a working server reports that it is healthy', async () => {
  const server = await startTestServer('sqlite')
  expect(await health(server)).toEqual([
    200,
    { status: 'ok', version, database: 'ok', disk: 'ok', clock: 'ok', integrity: 'checking' },
  ])
  await server.close()
})

test('a server that stops is not ready any more', async () => {
  const server = await startTestServer('sqlite', {}, { connections: { lastCalls: 2_000 } })
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n')
  await fetch(`${server.address}livez`)
  const closed = server.close()
  await pause(100)
  socket.write('\r\n')
  await once(socket, 'close')
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toContain('"status":"stopping"')
})

/** The result of the integrity check of the server's database. */
async function integrityOf(server: TestServer): Promise<unknown> {
  for (;;) {
    const answer = await (await fetch(`${server.address}healthz`)).text()
    if (!answer.includes('checking')) return JSON.parse(answer)
    await pause(50)
  }
}

test('an intact database passes the check', async () => {
  const server = await startTestServer('sqlite', {}, { checkAfter: 0 })
  expect(await integrityOf(server)).toMatchObject({ status: 'ok', integrity: 'ok' })
  await server.close()
})

test('the server reports a damaged database in health and in the log after the start, and continues', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const server = await startTestServer('sqlite', { LOG_LEVEL: 'error' }, { checkAfter: 3_000, log })
  const anna = await server.member('Anna')
  for (let n = 0; n < 30; n += 1)
    await anna.api.call(createRecipe, { body: { title: `Soup ${n}`, notes: 'x'.repeat(9_000) } })
  await sql`pragma wal_checkpoint(truncate)`.execute(server.database.db)
  const file = await open(sqliteFileIn(server.config.dataDir), 'r+')
  const { size } = await file.stat()
  const page = 4_096
  const middle = Math.floor(size / 2 / page) * page
  for (let at = middle; at < middle + 20 * page; at += page) await file.write(Buffer.alloc(page, 7), 0, page, at)
  await file.close()
  expect(await integrityOf(server)).toMatchObject({ status: 'degraded', database: 'ok', integrity: 'damaged' })
  expect((await fetch(`${server.address}healthz`)).status).toBe(200)
  expect(lines.join('')).toContain('the database is damaged')
  await server.close()
})

test('a full disk refuses additions, but allows logins, reads and deletions', async () => {
  const server = await startTestServer('sqlite', { DISK_RESERVE: '1000000000' })
  const anna = await server.member('Anna')
  const adding = anna.api.call(createRecipe, { body: { title: 'Soup' } })
  await expect(adding).rejects.toMatchObject({
    status: 503,
    retryAfterMs: 60_000,
    data: { error: { code: 'no-space' } },
  })
  const again = { email: anna.email, password: 'correct horse' }
  expect(await statusOf(server.client().call(login, { body: again }))).toBe(200)
  expect(await statusOf(anna.api.call(getAccount, {}))).toBe(200)
  expect(await statusOf(anna.api.call(deleteRecipe, { params: { id: anna.id } }))).toBe(404)
  expect(await health(server)).toEqual([
    200,
    { status: 'degraded', version, database: 'ok', disk: 'full', clock: 'ok', integrity: 'checking' },
  ])
  await server.close()
})

test('a write of SQLite without disk space answers 503, logs the cause, and does not stop reads', async () => {
  const lines: string[] = []
  const server = await startTestServer(
    'sqlite',
    { LOG_LEVEL: 'error' },
    { log: { write: (line) => void lines.push(line) } },
  )
  const anna = await server.member('Anna')
  await sql`pragma max_page_count = 1`.execute(server.database.db)
  const recipe = (n: number) => anna.api.call(createRecipe, { body: { title: `Soup ${n}` } })
  const statuses = new Set<number>()
  for (let n = 0; n < 300 && !statuses.has(503); n += 1) statuses.add(await statusOf(recipe(n)))
  expect([...statuses]).toEqual([201, 503])
  await expect(recipe(1_000)).rejects.toMatchObject({ data: { error: { code: 'no-space' } } })
  expect(lines.join('')).toContain('database or disk is full')
  expect(lines.join('')).not.toContain('rollback')
  expect(await statusOf(anna.api.call(getAccount, {}))).toBe(200)
  await server.close()
})

test('health reports a damaged registry, and the log names it once', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'potluck-web-'))
  await writeFile(join(webRoot, 'remotes.json'), '{"remotes":')
  const lines: string[] = []
  const server = await startTestServer(
    'sqlite',
    { LOG_LEVEL: 'error', WEB_ROOT: webRoot },
    { log: { write: (line) => void lines.push(line) } },
  )
  expect(await health(server)).toMatchObject([
    200,
    { status: 'degraded', database: 'ok', disk: 'ok', registry: 'damaged' },
  ])
  for (let times = 0; times < 3; times += 1) await fetch(`${server.address}remotes.json`)
  expect(lines.filter((line) => line.includes('remotes.json is not JSON'))).toHaveLength(1)
  await writeFile(join(webRoot, 'remotes.json'), '{"schemaVersion":1,"remotes":[]}')
  expect(await health(server)).toMatchObject([200, { status: 'ok', database: 'ok', disk: 'ok' }])
  await server.close()
  await rm(webRoot, { recursive: true })
})

test('a server without its database answers 503 and names the failed part; it is live and not ready', async () => {
  const way = await postgresqlWay()
  const server = await startTestServer('sqlite', { DATABASE_URL: way.url })
  const limits = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(server.database.db)
  expect(limits.rows).toEqual([{ statement_timeout: '30s' }])
  const account = () => fetch(`${server.address}api/users/`, { headers: { authorization: 'Bearer nobody' } })
  expect((await account()).status).toBe(401)
  const probes = () =>
    Promise.all(['livez', 'readyz'].map(async (path) => (await fetch(`${server.address}${path}`)).status))
  expect(await probes()).toEqual([200, 200])
  way.cut()
  const answer = await account()
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: 'database-away' } }])
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await health(server)).toEqual([
    503,
    { status: 'down', version, database: 'down', disk: 'ok', clock: 'ok', integrity: 'unknown' },
  ])
  expect(await probes()).toEqual([200, 503])
  way.mend()
  expect((await account()).status).toBe(401)
  await server.close()
  way.close()
})
