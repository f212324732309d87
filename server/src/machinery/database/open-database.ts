import type { Config } from '../../config.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

/** Opens the database that the settings name and brings it up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'memberLimits'>,
): Promise<Database> {
  const database = config.databaseUrl
    ? (await import('./postgresql.ts')).openPostgresql(config.databaseUrl, config)
    : (await import('./sqlite.ts')).openSqlite(config)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
