import type { Kysely } from 'kysely'

/** Who is being taken out of a kitchen: a job copies what is theirs first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kitchenMembers').addColumn('leavingSince', 'varchar(24)').execute()
}
