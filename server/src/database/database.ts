import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

/** What differs between SQLite and PostgreSQL; everything else is one Kysely code. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgresql'
  /** Runs a step while no other process runs one of the same name: two servers starting at once migrate in turn. */
  exclusively<T>(db: Kysely<Schema>, name: string, step: () => Promise<T>): Promise<T>
}

export interface Database {
  readonly db: Kysely<Schema>
  readonly dialect: Dialect
  close(): Promise<void>
}

/** Opens the database that the settings name and brings it up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const database = config.databaseUrl
    ? (await import('./postgresql.ts')).openPostgresql(config.databaseUrl)
    : (await import('./sqlite.ts')).openSqlite(config.dataDir)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
