import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import * as start from '../migrations/0001-start.ts'
import type { MigratedDatabase } from '../migrations/migrated-database.ts'

/** A step from one state of the tables to the next. */
interface FrozenMigration {
  up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void>
}

/** Every file of `machinery/migrations`, in order. */
export const migrations: Readonly<Record<string, FrozenMigration>> = {
  '0001-start': start,
}

/** The migrations for one kind of database. */
export const migrationsFor = (database: MigratedDatabase): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [name, { up: (db: Kysely<unknown>) => up(db, database) }]),
  )
