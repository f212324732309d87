import type { Kysely } from 'kysely'

/** Who somebody was on the server that an account came from: messages of theirs keep their name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('broughtPeople')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Refers to nobody here.
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('broughtPeople_key', ['ownerId', 'id'])
    .execute()
}
