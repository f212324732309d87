import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TestServer } from './test-server.ts'

const deadlineMs = 30_000

/**
 * Waits until so many statements wait for what an open transaction holds. On SQLite nothing is to be waited for: it has
 * one connection, which the transaction holds.
 * @throws {Error} After 30 seconds, with what each connection of the database does.
 */
export async function untilWaiting({ database: { db, dialect } }: TestServer, count: number): Promise<void> {
  if (dialect.name === 'sqlite') return
  const deadline = performance.now() + deadlineMs
  for (;;) {
    const { rows } = await sql<{ waits: string | null }>`
      select pid, state, wait_event_type as waits, wait_event, left(query, 200) as query
      from pg_stat_activity where datname = current_database()`.execute(db)
    if (rows.filter(({ waits }) => waits === 'Lock').length >= count) return
    if (performance.now() > deadline)
      throw new Error(`Fewer than ${count} statements wait: ${JSON.stringify(rows, undefined, 1)}`)
    await pause(10)
  }
}
