import { type Kysely, sql } from 'kysely'

/**
 * Tickets are random and stored as digests, and the key that signs other addresses has a new name, under which it is in no backup. The key
 * there was is in every backup of before: it goes, and with it whatever it signed. Addresses of links outlive a change of the key by digest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tickets')
    .addColumn('digest', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('purpose', 'varchar(20)', (column) => column.notNull())
    .addColumn('sessionId', 'varchar(64)', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'varchar(24)', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tickets_session').on('tickets').column('sessionId').execute()
  await db.schema.createIndex('tickets_end').on('tickets').column('expiresAt').execute()
  await db.schema.alterTable('mealPlanFeeds').addColumn('secretDigest', 'varchar(64)').execute()
  await db.schema.createIndex('mealPlanFeeds_secret').on('mealPlanFeeds').column('secretDigest').execute()
  await db.schema
    .createTable('formerSecrets')
    .addColumn('digest', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('linkId', 'varchar(36)', (column) => column.references('shareLinks.id').onDelete('cascade'))
    .addColumn('feedId', 'varchar(36)', (column) => column.references('mealPlanFeeds.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('formerSecrets_link').on('formerSecrets').column('linkId').execute()
  await db.schema.createIndex('formerSecrets_feed').on('formerSecrets').column('feedId').execute()
  await sql`delete from secrets where name = 'ticket-key'`.execute(db)
}
