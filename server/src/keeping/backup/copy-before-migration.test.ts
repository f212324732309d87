import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { type Config, readConfig } from '../../config.ts'
import { isUpToDate, migrateTo } from '../../machinery/base/database/migrate.ts'
import { migrations } from '../../machinery/base/database/migrations.ts'
import { openSqlite } from '../../machinery/base/database/sqlite.ts'
import { ownFile } from '../../machinery/base/own-file.ts'
import { makeOldDatabase, namesIn, oldStep } from '../../testing/old-database.ts'
import { runOnPostgresql } from '../../testing/template-databases.ts'
import { databases, freshPostgresql } from '../../testing/test-server.ts'
import { openData } from './open-data.ts'
import { restoreBackup } from './restore.ts'
import { copiesIn } from './way-back.ts'

async function runServer(config: Config, port: number): Promise<{ readonly code: unknown; readonly said: string }> {
  const server = spawn(process.execPath, [ownFile('main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { code, said }
}

describe.each(databases)('on %s', (kind) => {
  let config: Config
  let drop: (() => Promise<void>) | undefined

  beforeEach(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'potluck-migrated-'))
    const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
    if (postgresql) await runOnPostgresql(postgresql.url, 'drop schema public cascade; create schema public')
    drop = postgresql?.drop
    config = readConfig({ DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) })
  })

  afterEach(async () => {
    await drop?.()
    await rm(config.dataDir, { recursive: true })
  })

  const copies = async () => (await readdir(copiesIn(config.dataDir))).filter((name) => name.endsWith('.tar'))

  test('an old database is copied before it is brought up to date, and the copy brings it back', async () => {
    await makeOldDatabase(config, 'Anna ж')
    const database = await openData(config)
    expect(await isUpToDate(database)).toBe(true)
    await sql`update users set name = 'changed since'`.execute(database.db)
    await database.close()
    const [copy = '', ...others] = await copies()
    expect({ copy, others }).toEqual({ copy: expect.stringContaining(oldStep), others: [] })
    const { about } = await restoreBackup(config, join(copiesIn(config.dataDir), copy), undefined)
    expect(about.migrations.at(-1)).toBe(oldStep)
    const restored = await openData(config)
    expect(await isUpToDate(restored)).toBe(true)
    expect(await namesIn(restored)).toEqual(['Anna ж'])
    await restored.close()
    expect(await copies()).toHaveLength(1)
  }, 60_000)

  test('a start that fails after a migration says how to go back, and no longer once one went well', async () => {
    await makeOldDatabase(config, 'Anna ж')
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const first = await runServer(config, port)
    expect(first).toEqual({ code: 1, said: expect.stringContaining('npm run restore -- ') })
    expect(first.said).toContain(oldStep)
    taken.close()
    const server = spawn(process.execPath, [ownFile('main.ts')], {
      env: { ...process.env, PORT: '0', DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    for await (const line of server.stdout) if (String(line).includes('is ready')) break
    server.kill()
    await once(server, 'exit')
    expect(await readdir(copiesIn(config.dataDir))).not.toContain('way-back.json')
  }, 60_000)

  test('a new database, and one that is up to date, is not copied', async () => {
    await (await openData(config)).close()
    await (await openData(config)).close()
    expect(await readdir(config.dataDir)).not.toContain('before-migration')
  })
})

test('the oldest databases are copied, too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-migrated-'))
  const config = readConfig({ DATA_DIR: dataDir })
  const database = openSqlite(config)
  await migrateTo(database, Object.keys(migrations)[0] ?? '')
  await database.close()
  await (await openData(config)).close()
  expect(await readdir(copiesIn(dataDir))).toContainEqual(expect.stringContaining('0001-start'))
  await rm(dataDir, { recursive: true })
}, 60_000)
