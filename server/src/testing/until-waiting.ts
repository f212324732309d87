import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { TestServer } from './test-server.ts'

/**
 * Waits until so many statements wait for what an open transaction holds. On SQLite nothing is to be waited for: it has
 * one connection, which the transaction holds.
 */
export async function untilWaiting({ database: { db, dialect } }: TestServer, count: number): Promise<void> {
  if (dialect.name === 'sqlite') return
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= count) return
    await pause(10)
  }
}
