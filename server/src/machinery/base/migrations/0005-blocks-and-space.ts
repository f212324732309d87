import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** Who blocked whom, and the space that the text of a member takes, which the database itself keeps count of. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Refers to nobody: an answer must not tell whether there is such an account.
    .addColumn('blockedId', 'varchar(36)', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['ownerId', 'blockedId'])
    .execute()
  await db.schema.createIndex('blocks_blockedId').on('blocks').columns(['blockedId', 'ownerId']).execute()
  await db.schema
    .createTable('textSpace')
    .addColumn('ownerId', 'varchar(36)', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into "textSpace" ("ownerId", bytes)
    select "ownerId", sum(bytes) from (
      select "ownerId", ${bytesOf('recipes')} as bytes from recipes
      union all select "ownerId", ${bytesOf('messages')} from messages) as texts
    group by "ownerId"`.execute(db)
  for (const table of ['recipes', 'messages'] as const) {
    await (database === 'sqlite' ? countOnSqlite(db, table) : countOnPostgresql(db, table))
  }
}

const written = {
  recipes: 'title yield activeTime totalTime source url description ingredients instructions notes'.split(' '),
  messages: ['body'],
}

type Written = keyof typeof written

const bytesOf = (table: Written, of: string = table) =>
  sql.raw(`(${written[table].map((column) => `octet_length(${of}."${column}")`).join(' + ')})`)

async function countOnSqlite(db: Kysely<unknown>, table: Written): Promise<void> {
  const name = (event: string) => sql.id(`${table}_${event}_space`)
  await sql`create trigger ${name('insert')} after insert on ${sql.id(table)} begin
    insert into "textSpace" ("ownerId", bytes) select new."ownerId", 0
      where not exists (select 1 from "textSpace" where "ownerId" = new."ownerId");
    update "textSpace" set bytes = bytes + ${bytesOf(table, 'new')} where "ownerId" = new."ownerId";
  end`.execute(db)
  await sql`create trigger ${name('update')} after update on ${sql.id(table)} begin
    update "textSpace" set bytes = bytes + ${bytesOf(table, 'new')} - ${bytesOf(table, 'old')}
      where "ownerId" = new."ownerId";
  end`.execute(db)
  await sql`create trigger ${name('delete')} after delete on ${sql.id(table)} begin
    update "textSpace" set bytes = bytes - ${bytesOf(table, 'old')} where "ownerId" = old."ownerId";
  end`.execute(db)
}

/** Once for each statement, however many rows it writes. */
async function countOnPostgresql(db: Kysely<unknown>, table: Written): Promise<void> {
  const name = (event: string) => sql.id(`${table}_${event}_space`)
  const sums = (rows: string) =>
    sql`select "ownerId", sum(${bytesOf(table, rows)}) as bytes from ${sql.id(rows)} group by "ownerId"`
  const steps = {
    insert: [
      sql`referencing new table as added`,
      sql`insert into "textSpace" ("ownerId", bytes) ${sums('added')}
        on conflict ("ownerId") do update set bytes = "textSpace".bytes + excluded.bytes;`,
    ],
    update: [
      sql`referencing old table as gone new table as added`,
      sql`update "textSpace" set bytes = "textSpace".bytes + more.bytes
        from (${sums('added')}) as more where more."ownerId" = "textSpace"."ownerId";
      update "textSpace" set bytes = "textSpace".bytes - less.bytes
        from (${sums('gone')}) as less where less."ownerId" = "textSpace"."ownerId";`,
    ],
    delete: [
      sql`referencing old table as gone`,
      sql`update "textSpace" set bytes = "textSpace".bytes - less.bytes
        from (${sums('gone')}) as less where less."ownerId" = "textSpace"."ownerId";`,
    ],
  } as const
  for (const [event, [referencing, counting]] of Object.entries(steps)) {
    await sql`create function ${name(event)}() returns trigger language plpgsql as $count$ begin
      ${counting} return null; end $count$`.execute(db)
    await sql`create trigger ${name(event)} after ${sql.raw(event)} on ${sql.id(table)} ${referencing}
      for each statement execute function ${name(event)}()`.execute(db)
  }
}
