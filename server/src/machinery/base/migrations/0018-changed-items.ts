import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** Whose rows say that an item of its owner is another one now: the table, and which column names the item. */
const watched = [
  { table: 'recipes', kind: 'recipe', column: 'id' },
  { table: 'recipeLabels', kind: 'recipe', column: 'recipeId' },
  { table: 'recipeImages', kind: 'recipe', column: 'recipeId' },
  { table: 'linkedRecipes', kind: 'recipe', column: 'recipeId' },
  { table: 'labels', kind: 'label', column: 'id' },
] as const

type Watched = (typeof watched)[number]

/**
 * What of a member's book changed, and in which order: devices that keep a copy ask for what is newer. The mark of an
 * owner is raised under the lock of its row, which lasts until the transaction ends, so that no smaller mark appears
 * after a larger one was seen.
 */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('changeMarks')
    .addColumn('ownerId', 'varchar(36)', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('mark', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('changedItems')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('itemId', 'varchar(36)', (column) => column.notNull())
    .addColumn('mark', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('changedItems_key', ['ownerId', 'kind', 'itemId'])
    .execute()
  await db.schema.createIndex('changedItems_mark').on('changedItems').columns(['ownerId', 'mark', 'itemId']).execute()
  await sql`insert into "changeMarks" ("ownerId", mark) select id, 1 from users`.execute(db)
  await sql`insert into "changedItems" ("ownerId", kind, "itemId", mark)
    select "ownerId", 'recipe', id, 1 from recipes union all select "ownerId", 'label', id, 1 from labels`.execute(db)
  for (const each of watched) await (database === 'sqlite' ? watchOnSqlite(db, each) : watchOnPostgresql(db, each))
}

async function watchOnSqlite(db: Kysely<unknown>, { table, kind, column }: Watched): Promise<void> {
  for (const [event, row] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    const owner = sql.raw(`${row}."ownerId"`)
    // Of an account that is being deleted nothing is noted.
    await sql`create trigger ${sql.id(`${table}_${event}_mark`)} after ${sql.raw(event)} on ${sql.id(table)} begin
      insert into "changeMarks" ("ownerId", mark) select ${owner}, 0
        where not exists (select 1 from "changeMarks" where "ownerId" = ${owner})
          and exists (select 1 from users where id = ${owner});
      update "changeMarks" set mark = mark + 1 where "ownerId" = ${owner};
      delete from "changedItems"
        where "ownerId" = ${owner} and kind = ${sql.lit(kind)} and "itemId" = ${sql.raw(`${row}."${column}"`)};
      insert into "changedItems" ("ownerId", kind, "itemId", mark)
        select "ownerId", ${sql.lit(kind)}, ${sql.raw(`${row}."${column}"`)}, mark
        from "changeMarks" where "ownerId" = ${owner} and exists (select 1 from users where id = ${owner});
    end`.execute(db)
  }
}

/** Once for each statement, however many rows it writes. */
async function watchOnPostgresql(db: Kysely<unknown>, { table, kind, column }: Watched): Promise<void> {
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    const name = sql.id(`${table}_${event}_mark`)
    await sql`create function ${name}() returns trigger language plpgsql as $mark$ begin
      insert into "changeMarks" ("ownerId", mark)
        select users.id, 1 from users where users.id in (select "ownerId" from touched) order by users.id
        on conflict ("ownerId") do update set mark = "changeMarks".mark + 1;
      insert into "changedItems" ("ownerId", kind, "itemId", mark)
        select distinct touched."ownerId", ${sql.lit(kind)}, touched.${sql.id(column)}, "changeMarks".mark
        from touched
        inner join "changeMarks" on "changeMarks"."ownerId" = touched."ownerId"
        inner join users on users.id = touched."ownerId"
        on conflict ("ownerId", kind, "itemId") do update set mark = excluded.mark;
      return null; end $mark$`.execute(db)
    await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.id(table)}
      referencing ${sql.raw(rows)} table as touched
      for each statement execute function ${name}()`.execute(db)
  }
}
