import type { Kysely } from 'kysely'

/** How much room the pictures of one member may take, where a keeper set it; bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('pictureLimit', 'bigint').execute()
}
