import type { Kysely } from 'kysely'

/** The name by which an identity provider ends a session that it opened (back-channel logout). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('providerSid', 'varchar(255)').execute()
  await db.schema.createIndex('sessions_providerSid').on('sessions').columns(['provider', 'providerSid']).execute()
}
