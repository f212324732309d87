import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { readConfig } from '../../../config.ts'
import { databases, startTestServer } from '../../../testing/test-server.ts'
import { makeDataFolder } from './data-folder.ts'
import { inTransaction } from './database.ts'
import { migrateTo } from './migrate.ts'
import { migrations } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { openSqlite } from './sqlite.ts'

test.each(databases)('%s: a server starts on an empty database and answers', async (kind) => {
  const server = await startTestServer(kind)
  const response = await fetch(`${server.address}healthz`)
  expect(await response.json()).toMatchObject({ status: 'ok' })
  await server.close()
})

test('opening an up-to-date database again changes nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const first = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  const second = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  expect(await second.db.selectFrom('users').selectAll().execute()).toEqual([])
  await first.close()
  await second.close()
  await rm(dataDir, { recursive: true })
})

/** Tests of what a connection of PostgreSQL remembers; through a pooler it remembers nothing. */
const onConnection = process.env.TEST_POOLER ? test.skip : test

test('postgresql: statements for a pooler have no names and find no settings of ours', async () => {
  const own = await startTestServer('postgresql')
  const address = own.config.databaseUrl ?? ''
  const pooled = await openDatabase({ ...own.config, databasePoolerUrl: address })
  const result = await pooled.db.connection().execute(async (connection) => {
    await connection.selectFrom('users').select('id').where('name', '=', 'nobody').execute()
    const { rows } = await sql<{ names: number; jit: string }>`
      select count(*)::integer as names, current_setting('jit') as jit from pg_prepared_statements`.execute(connection)
    return rows
  })
  expect(result).toEqual([{ names: 0, jit: 'on' }])
  await pooled.close()
  await own.close()
})

onConnection('postgresql: a statement is prepared once, except with a list of an unusual length', async () => {
  const server = await startTestServer('postgresql')
  const { db } = server.database
  const names = (count: number) => Array.from({ length: count }, (_, index) => `nobody-${index}`)
  // A prepared statement belongs to a connection.
  const prepared = await db.connection().execute(async (connection) => {
    for (const count of [2, 2, 21])
      await connection.selectFrom('users').select('id').where('name', 'in', names(count)).execute()
    const { rows } = await sql<{ values: number }>`select cardinality(parameter_types) as values
      from pg_prepared_statements where statement like '%"name" in%'`.execute(connection)
    return rows
  })
  expect(prepared).toEqual([{ values: 2 }])
  await server.close()
})

onConnection('postgresql: a list that is sent as one value is prepared once for any length', async () => {
  const server = await startTestServer('postgresql')
  const { db, dialect } = server.database
  const result = await db.connection().execute(async (connection) => {
    for (const count of [0, 2, 21, 300]) {
      const marks = Array.from({ length: count }, (_, at) => at)
      await connection
        .selectFrom('changeMarks')
        .select('mark')
        .where(({ ref }) => dialect.isOneOf(ref('mark'), 'integer', marks))
        .execute()
    }
    const { rows } = await sql<{ asked: number }>`select generic_plans + custom_plans as asked
      from pg_prepared_statements where statement like '%"changeMarks"%any(%'`.execute(connection)
    return rows
  })
  expect(result).toEqual([{ asked: 4 }])
  await server.close()
})

test('sqlite: recipes of a list, or of a page, are looked up one by one', async () => {
  const server = await startTestServer('sqlite')
  const { db, dialect } = server.database
  const recipes = db.selectFrom('recipes').select('title').where('ownerId', '=', 'owner')
  const page = db.selectFrom('recipes').select('id').where('ownerId', '=', 'owner').limit(100).offset(100)
  for (const query of [
    recipes.where(({ ref }) => dialect.isOneOf(ref('id'), 'text', ['one', 'other'])),
    recipes.where(({ ref }) => dialect.isAmongFew(ref('id'), page)),
  ]) {
    const [step] = await query.explain<{ detail: string }>(undefined, sql`query plan`)
    expect(step?.detail).toMatch(/^SEARCH recipes USING INDEX .*ownerId=\? AND id=\?/)
  }
  await server.close()
})

test('sqlite: a join with many values uses the index for each value', async () => {
  const server = await startTestServer('sqlite')
  const { db, dialect } = server.database
  const steps = await db
    .selectFrom(dialect.rowsOf(['one', 'other']).as('wanted'))
    .crossJoin('recipes')
    .select('recipes.title')
    .where('recipes.ownerId', '=', 'owner')
    .whereRef('recipes.id', '=', 'wanted.value')
    .explain<{ detail: string }>(undefined, sql`query plan`)
  expect(steps.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('SCAN json_each'),
    expect.stringMatching(/^SEARCH recipes USING INDEX .*id=\?/),
  ])
  await server.close()
})

/** SQLite, for one cook. */
const settings = { databaseUrl: undefined, memberLimits: { recipes: 100, space: 1_000_000, text: 1_000_000 } }

test('a database of an older version is migrated', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const names = Object.keys(migrations)
  const older = openSqlite({ dataDir, ...settings })
  await migrateTo(older, names.at(-2) ?? '')
  await older.close()
  const { db, close } = await openDatabase({ dataDir, ...settings })
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(names)
  await close()
  await rm(dataDir, { recursive: true })
})

test('a database of a newer version is refused with an error that names the reason', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const newer = await openDatabase({ dataDir, ...settings })
  await sql`insert into kysely_migration (name, timestamp) values ('9999-cake', '2030-01-01T00:00:00Z')`.execute(
    newer.db,
  )
  await newer.close()
  const opening = openDatabase({ dataDir, ...settings })
  await expect(opening).rejects.toThrow('made by a newer Potluck (it knows 9999-cake)')
  await rm(dataDir, { recursive: true })
})

test('sqlite: a transaction that reads and then writes is not refused after a write of another process', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const server = await openDatabase({ dataDir, ...settings })
  const command = new Sqlite(join(dataDir, 'potluck.sqlite'), { timeout: 0 })
  const write = (name: string) => command.prepare(`insert into secrets (name, value) values (?, 'x')`).run(name)
  await inTransaction(server, async ({ db }) => {
    await db.selectFrom('secrets').selectAll().execute()
    // It runs after the end of the transaction.
    expect(() => write('during')).toThrow('database is locked')
    await db.insertInto('secrets').values({ name: 'own', value: 'x' }).execute()
  })
  write('after')
  expect((await server.db.selectFrom('secrets').select('name').execute()).map(({ name }) => name).sort()).toEqual([
    'after',
    'own',
  ])
  command.close()
  await server.close()
  await rm(dataDir, { recursive: true })
})

test('a data folder that cannot be written is named in a sentence that says what to do', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  expect(() => makeDataFolder(join(file, 'below'))).toThrow(/cannot be written: let it belong to the user .* DATA_DIR/)
  await rm(dataDir, { recursive: true })
})
