import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrationsFor } from './migrations.ts'

/** Brings the tables up to date. Safe when several processes start at once. @throws when a migration fails */
export async function migrate({ db, dialect }: Database): Promise<void> {
  await dialect.exclusively(db, 'migration', async () => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect.name) } })
    const { error, results } = await migrator.migrateToLatest()
    if (!error) return
    const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown'
    throw new Error(`the database could not be brought up to date: migration "${failed}" failed`, { cause: error })
  })
}
