import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../machinery/base/database/database.ts'
import { defaultTimeouts } from '../machinery/base/database/database-timeouts.ts'
import { migrateTo } from '../machinery/base/database/migrate.ts'
import { openPostgresql } from '../machinery/base/database/postgresql.ts'
import { openSqlite } from '../machinery/base/database/sqlite.ts'

/** A step of before the last ones. */
export const oldStep = '0032-deleted-lists-and-plans'

/** Makes a database as an earlier version left it, with one member. */
export async function makeOldDatabase(config: Config, name: string): Promise<void> {
  const database =
    config.databaseUrl === undefined
      ? openSqlite(config)
      : openPostgresql(config.databaseUrl, { ...config, patience: defaultTimeouts })
  await migrateTo(database, oldStep)
  const at = '2026-01-01T00:00:00.000Z'
  await sql`insert into users (id, name, email, "passwordHash", "createdAt", "updatedAt")
    values ('anna', ${name}, 'anna@example.com', '', ${at}, ${at})`.execute(database.db)
  await database.close()
}

/** The names of all members. */
export async function namesIn({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from users order by name`.execute(db)
  return rows.map(({ name }) => name)
}
