import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databases, startTestServer } from '../testing/test-server.ts'
import { openDatabase } from './database.ts'

test.each(databases)('%s: a server starts on an empty database and answers', async (kind) => {
  const server = await startTestServer(kind)
  const response = await fetch(`${server.address}healthz`)
  expect(await response.json()).toEqual({ status: 'ok' })
  await server.close()
})

test('opening an up-to-date database again changes nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  const first = await openDatabase({ dataDir, databaseUrl: undefined })
  const second = await openDatabase({ dataDir, databaseUrl: undefined })
  expect(await second.db.selectFrom('users').selectAll().execute()).toEqual([])
  await first.close()
  await second.close()
  await rm(dataDir, { recursive: true })
})
