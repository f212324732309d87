import { type Kysely, sql } from 'kysely'

/** Settings that an account keeps, and what the browser of each session calls itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('userAgent', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .execute()
  await db.schema
    .createTable('preferences')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull())
    .addColumn('section', 'varchar(50)', (column) => column.notNull())
    .addColumn('name', 'varchar(50)', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('preferences_key', ['userId', 'section', 'name'])
    .addForeignKeyConstraint('preferences_user', ['userId'], 'users', ['id'], (key) => key.onDelete('cascade'))
    .execute()
}
