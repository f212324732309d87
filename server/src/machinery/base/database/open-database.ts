import type { LogConfig } from 'kysely'
import type { Config } from '../../../config.ts'
import type { Database } from './database.ts'
import { type DatabaseTimeouts, defaultTimeouts } from './database-timeouts.ts'
import { isUpToDate, migrate, migrationsOf, unknownMigrations } from './migrate.ts'

/** What is done before a database that has data is brought up to date. @param migrations the steps that it has behind it */
export type BeforeMigration = (migrations: readonly string[]) => Promise<void>

/**
 * Opens the database that the settings name and brings it up to date.
 * @param log is called with every later statement
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'memberLimits'> & Partial<Pick<Config, 'databasePoolerUrl'>>,
  patience: DatabaseTimeouts = defaultTimeouts,
  log?: LogConfig,
  beforeMigration?: BeforeMigration,
): Promise<Database> {
  const pooler = config.databasePoolerUrl
  const database = config.databaseUrl
    ? (await import('./postgresql.ts')).openPostgresql(pooler ?? config.databaseUrl, {
        ...config,
        patience,
        log,
        isPooled: pooler !== undefined,
      })
    : (await import('./sqlite.ts')).openSqlite(config, log)
  try {
    if (!(await isUpToDate(database))) {
      const steps = await migrationsOf(database)
      if (steps.length > 0 && unknownMigrations(steps).length === 0) await beforeMigration?.(steps)
      await bringUpToDate(database, config, patience)
    }
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
  // Migrations of large tables have no timeout; their lock belongs to a connection, which a pooler exchanges.
  const { openPostgresql } = await import('./postgresql.ts')
  const patient = openPostgresql(config.databaseUrl, { ...config, patience: { ...patience, statement: null } })
  await migrate(patient).finally(() => patient.close())
}
