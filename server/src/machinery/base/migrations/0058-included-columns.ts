import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/**
 * PostgreSQL looked for search numbers in any index that has them, and read all of a book there: they are included in the
 * indexes of orders, and only the index that begins with them is searched by them.
 */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  if (database === 'sqlite') return
  for (const order of ['sortTitle', 'createdAt', 'updatedAt']) {
    const name = `recipes_${order}`
    await db.schema.dropIndex(name).execute()
    await sql`create index ${sql.ref(name)} on recipes ("ownerId", folder, ${sql.ref(order)}, id)
      include (rating, "totalMinutes", "searchNumber")`.execute(db)
  }
}
