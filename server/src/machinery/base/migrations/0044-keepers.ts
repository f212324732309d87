import { type Kysely, sql } from 'kysely'

/** Accounts that keep the server (the oldest one does), accounts that are disabled, and what a keeper sets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('keeper', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('users').addColumn('disabledAt', 'varchar(24)').execute()
  await sql`update users set keeper = 1
    where id = (select id from users order by "createdAt", id limit 1)`.execute(db)
  await db.schema
    .createTable('serverSettings')
    .addColumn('name', 'varchar(50)', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
