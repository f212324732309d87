import { sql } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'

/** The version of the database. */
export async function databaseVersion({ db, dialect }: Database): Promise<string> {
  const asked = { sqlite: sql`sqlite_version()`, postgresql: sql`current_setting('server_version')` }[dialect.name]
  const { rows } = await sql<{ version: string }>`select ${asked} as version`.execute(db)
  return rows[0]?.version ?? ''
}
