import type { Kysely } from 'kysely'

/** The time since when a member is being taken out of a kitchen, while a job copies what is theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kitchenMembers').addColumn('leavingSince', 'varchar(24)').execute()
}
