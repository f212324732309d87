import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
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
  expect(tickets.open('live', ticket)).toBeNull()
  expect(tickets.open('image', ticket.replace('abc', 'abd'))).toBeNull()
  expect(tickets.open('image', tickets.issue({ purpose: 'image', subject: 'abc' }, Date.now() - 2_000))).toBeNull()
  for (const broken of ['', '.', 'a.b', 'a.b.c', `${ticket}x`]) expect(tickets.open('image', broken)).toBeNull()
})
