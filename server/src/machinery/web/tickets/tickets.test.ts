import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../config.ts'
import type { Database } from '../../base/database/database.ts'
import { now } from '../../base/database/instant.ts'
import { openDatabase } from '../../base/database/open-database.ts'
import { digest } from '../../base/token.ts'
import { giveTicket, openTicket, purgeTickets, useTicket } from './session-tickets.ts'
import { createTickets } from './tickets.ts'

let database: Database
const dataDir = mkdtempSync(join(tmpdir(), 'potluck-test-'))

beforeAll(async () => {
  database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
})

afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const soon = () => Date.now() + 60_000

test('a ticket opens what it was issued for, in every process on the database', async () => {
  const ticket = (await createTickets(database)).issue({ purpose: 'image', subject: 'abc' }, soon())
  expect((await createTickets(database)).open('image', ticket)).toBe('abc')
})

test('a ticket opens nothing else: another purpose, another subject, later, or changed', async () => {
  const tickets = await createTickets(database)
  const ticket = tickets.issue({ purpose: 'image', subject: 'abc' }, soon())
  expect(tickets.open('first-restore', ticket)).toBeNull()
  expect(tickets.open('image', ticket.replace('abc', 'abd'))).toBeNull()
  expect(tickets.open('image', tickets.issue({ purpose: 'image', subject: 'abc' }, Date.now() - 2_000))).toBeNull()
  for (const broken of ['', '.', 'a.b', 'a.b.c', `${ticket}x`]) expect(tickets.open('image', broken)).toBeNull()
})

async function aSession(id: string): Promise<string> {
  const times = { createdAt: now(), updatedAt: now() }
  const user = { ...{ id, name: 'Anna', email: `${id}@example.org`, passwordHash: 'x', about: '' }, ...times }
  await database.db
    .insertInto('users')
    .values({ ...user, profileOn: 0, profileVisibility: 'friends', foundByEmail: 0, keeper: 0 })
    .execute()
  const session = { id: `session of ${id}`, userId: id, createdAt: now(), usedAt: now(), expiresAt: now(60_000) }
  await database.db
    .insertInto('sessions')
    .values({ ...session, userAgent: '' })
    .execute()
  return session.id
}

test('a ticket of a session opens one purpose until it is used, is too old, or the session ends', async () => {
  const sessionId = await aSession('anna')
  const give = async (lifetime = 60_000) =>
    (await giveTicket(database, { purpose: 'export', sessionId, about: 'plums' }, lifetime)).ticket
  const ticket = await give()
  expect(await openTicket(database, 'live', ticket)).toBeNull()
  expect(await openTicket(database, 'export', ticket)).toEqual({ sessionId, about: 'plums' })
  expect(await useTicket(database, 'export', ticket)).toEqual({ sessionId, about: 'plums' })
  expect(await useTicket(database, 'export', ticket)).toBeNull()
  expect(await openTicket(database, 'export', await give(-1))).toBeNull()
  await purgeTickets(database)
  expect(await database.db.selectFrom('tickets').selectAll().execute()).toEqual([])
  const last = await give()
  await database.db.deleteFrom('sessions').execute()
  expect(await openTicket(database, 'export', last)).toBeNull()
})

test('what is stored of a ticket opens nothing', async () => {
  const sessionId = await aSession('ben')
  const { ticket } = await giveTicket(database, { purpose: 'export', sessionId }, 60_000)
  const [row] = await database.db.selectFrom('tickets').selectAll().execute()
  expect(row?.digest).toBe(digest(ticket))
  for (const stored of Object.values(row ?? {})) expect(await openTicket(database, 'export', stored)).toBeNull()
})

test('a session has a hundred tickets of a purpose at most: the newest', async () => {
  const sessionId = await aSession('carl')
  const give = async (purpose: 'live' | 'export', lifetime: number) =>
    (await giveTicket(database, { purpose, sessionId }, lifetime)).ticket
  const other = await give('export', 60_000)
  const first = await give('live', 60_000)
  // Each ends a little later than the one before.
  const tickets: string[] = []
  for (let count = 1; count <= 100; count += 1) tickets.push(await give('live', 60_000 + count * 10))
  expect(await openTicket(database, 'live', first)).toBeNull()
  for (const ticket of [tickets[0], tickets[99]])
    expect(await openTicket(database, 'live', ticket ?? '')).not.toBeNull()
  expect(await openTicket(database, 'export', other)).not.toBeNull()
  const rows = await database.db.selectFrom('tickets').select('digest').where('sessionId', '=', sessionId).execute()
  expect(rows).toHaveLength(101)
})

test('of twenty that use one ticket at once, one does', async () => {
  const sessionId = await aSession('dora')
  const { ticket } = await giveTicket(database, { purpose: 'backup', sessionId, about: 'file' }, 60_000)
  const used = await Promise.all(Array.from({ length: 20 }, () => useTicket(database, 'backup', ticket)))
  expect(used.filter((each) => each !== null)).toEqual([{ sessionId, about: 'file' }])
})
