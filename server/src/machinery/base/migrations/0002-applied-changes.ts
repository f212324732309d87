import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appliedChanges')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reference', 'varchar(36)', (column) => column.notNull())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('appliedChanges_key', ['ownerId', 'reference'])
    .execute()
  await db.schema.createIndex('appliedChanges_appliedAt').on('appliedChanges').column('appliedAt').execute()
}
