import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** What the rows of a member take besides recipes and messages, by table, which the database itself keeps count of. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('storedSpace')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('storedSpace_key', ['ownerId', 'kind'])
    .execute()
  for (const table of tables) {
    await sql`insert into "storedSpace" ("ownerId", kind, bytes)
      select "ownerId", ${table}, sum(${bytesOf(table)}) from ${sql.id(table)} group by "ownerId"`.execute(db)
    await (database === 'sqlite' ? countOnSqlite(db, table) : countOnPostgresql(db, table))
  }
}

/** The columns that a member fills, by table. */
const written = {
  appliedChanges: ['answer'],
  cookings: ['note'],
  jobResults: ['name', 'notes'],
  listThings: ['title', 'itemKey'],
  mealPlanItems: ['title', 'notes'],
  shoppingListItems: ['title', 'notes'],
  weekTemplates: ['title', 'items'],
}

type Written = keyof typeof written

const tables = Object.keys(written).filter((name): name is Written => name in written)

/** What a row takes besides, ids and times, bytes. */
const rowBytes = 200

const bytesOf = (table: Written, of: string = table) =>
  sql.raw(
    `(${rowBytes} + ${written[table].map((column) => `coalesce(octet_length("${of}"."${column}"), 0)`).join(' + ')})`,
  )

async function countOnSqlite(db: Kysely<unknown>, table: Written): Promise<void> {
  const name = (event: string) => sql.id(`${table}_${event}_stored`)
  const [added, gone] = [bytesOf(table, 'new'), bytesOf(table, 'old')]
  const kind = sql.lit(table)
  await sql`create trigger ${name('insert')} after insert on ${sql.id(table)} begin
    insert into "storedSpace" ("ownerId", kind, bytes) select new."ownerId", ${kind}, 0
      where not exists (select 1 from "storedSpace" where "ownerId" = new."ownerId" and kind = ${kind});
    update "storedSpace" set bytes = bytes + ${added} where "ownerId" = new."ownerId" and kind = ${kind};
  end`.execute(db)
  await sql`create trigger ${name('update')} after update on ${sql.id(table)} when ${added} <> ${gone} begin
    update "storedSpace" set bytes = bytes + ${added} - ${gone} where "ownerId" = new."ownerId" and kind = ${kind};
  end`.execute(db)
  await sql`create trigger ${name('delete')} after delete on ${sql.id(table)} begin
    update "storedSpace" set bytes = bytes - ${gone} where "ownerId" = old."ownerId" and kind = ${kind};
  end`.execute(db)
}

/** Once for each statement, however many rows it writes. */
async function countOnPostgresql(db: Kysely<unknown>, table: Written): Promise<void> {
  const name = (event: string) => sql.id(`${table}_${event}_stored`)
  const kind = sql.lit(table)
  const sums = (rows: string, sign: '' | '-' = '') =>
    sql`select "ownerId", ${sql.raw(sign)}sum(${bytesOf(table, rows)}) as bytes from ${sql.id(rows)} group by "ownerId"`
  const change = (difference: ReturnType<typeof sums>) =>
    sql`update "storedSpace" as stored set bytes = stored.bytes + more.bytes from (${difference}) as more
      where more."ownerId" = stored."ownerId" and stored.kind = ${kind} and more.bytes <> 0;`
  const steps = {
    insert: [
      sql`referencing new table as added`,
      sql`insert into "storedSpace" ("ownerId", kind, bytes)
        select "ownerId", ${kind}, bytes from (${sums('added')}) as more order by "ownerId"
        on conflict ("ownerId", kind) do update set bytes = "storedSpace".bytes + excluded.bytes;`,
    ],
    update: [
      sql`referencing old table as gone new table as added`,
      change(
        sql`select "ownerId", sum(bytes) as bytes
          from (${sums('added')} union all ${sums('gone', '-')}) as differences group by "ownerId"`,
      ),
    ],
    delete: [sql`referencing old table as gone`, change(sums('gone', '-'))],
  } as const
  for (const [event, [referencing, counting]] of Object.entries(steps)) {
    await sql`create function ${name(event)}() returns trigger language plpgsql as $count$ begin
      ${counting} return null; end $count$`.execute(db)
    await sql`create trigger ${name(event)} after ${sql.raw(event)} on ${sql.id(table)} ${referencing}
      for each statement execute function ${name(event)}()`.execute(db)
  }
}
