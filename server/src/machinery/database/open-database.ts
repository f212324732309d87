import type { LogConfig } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from './database.ts'
import { type DatabaseTimeouts, defaultTimeouts } from './database-timeouts.ts'
import { isUpToDate, migrate } from './migrate.ts'

/**
 * Opens the database that the settings name and brings it up to date.
 * @param log is called with every later statement
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'memberLimits'>,
  patience: DatabaseTimeouts = defaultTimeouts,
  log?: LogConfig,
): Promise<Database> {
  const database = config.databaseUrl
    ? (await import('./postgresql.ts')).openPostgresql(config.databaseUrl, { ...config, patience, log })
    : (await import('./sqlite.ts')).openSqlite(config, log)
  try {
    if (!(await isUpToDate(database))) await bringUpToDate(database, config, patience)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function bringUpToDate(
  database: Database,
  config: Pick<Config, 'databaseUrl' | 'memberLimits'>,
  patience: DatabaseTimeouts,
): Promise<void> {
  if (!config.databaseUrl) return migrate(database)
  // Migrations of large tables have no timeout.
  const { openPostgresql } = await import('./postgresql.ts')
  const patient = openPostgresql(config.databaseUrl, { ...config, patience: { ...patience, statement: null } })
  await migrate(patient).finally(() => patient.close())
}
