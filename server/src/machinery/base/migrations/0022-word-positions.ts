import { type Kysely, sql } from 'kysely'

/**
 * The index tells where a recipe says a word, so that words that stand together are found without any text. All recipes
 * are taken up anew after the start, as those were that were there before the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "searchPostings"`.execute(db)
  await db.schema
    .alterTable('searchPostings')
    .addColumn('positions', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('searchTexts').dropColumn('text').execute()
  await sql`update "searchBooks" set "firstNumber" = "nextNumber"`.execute(db)
  await sql`update recipes set "searchNumber" = 0`.execute(db)
}
