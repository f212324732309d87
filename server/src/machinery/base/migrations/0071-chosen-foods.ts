import type { Kysely } from 'kysely'

/** The foods that the people of a book chose for names in its lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chosenFoods')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('key', 'varchar(200)', (column) => column.notNull())
    .addColumn('food', 'varchar(100)')
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addPrimaryKeyConstraint('chosenFoods_key', ['ownerId', 'key'])
    .execute()
}
