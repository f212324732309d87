import type { Kysely } from 'kysely'

/** What the secret of a link is made of besides its id; null for the links there were, whose secret is made of the id alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shareLinks').addColumn('salt', 'varchar(22)').execute()
}
