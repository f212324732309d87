import { setTimeout as pause } from 'node:timers/promises'
import { freshPostgresql } from '../../../testing/test-server.ts'
import { claimDatabase } from './postgresql-claims.ts'

let database: Awaited<ReturnType<typeof freshPostgresql>>

beforeAll(async () => {
  database = await freshPostgresql()
})

afterAll(() => database.drop())

test('a claim waits for the connection of a process that ends, and not for one that stays', async () => {
  const first = await claimDatabase(database.url)
  expect(await claimDatabase(database.url)).toBeNull()
  const [second] = await Promise.all([claimDatabase(database.url), pause(500).then(() => first?.())])
  expect(second).toBeInstanceOf(Function)
  await second?.()
})
