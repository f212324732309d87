import type { Kysely } from 'kysely'

/** The languages in which people wrote on a list, so that everybody's device reads it with the same words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shoppingLists')
    .addColumn('languages', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
