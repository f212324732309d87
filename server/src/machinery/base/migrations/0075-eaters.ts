import type { Kysely } from 'kysely'

/** The people who eat in a household, and what they do not eat. The row of a member leaves with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('eaters')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('books.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('personId', 'varchar(36)')
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('mustNot', 'integer', (column) => column.notNull())
    .addColumn('dislikes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('eaters_key', ['ownerId', 'id'])
    .addForeignKeyConstraint(
      'eaters_member',
      ['ownerId', 'personId'],
      'kitchenMembers',
      ['kitchenId', 'personId'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('eaters_member').on('eaters').columns(['ownerId', 'personId']).execute()
}
