import { getServerHealth } from '@potluck/api/server-health'
import { startTestServer, usualDatabases } from '../../testing/test-server.ts'

test.each(usualDatabases)('%s: the health of the server says what a report needs, and no secret', async (kind) => {
  const server = await startTestServer(kind, {
    PUBLIC_URL: 'https://potluck.example/book',
    SMTP_URL: 'smtp://postman:hidden-word@127.0.0.1:1',
  })
  const admin = await server.member('Kim')
  await server.database.db
    .insertInto('jobs')
    .values({
      ownerId: admin.id,
      id: '019a0000-0000-7000-8000-000000000001',
      kind: 'paprika',
      language: null,
      status: 'failed',
      done: 0,
      total: null,
      failed: 0,
      failure: null,
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
      worker: null,
      leaseUntil: null,
      attempts: 2,
    })
    .execute()
  const { data } = await admin.api.call(getServerHealth, {})
  expect(data).toMatchObject({
    database: { kind, version: expect.stringMatching(/^[0-9]/) },
    disk: { isFull: false, place: expect.stringMatching(/^(volume|system|container)$/) },
    address: {
      publicUrl: 'https://potluck.example/book/',
      seenUrl: server.address,
      isForwarded: false,
      trustsProxy: false,
    },
    mail: true,
    jobs: { waiting: 0, running: 0, failed: [{ kind: 'paprika' }] },
  })
  expect(Math.abs(Date.parse(data.time) - Date.now())).toBeLessThan(60_000)
  expect(data.database.bytes).toBeGreaterThan(100_000)
  expect(data.disk.freeBytes).toBeLessThanOrEqual(data.disk.totalBytes)
  const text = JSON.stringify(data)
  for (const secret of ['hidden-word', 'postman', server.config.databaseUrl, admin.token, admin.email])
    if (secret) expect(text).not.toContain(secret)
  await server.close()
})
