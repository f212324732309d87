import type { Kysely } from 'kysely'
import { type MigratedDatabase, sortableText } from './migrated-database.ts'

/** Browsers that are rung, what waits to be sent to them, and what members do not want to be rung for. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('pushDevices')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // With its session a device is forgotten.
    .addColumn('sessionId', 'varchar(64)', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text')
    .addColumn('auth', 'text')
    .addColumn('language', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('renewedAt', sortableText(database), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pushDevices_user').on('pushDevices').columns(['userId', 'renewedAt']).execute()
  await db.schema.createIndex('pushDevices_session').on('pushDevices').column('sessionId').execute()
  await db.schema
    .createTable('pushNotices')
    .addColumn('deviceId', 'varchar(64)', (column) => column.notNull().references('pushDevices.id').onDelete('cascade'))
    // One waits for each: what is newer takes its place.
    .addColumn('topic', 'varchar(64)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('aboutId', 'varchar(36)', (column) => column.notNull())
    .addColumn('fromId', 'varchar(36)')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('dueAt', sortableText(database), (column) => column.notNull())
    .addColumn('expiresAt', sortableText(database), (column) => column.notNull())
    .addColumn('leaseUntil', sortableText(database))
    .addPrimaryKeyConstraint('pushNotices_key', ['deviceId', 'topic'])
    .execute()
  await db.schema.createIndex('pushNotices_due').on('pushNotices').column('dueAt').execute()
  await db.schema
    .createTable('pushKindsOff')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'varchar(20)', (column) => column.notNull())
    .addPrimaryKeyConstraint('pushKindsOff_key', ['userId', 'kind'])
    .execute()
}
