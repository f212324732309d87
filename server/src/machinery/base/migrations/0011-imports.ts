import type { Kysely } from 'kysely'

/** What is known of an import besides its job: its file, what its cook chose, what a look found, who takes it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('format', 'varchar(30)')
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('preview', 'text')
    .addColumn('keepsFile', 'integer', (column) => column.notNull())
    .addColumn('undoneBy', 'varchar(36)')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('imports_key', ['ownerId', 'id'])
    .execute()
}
