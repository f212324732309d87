import type { Kysely } from 'kysely'

/** Logins by identity providers, the accounts there that open an account here, and which sessions they opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('linkedAccounts')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('issuer', 'varchar(500)', (column) => column.notNull())
    .addColumn('subject', 'varchar(255)', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('usedAt', 'varchar(24)')
    .addUniqueConstraint('linkedAccounts_subject', ['issuer', 'subject'])
    .addUniqueConstraint('linkedAccounts_user', ['userId', 'issuer'])
    .execute()
  await db.schema
    .createTable('providerLogins')
    .addColumn('id', 'varchar(64)', (column) => column.notNull().primaryKey())
    .addColumn('provider', 'varchar(40)', (column) => column.notNull())
    .addColumn('state', 'varchar(64)')
    .addColumn('nonce', 'varchar(64)', (column) => column.notNull())
    .addColumn('verifier', 'varchar(64)', (column) => column.notNull())
    .addColumn('userId', 'varchar(36)', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('redirect', 'text')
    .addColumn('invitation', 'text')
    .addColumn('identity', 'text')
    .addColumn('failure', 'varchar(40)')
    .addColumn('expiresAt', 'varchar(24)', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('providerLogins_expiresAt').on('providerLogins').column('expiresAt').execute()
  await db.schema.createIndex('providerLogins_userId').on('providerLogins').column('userId').execute()
  await db.schema.alterTable('sessions').addColumn('provider', 'varchar(40)').execute()
}
