import { type Kysely, sql } from 'kysely'
import { type MigratedDatabase, sortableText } from './migrated-database.ts'

/** Known devices, invitations, the space that pictures take, and messages that outlive whoever wrote them. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('knownDevices')
    .addColumn('id', 'varchar(64)', (column) => column.notNull())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('knownDevices_key', ['userId', 'id'])
    .execute()
  await db.schema
    .createTable('invitations')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('usesLeft', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .alterTable('images')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('images').addColumn('detachedAt', 'text').execute()
  await freeMessagesOfTheirWriters(db, database)
}

/** SQLite cannot drop a foreign key: the table is made anew. */
async function freeMessagesOfTheirWriters(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('keptMessages')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    // Refers to nobody: who that was may be gone.
    .addColumn('otherUserId', 'varchar(36)', (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('createdAt', sortableText(database), (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('messages_ownerId_id', ['ownerId', 'id'])
    .execute()
  const columns = sql.raw('"ownerId", id, "otherUserId", sent, body, "recipeId", "createdAt", unread')
  await sql`insert into "keptMessages" (${columns}) select ${columns} from messages`.execute(db)
  await db.schema.dropTable('messages').execute()
  await db.schema.alterTable('keptMessages').renameTo('messages').execute()
  await db.schema
    .createIndex('messages_conversation')
    .on('messages')
    .columns(['ownerId', 'otherUserId', 'createdAt', 'id', 'unread'])
    .execute()
}
