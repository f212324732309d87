import type { Kysely } from 'kysely'

export interface FriendTables {
  /** One direction of a friendship: a row is a request, a row each way makes friends. */
  friendships: {
    userId: string
    friendId: string
    createdAt: string
  }
}

export async function createFriendTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friendships')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('friendId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('friendships_key', ['userId', 'friendId'])
    .execute()
  await db.schema.createIndex('friendships_friend').on('friendships').columns(['friendId', 'userId']).execute()
}
