import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** Labels on recipes, and what makes recipes findable, count by bytes as all else that a member fills. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await countStored(db, database, {
    recipeLabels: [],
    searchItems: ['key', 'name', 'folded'],
    searchTexts: ['items'],
  })
  // One save changes hundreds of these rows: whoever writes them counts them, once for all.
  await sql`insert into "storedSpace" ("ownerId", kind, bytes)
    select "ownerId", 'searchPostings', sum(60 + octet_length(word) + octet_length(entries) + octet_length(positions))
    from "searchPostings" group by "ownerId"`.execute(db)
}

/** A table whose rows have an `ownerId`, and its columns that the owner fills. */
interface Written {
  readonly table: string
  readonly columns: readonly string[]
}

/** Has the database count what the rows of these tables take, those that are there and those to come. @param written columns by table */
async function countStored(
  db: Kysely<unknown>,
  database: MigratedDatabase,
  written: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [table, columns] of Object.entries(written)) {
    const counted = { table, columns }
    await sql`insert into "storedSpace" ("ownerId", kind, bytes)
      select "ownerId", ${table}, sum(${bytesOf(counted)}) from ${sql.id(table)} group by "ownerId"`.execute(db)
    await (database === 'sqlite' ? countOnSqlite(db, counted) : countOnPostgresql(db, counted))
  }
}

/** What a row takes besides, ids and times, bytes. */
const rowBytes = 200

const bytesOf = ({ table, columns }: Written, of: string = table) =>
  sql.raw(`(${[rowBytes, ...columns.map((column) => `coalesce(octet_length("${of}"."${column}"), 0)`)].join(' + ')})`)

async function countOnSqlite(db: Kysely<unknown>, counted: Written): Promise<void> {
  const { table } = counted
  const name = (event: string) => sql.id(`${table}_${event}_stored`)
  const [added, gone] = [bytesOf(counted, 'new'), bytesOf(counted, 'old')]
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
async function countOnPostgresql(db: Kysely<unknown>, counted: Written): Promise<void> {
  const { table } = counted
  const name = (event: string) => sql.id(`${table}_${event}_stored`)
  const kind = sql.lit(table)
  const sums = (rows: string, sign: '' | '-' = '') =>
    sql`select "ownerId", ${sql.raw(sign)}sum(${bytesOf(counted, rows)}) as bytes from ${sql.id(rows)} group by "ownerId"`
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
