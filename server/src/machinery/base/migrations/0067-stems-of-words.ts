import { type Kysely, sql } from 'kysely'

/**
 * One and several are one word to the index and to the pantry ("огірок, огірки"): the forms and keys that are stored are
 * of other rules. All recipes are taken up anew after the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['searchPostings', 'searchAdditions', 'searchForms', 'searchItems']) {
    await sql`delete from ${sql.id(table)}`.execute(db)
  }
  // Triggers count the other tables.
  await sql`update "storedSpace" set bytes = 0 where kind in ('searchPostings', 'searchWords')`.execute(db)
  await sql`update "searchBooks" set "firstNumber" = "nextNumber"`.execute(db)
  await sql`update recipes set "searchNumber" = 0 where "searchNumber" <> 0`.execute(db)
}
