import type { Kysely } from 'kysely'

/** Tokens by which programs of a member call the API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('apiTokens')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('digest', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('scopes', 'varchar(100)', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('usedAt', 'varchar(24)')
    .addColumn('expiresAt', 'varchar(24)')
    .addColumn('revokedAt', 'varchar(24)')
    .execute()
  await db.schema.createIndex('apiTokens_user').on('apiTokens').column('userId').execute()
}
