import type { Kysely } from 'kysely'

/** Passkeys with their challenges, second factors with their recovery codes, and when a session last showed one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull())
    .addColumn('credentialId', 'varchar(1364)', (column) => column.notNull().unique())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('usedAt', 'varchar(24)')
    .addForeignKeyConstraint('passkeys_user', ['userId'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute()
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('userId').execute()
  await db.schema
    .createTable('passkeyChallenges')
    .addColumn('id', 'varchar(64)', (column) => column.notNull().primaryKey())
    .addColumn('purpose', 'varchar(20)', (column) => column.notNull())
    .addColumn('sessionId', 'varchar(64)')
    .addColumn('expiresAt', 'varchar(24)', (column) => column.notNull())
    .addForeignKeyConstraint('passkeyChallenges_session', ['sessionId'], 'sessions', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('passkeyChallenges_by_session').on('passkeyChallenges').column('sessionId').execute()
  await db.schema
    .createTable('secondFactors')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('secret', 'varchar(100)', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('confirmedAt', 'varchar(24)')
    .addColumn('lastStep', 'integer', (column) => column.notNull())
    .addForeignKeyConstraint('secondFactors_user', ['userId'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull())
    .addPrimaryKeyConstraint('recoveryCodes_key', ['userId', 'digest'])
    .addForeignKeyConstraint('recoveryCodes_user', ['userId'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute()
  await db.schema.alterTable('sessions').addColumn('secondFactorAt', 'varchar(24)').execute()
}
