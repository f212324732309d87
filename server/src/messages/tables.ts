import type { Kysely } from 'kysely'
import type { Dialect } from '../machinery/database/database.ts'

export interface MessageTables {
  /** A message stands once with its sender and once with its recipient: each owns a copy, under the same id. */
  messages: {
    ownerId: string
    id: string
    otherUserId: string
    /** 1 with the sender, 0 with the recipient. */
    sent: 0 | 1
    body: string
    /** The owner's recipe: what the sender attached, or the recipient's copy. It may have been deleted since. */
    recipeId: string | null
    createdAt: string
    /** 1 with the recipient until it was read. */
    unread: 0 | 1
  }
}

export async function createMessageTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('otherUserId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('createdAt', dialect.sortableText, (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('messages_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .createIndex('messages_conversation')
    .on('messages')
    .columns(['ownerId', 'otherUserId', 'createdAt', 'id', 'unread'])
    .execute()
  await db.schema.createIndex('messages_otherUser').on('messages').column('otherUserId').execute()
}
