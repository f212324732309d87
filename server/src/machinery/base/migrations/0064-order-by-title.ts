import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** The index by title holds all that lists sort by without an index of their own: the one by cooking goes. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema.dropIndex('recipes_cooked').execute()
  await db.schema.dropIndex('recipes_sortTitle').execute()
  const sorted = sql`"ownerId", folder, "sortTitle", id`
  const held = sql`rating, "totalMinutes", "lastCookedAt", "searchNumber"`
  await (database === 'sqlite'
    ? sql`create index "recipes_sortTitle" on recipes (${sorted}, ${held})`
    : sql`create index "recipes_sortTitle" on recipes (${sorted}) include (${held})`
  ).execute(db)
}
