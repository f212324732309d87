import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { migrations, migrationsFor } from './migrations.ts'

/** The migrations that were applied to the database. @throws if it has no table of migrations yet */
async function stepsOf({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The steps that the database has behind it, in order; none for one that is not ours yet. @throws {DatabaseAway} */
export async function migrationsOf(database: Database): Promise<readonly string[]> {
  const tables = await database.db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === 'kysely_migration') ? stepsOf(database) : []
}

const isKnown = (step: string): boolean => step in migrations

/**
 * Whether the database is up to date, as at nearly every start. One statement tells it, where the migrator would read every
 * column of every table twice.
 * @throws {DatabaseAway}
 */
export async function isUpToDate(database: Database): Promise<boolean> {
  try {
    const steps = await stepsOf(database)
    return steps.length === Object.keys(migrations).length && steps.every(isKnown)
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    return false
  }
}

/** Those of some steps that this version does not know: a newer one made them. */
export const unknownMigrations = (steps: readonly string[]): readonly string[] => steps.filter((step) => !isKnown(step))

/**
 * Makes the tables as they were after a step.
 * @param step none for the newest
 * @param schema of PostgreSQL, where it is not the one that the database takes by itself
 * @throws when a migration fails
 */
export async function migrateTo({ db, dialect }: Database, step: string | null, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsFor(dialect.name) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error } = await dialect.migrating(() =>
    step === null ? migrator.migrateToLatest() : migrator.migrateTo(step),
  )
  if (error) throw error
}

/** Migrates the tables. Safe when several processes start at once. @throws if a migration fails or a newer version has migrated them */
export async function migrate(database: Database): Promise<void> {
  const { db, dialect } = database
  await dialect.exclusively(db, 'migration', async () => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(dialect.name) } })
    const { error, results } = await dialect.migrating(() => migrator.migrateToLatest())
    if (!error) return
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    const steps = failed === undefined ? await stepsOf(database).catch(() => []) : []
    const unknown = unknownMigrations(steps)
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
