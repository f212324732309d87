import { type Kysely, sql } from 'kysely'
import { type MigratedDatabase, sortableText } from './migrated-database.ts'

/** Webhooks of members, and what they send. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('web', 'text', (column) => column.notNull())
    .addColumn('sourceKind', 'text', (column) => column.notNull())
    .addColumn('sourceId', 'varchar(36)')
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('dinnerAt', 'text', (column) => column.notNull())
    .addColumn('timeZone', 'text', (column) => column.notNull())
    .addColumn('nextDinnerAt', sortableText(database))
    .addColumn('createdAt', sortableText(database), (column) => column.notNull())
    .addColumn('offReason', 'text')
    .addColumn('offSince', sortableText(database))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failingSince', sortableText(database))
    .addPrimaryKeyConstraint('webhooks_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .createIndex('webhooks_dinner')
    .on('webhooks')
    .column('nextDinnerAt')
    .where(sql.ref('nextDinnerAt'), 'is not', null)
    .execute()
  await db.schema
    .createTable('webhookDeliveries')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('webhookId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('subject', 'varchar(36)', (column) => column.notNull())
    // Ids of what it tells of, as JSON.
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('isTest', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    // Null until the first attempt, and after the last one.
    .addColumn('payload', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('createdAt', sortableText(database), (column) => column.notNull())
    .addColumn('dueAt', sortableText(database))
    .addColumn('leaseUntil', sortableText(database))
    .addColumn('triedAt', sortableText(database))
    .addColumn('status', 'integer')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('webhookDeliveries_key', ['ownerId', 'webhookId', 'id'])
    .addForeignKeyConstraint(
      'webhookDeliveries_webhook',
      ['ownerId', 'webhookId'],
      'webhooks',
      ['ownerId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('webhookDeliveries_due')
    .on('webhookDeliveries')
    .column('dueAt')
    .where(sql.ref('dueAt'), 'is not', null)
    .execute()
}
