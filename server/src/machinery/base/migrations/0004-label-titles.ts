import { type Kysely, sql } from 'kysely'

/** Labels keep their capitals and are told apart without them; jobs know what their owner reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('labels')
    .addColumn('lowerTitle', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // Until now titles were kept in lower case.
  await sql`update labels set "lowerTitle" = title`.execute(db)
  await db.schema.createIndex('labels_lowerTitle').on('labels').columns(['ownerId', 'lowerTitle']).unique().execute()
  await db.schema.alterTable('jobs').addColumn('language', 'varchar(20)').execute()
}
