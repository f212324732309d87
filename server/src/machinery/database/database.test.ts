import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../config.ts'
import { databases, startTestServer } from '../../testing/test-server.ts'
import { openDatabase } from './open-database.ts'

test.each(databases)('%s: a server starts on an empty database and answers', async (kind) => {
  const server = await startTestServer(kind)
  const response = await fetch(`${server.address}healthz`)
  expect(await response.json()).toEqual({ status: 'ok' })
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

test('postgresql: a statement is prepared once, a list of a length that hardly comes again is not', async () => {
  const server = await startTestServer('postgresql')
  const { db } = server.database
  const names = (count: number) => Array.from({ length: count }, (_, index) => `nobody-${index}`)
  for (const count of [2, 2, 21]) await db.selectFrom('users').select('id').where('name', 'in', names(count)).execute()
  const { rows } = await sql<{ values: number }>`select cardinality(parameter_types) as values
    from pg_prepared_statements where statement like '%"name" in%'`.execute(db)
  expect(rows).toEqual([{ values: 2 }])
  await server.close()
})

test('sqlite: what is joined to many values is looked up value by value', async () => {
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
