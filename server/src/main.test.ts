import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient } from '@potluck/api/client'
import { register } from '@potluck/api/sessions'
import { ownFile } from './machinery/base/own-file.ts'
import { version } from './machinery/base/version.ts'
import { postgresqlWay } from './testing/postgresql-way.ts'
import { readyAddress } from './testing/ready-address.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'potluck-test-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

function run(environment: Readonly<Record<string, string>> = {}, flags: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [...flags, ownFile('main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function endOf(server: ChildProcess): Promise<{ code: number | null; said: string }> {
  if (!server.stderr) throw new Error('the server has no output')
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { code, said }
}

test('the first line of the log says the version', async () => {
  const server = run()
  const said = server.stdout ? text(server.stdout) : ''
  await readyAddress(server)
  server.kill()
  expect((await said).split('\n')[0]).toBe(`Potluck ${version} starts.`)
})

test('a second server on a data folder is refused; after a kill the folder is free', async () => {
  const first = run()
  await readyAddress(first)
  const { code, said } = await endOf(run())
  expect(code).toBe(1)
  expect(said).toContain(`Another Potluck server uses the data folder ${dataDir}`)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const next = run()
  expect(await readyAddress(next)).toMatch(/^http/)
  next.kill()
  expect((await endOf(next)).code).toBe(0)
}, 60_000)

test.each(['sqlite', 'postgresql'])('a server on %s that finds its port taken ends', async (kind) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = kind === 'postgresql' ? { DATABASE_URL: process.env.TEST_POSTGRESQL_URL ?? '' } : {}
  const { code, said } = await endOf(run({ PORT: String(port), ...url }))
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('EADDRINUSE') })
  taken.close()
})

test('the server makes the data folder readable by its owner only', async () => {
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, 'potluck.sqlite'), '', { mode: 0o644 })
  const server = run()
  const address = await readyAddress(server)
  const body = { name: 'Anna', email: 'anna@example.com', password: 'correct horse' }
  await createApiClient({ base: `${address}/api/`, token: () => null }).call(register, { body })
  const rights = (path: string) => (statSync(join(dataDir, path)).mode & 0o777).toString(8)
  expect(['.', 'potluck.sqlite', 'potluck.sqlite-wal', 'potluck.sqlite-shm'].map(rights)).toEqual([
    '700',
    '600',
    '600',
    '600',
  ])
  server.kill()
  await once(server, 'exit')
})

test('a server that is asked to stop once more, by its supervisor and by npm, still takes calls until it stops', async () => {
  const server = run({ STOP_DELAY: '1' })
  const ready = `${await readyAddress(server)}/readyz`
  server.kill()
  // Signals of one kind that come at once are one.
  while ((await fetch(ready)).status !== 503) await pause(20)
  server.kill()
  expect((await fetch(ready)).status).toBe(503)
  expect((await endOf(server)).code).toBe(0)
})

/** Has a server print the file that signs requests to S3 when it loads that: a module, or a chunk of the built server. */
const tellOfS3 = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (Buffer.from(loaded.source ?? '').includes('AWS4-HMAC-SHA256')) console.error('signs: ' + url)
      return loaded
    },
  })
`)}`

test('a start loads the store of S3 only where one is set', async () => {
  const without = run({}, [tellOfS3])
  await readyAddress(without)
  without.kill('SIGKILL')
  expect((await endOf(without)).said).not.toContain('signs: ')
  const settings = { S3_BUCKET: 'cooks', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const other = run({ S3_ENDPOINT: 'http://127.0.0.1:9', ...settings }, [tellOfS3])
  let loaded = ''
  for await (const chunk of other.stderr ?? []) {
    loaded += String(chunk)
    if (loaded.includes('signs: ')) break
  }
  other.kill('SIGKILL')
  expect(loaded).toContain('signs: ')
}, 60_000)

test('the server stops in time during a half-sent request', async () => {
  const server = run()
  const { port } = new URL(await readyAddress(server))
  const half = connect(Number(port), '127.0.0.1')
  half.on('error', () => {})
  half.write(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  await fetch(`http://127.0.0.1:${port}/healthz`)
  const before = Date.now()
  server.kill()
  expect((await endOf(server)).code).toBe(0)
  expect(Date.now() - before).toBeLessThan(9_000)
}, 30_000)

test.each(['silence', 'cut'] as const)(
  'a stop ends in good time without a database (%s)',
  async (trouble) => {
    const way = await postgresqlWay()
    const server = run({ DATABASE_URL: way.url })
    const { port } = new URL(await readyAddress(server))
    await fetch(`http://127.0.0.1:${port}/healthz`)
    way[trouble]()
    const hanging = fetch(`http://127.0.0.1:${port}/api/users/`, { headers: { authorization: 'Bearer nobody' } })
    const answered = hanging.then(
      ({ status }) => status,
      () => null,
    )
    const before = Date.now()
    server.kill()
    expect((await endOf(server)).code).toBe(0)
    expect(Date.now() - before).toBeLessThan(9_000)
    expect([503, null]).toContain(await answered)
    way.close()
  },
  30_000,
)
