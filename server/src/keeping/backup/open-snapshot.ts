import type { Config } from '../../config.ts'
import type { Snapshot } from './snapshot.ts'

/** Opens the database of the settings to be read as it is now. It is not migrated. */
export async function openSnapshot(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Snapshot> {
  if (config.databaseUrl === undefined) return (await import('./sqlite-snapshot.ts')).openSqliteSnapshot(config.dataDir)
  return (await import('./postgresql-snapshot.ts')).openPostgresqlSnapshot(config.databaseUrl)
}
