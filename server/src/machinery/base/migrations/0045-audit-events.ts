import type { Kysely } from 'kysely'

/**
 * What happened to accounts and to the server, when somebody proved that an e-mail is theirs, and the links that are mailed for
 * it. An event outlives its account: its ids refer to nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auditEvents')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('at', 'varchar(24)', (column) => column.notNull())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('userId', 'varchar(36)')
    .addColumn('actorId', 'varchar(36)')
    .addColumn('address', 'varchar(45)')
    .addColumn('userAgent', 'varchar(200)')
    .addColumn('detail', 'text')
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('auditEvents_of_account').on('auditEvents').columns(['userId', 'at', 'id']).execute()
  await db.schema.createIndex('auditEvents_at').on('auditEvents').columns(['at', 'id']).execute()
  await db.schema.alterTable('users').addColumn('emailConfirmedAt', 'varchar(24)').execute()
  await db.schema
    .createTable('emailLinks')
    .addColumn('id', 'varchar(64)', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('expiresAt', 'varchar(24)', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('emailLinks_of_account').on('emailLinks').columns(['userId', 'kind']).execute()
}
