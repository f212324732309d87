import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/**
 * A save writes its words as one row, and not into a row for each word: many saves together are merged into the postings.
 * Orders by rating, time and
 * cooking are computed from the order by title: a save writes no index for them.
 */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('searchAdditions')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('searchAdditions_key', ['ownerId', 'number'])
    // Rows of SQLite lie in the order of their key; PostgreSQL has no such tables.
    .modifyEnd(sql.raw(database === 'sqlite' ? 'without rowid' : ''))
    .execute()
  for (const name of ['highestRating', 'lowestRating', 'shortest', 'longest', 'cookedLast', 'cookedFirst']) {
    await db.schema.dropIndex(`recipes_${name}`).execute()
  }
  await sql`create index "recipes_cooked" on recipes ("ownerId", folder, "lastCookedAt", "sortTitle", id, "searchNumber")
    where "lastCookedAt" is not null`.execute(db)
}
