import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** What a profile says besides its items, requests to an e-mail, invitations that make friends, and muted conversations. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
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
  await db.schema
    .createTable('threadCounts')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('otherUserId', 'varchar(36)', (column) => column.notNull())
    .addColumn('messages', 'integer', (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('threadCounts_key', ['ownerId', 'otherUserId'])
    .execute()
  await sql`insert into "threadCounts" ("ownerId", "otherUserId", messages, unread)
    select "ownerId", "otherUserId", count(*), sum(unread) from messages group by "ownerId", "otherUserId"`.execute(db)
  // For a search through the conversations of all, from the newest on.
  await db.schema.createIndex('messages_time').on('messages').columns(['ownerId', 'createdAt', 'id']).execute()
  await (database === 'sqlite' ? countOnSqlite(db) : countOnPostgresql(db))
}

/** The database itself counts the messages of conversations: a hundred thousand are not counted for each list of them. */
async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger messages_insert_count after insert on messages begin
    insert into "threadCounts" ("ownerId", "otherUserId", messages, unread)
      values (new."ownerId", new."otherUserId", 1, new.unread)
      on conflict ("ownerId", "otherUserId") do update set messages = messages + 1, unread = unread + excluded.unread;
  end`.execute(db)
  await sql`create trigger messages_update_count after update of unread on messages begin
    update "threadCounts" set unread = unread + new.unread - old.unread
      where "ownerId" = new."ownerId" and "otherUserId" = new."otherUserId";
  end`.execute(db)
  await sql`create trigger messages_delete_count after delete on messages begin
    update "threadCounts" set messages = messages - 1, unread = unread - old.unread
      where "ownerId" = old."ownerId" and "otherUserId" = old."otherUserId";
    delete from "threadCounts"
      where "ownerId" = old."ownerId" and "otherUserId" = old."otherUserId" and messages = 0;
  end`.execute(db)
}

/** Once for each statement, however many rows it writes. */
async function countOnPostgresql(db: Kysely<unknown>): Promise<void> {
  const sums = (rows: string) =>
    sql`select "ownerId", "otherUserId", count(*) as messages, sum(unread) as unread
      from ${sql.id(rows)} group by "ownerId", "otherUserId"`
  const isOf = sql`count."ownerId" = part."ownerId" and count."otherUserId" = part."otherUserId"`
  const steps = {
    insert: [
      sql`referencing new table as added`,
      sql`insert into "threadCounts" ("ownerId", "otherUserId", messages, unread) ${sums('added')}
        on conflict ("ownerId", "otherUserId") do update
        set messages = "threadCounts".messages + excluded.messages, unread = "threadCounts".unread + excluded.unread;`,
    ],
    update: [
      sql`referencing old table as gone new table as added`,
      sql`update "threadCounts" as count set unread = count.unread + part.unread from (${sums('added')}) as part
        where ${isOf};
      update "threadCounts" as count set unread = count.unread - part.unread from (${sums('gone')}) as part
        where ${isOf};`,
    ],
    delete: [
      sql`referencing old table as gone`,
      sql`update "threadCounts" as count set messages = count.messages - part.messages, unread = count.unread - part.unread
        from (${sums('gone')}) as part where ${isOf};
      delete from "threadCounts" as count using (${sums('gone')}) as part where ${isOf} and count.messages = 0;`,
    ],
  } as const
  for (const [event, [referencing, counting]] of Object.entries(steps)) {
    const name = sql.id(`messages_${event}_count`)
    await sql`create function ${name}() returns trigger language plpgsql as $count$ begin
      ${counting} return null; end $count$`.execute(db)
    await sql`create trigger ${name} after ${sql.raw(event)} on messages ${referencing}
      for each statement execute function ${name}()`.execute(db)
  }
}
