import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** Rows of a book in a table, as PostgreSQL is told. */
const rowsOfBook = {
  recipes: 1_000,
  recipeLabels: 3_000,
  recipeImages: 1_000,
  recipeVersions: 1_000,
  importedRecipes: 1_000,
  searchTexts: 1_000,
  changedItems: 1_000,
} as const

/**
 * PostgreSQL plans a statement once for the books of all members, and expects each to be as large as they are on average. Where most
 * are small, it read all of a large book to find a few recipes by their ids. It is told a larger size instead.
 */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  if (database === 'sqlite') return
  for (const [table, rows] of Object.entries(rowsOfBook)) {
    // Negative: the number of books as a share of the rows.
    await sql`alter table ${sql.table(table)} alter column "ownerId" set (n_distinct = ${sql.lit(-1 / rows)})`.execute(
      db,
    )
    // It counts from the next statistics on.
    await sql`analyze ${sql.table(table)}`.execute(db)
  }
}
