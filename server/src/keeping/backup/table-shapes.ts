import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrationsFor } from '../../machinery/base/database/migrations.ts'
import type { TableShape } from './format.ts'

const kinds: Readonly<Record<string, 'text' | 'number'>> = {
  text: 'text',
  varchar: 'text',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
}

/** Tables of the databases themselves, and the index of before migration 0006, which that one throws away. */
const isInner = (name: string) => /^(?:kysely_|sqlite_|recipeSearch)/.test(name)

/**
 * The tables that every database has after some migrations, and their columns. An empty database in memory tells: a feature
 * that adds a table need not say anything, and both databases are asked for the same.
 * @throws when a column holds something else than text or numbers: the format has no way to write it yet
 */
export async function tablesAfter(migrations: readonly string[]): Promise<readonly TableShape[]> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(':memory:').unsafeMode() }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor('sqlite') } })
    const { error } = await migrator.migrateTo(migrations.at(-1) ?? '')
    if (error) throw error
    const tables = await db.introspection.getTables()
    return tables
      .filter(({ name }) => !isInner(name))
      .map(({ name, columns }) => ({
        name,
        columns: columns.map((column) => {
          const kind = kinds[column.dataType.toLowerCase().replace(/\(.*/, '')]
          if (kind === undefined) throw new Error(`${name}.${column.name} is ${column.dataType}, which no backup holds`)
          return { name: column.name, kind }
        }),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } finally {
    await db.destroy()
  }
}
