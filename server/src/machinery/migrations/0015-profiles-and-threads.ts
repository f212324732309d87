import type { Kysely } from 'kysely'

/** What a profile says besides its items, requests to an e-mail, invitations that make friends, and muted conversations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('profileOn', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('profileVisibility', 'varchar(10)', (column) => column.notNull().defaultTo('public'))
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('foundByEmail', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('invitations')
    .addColumn('befriends', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('profileImages')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('imageId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('profileImages_key', ['ownerId', 'position'])
    .addForeignKeyConstraint('profileImages_image', ['ownerId', 'imageId'], 'images', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('profileImages_image').on('profileImages').columns(['ownerId', 'imageId']).execute()
  await db.schema
    .createTable('addressRequests')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Refers to nobody: whether somebody has it is not told.
    .addColumn('email', 'varchar(254)', (column) => column.notNull())
    .addColumn('ignored', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('addressRequests_key', ['userId', 'email'])
    .execute()
  await db.schema.createIndex('addressRequests_email').on('addressRequests').column('email').execute()
  await db.schema
    .createTable('mutedThreads')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('otherUserId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutedThreads_key', ['ownerId', 'otherUserId'])
    .execute()
}
