import { type Kysely, sql } from 'kysely'

/** A link says by which words a line names the other recipe: they stay when that one gets another title. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['linkedRecipes', 'partedLinks']) {
    await db.schema
      .alterTable(table)
      .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await sql`update "linkedRecipes" set words = (
    select substr(recipes.title, 1, 200) from recipes
    where recipes."ownerId" = "linkedRecipes"."ownerId" and recipes.id = "linkedRecipes"."linkedId"
  )`.execute(db)
}
