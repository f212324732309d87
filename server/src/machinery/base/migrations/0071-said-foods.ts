import type { Kysely } from 'kysely'

/** What the people of a book say that a name in its lines is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saidFoods')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('key', 'varchar(200)', (column) => column.notNull())
    .addColumn('food', 'varchar(100)')
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addPrimaryKeyConstraint('saidFoods_key', ['ownerId', 'key'])
    .execute()
}
