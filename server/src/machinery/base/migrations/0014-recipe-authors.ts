import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** Who wrote a recipe and what is in a serving, as texts of their own; lists in the order of the last cooking. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  for (const name of ['author', 'nutrition']) {
    await db.schema
      .alterTable('recipes')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await (database === 'sqlite' ? countOnSqlite(db) : countOnPostgresql(db))
  const orders = {
    cookedLast: `coalesce("lastCookedAt", '') desc, "sortTitle"`,
    cookedFirst: `coalesce("lastCookedAt", '9999'), "sortTitle"`,
  }
  for (const [name, order] of Object.entries(orders)) {
    await sql`create index ${sql.ref(`recipes_${name}`)} on recipes
      ("ownerId", folder, ${sql.raw(order)}, id, rating, "totalMinutes", "searchNumber")`.execute(db)
  }
}

const texts =
  'title yield activeTime totalTime source url description ingredients instructions notes author nutrition'.split(' ')

/** What the texts of a row take. */
const bytesOf = (row: string) => sql.raw(`(${texts.map((name) => `octet_length(${row}."${name}")`).join(' + ')})`)

/** The counts of before did not know of the new texts, of which none says anything yet. */
async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`drop trigger ${sql.id(`recipes_${event}_space`)}`.execute(db)
  }
  await sql`create trigger "recipes_insert_space" after insert on recipes begin
    insert into "textSpace" ("ownerId", bytes) select new."ownerId", 0
      where not exists (select 1 from "textSpace" where "ownerId" = new."ownerId");
    update "textSpace" set bytes = bytes + ${bytesOf('new')} where "ownerId" = new."ownerId";
  end`.execute(db)
  await sql`create trigger "recipes_update_space" after update on recipes begin
    update "textSpace" set bytes = bytes + ${bytesOf('new')} - ${bytesOf('old')} where "ownerId" = new."ownerId";
  end`.execute(db)
  await sql`create trigger "recipes_delete_space" after delete on recipes begin
    update "textSpace" set bytes = bytes - ${bytesOf('old')} where "ownerId" = old."ownerId";
  end`.execute(db)
}

/** Triggers run the functions by their names, so the functions alone are written anew. */
async function countOnPostgresql(db: Kysely<unknown>): Promise<void> {
  const sums = (rows: string) =>
    sql`select "ownerId", sum(${bytesOf(rows)}) as bytes from ${sql.id(rows)} group by "ownerId"`
  const more = sql`update "textSpace" set bytes = "textSpace".bytes + more.bytes
    from (${sums('added')}) as more where more."ownerId" = "textSpace"."ownerId";`
  const less = sql`update "textSpace" set bytes = "textSpace".bytes - less.bytes
    from (${sums('gone')}) as less where less."ownerId" = "textSpace"."ownerId";`
  const counting = {
    insert: sql`insert into "textSpace" ("ownerId", bytes) ${sums('added')}
      on conflict ("ownerId") do update set bytes = "textSpace".bytes + excluded.bytes;`,
    update: sql`${more} ${less}`,
    delete: less,
  }
  for (const [event, steps] of Object.entries(counting)) {
    await sql`create or replace function ${sql.id(`recipes_${event}_space`)}() returns trigger language plpgsql
      as $count$ begin ${steps} return null; end $count$`.execute(db)
  }
}
