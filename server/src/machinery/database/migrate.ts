import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations, migrationsFor } from './migrations.ts'

/** The steps that the database has behind it and this version does not know. */
async function unknownSteps({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !(name in migrations))
}

/** Brings the tables up to date. Safe when several processes start at once. @throws when a migration fails, or was made by a newer version */
export async function migrate(database: Database): Promise<void> {
  const { db, dialect } = database
  await dialect.exclusively(db, 'migration', async () => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect.name) } })
    const { error, results } = await migrator.migrateToLatest()
    if (!error) return
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    const unknown = failed === undefined ? await unknownSteps(database).catch(() => []) : []
    if (unknown.length > 0) {
      throw new Error(
        `the database was made by a newer Potluck (it knows ${unknown.join(', ')}): start that version, or go back to a copy from before`,
      )
    }
    throw new Error(`the database could not be brought up to date: migration "${failed ?? 'unknown'}" failed`, {
      cause: error,
    })
  })
}
