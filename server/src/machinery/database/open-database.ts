import type { Config } from '../../config.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { type Patience, usualPatience } from './patience.ts'

/** Opens the database that the settings name and brings it up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'memberLimits'>,
  patience: Patience = usualPatience,
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts')
    // A step over large tables takes the time it takes.
    const patient = openPostgresql(config.databaseUrl, {
      ...config,
      patience: { ...patience, statement: null },
    })
    await migrate(patient).finally(() => patient.close())
    return openPostgresql(config.databaseUrl, { ...config, patience })
  }
  const database = (await import('./sqlite.ts')).openSqlite(config)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
