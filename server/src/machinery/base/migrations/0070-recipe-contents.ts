import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

const nutrients = ['energy', 'protein', 'fat', 'carbohydrates', 'fibre', 'sugars', 'salt']

/** The contents of recipes, worked out from their lines. They are worked out for all recipes after the start. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  const named = db.schema
    .createTable('recipeContents')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('knowledge', 'varchar(100)', (column) => column.notNull())
    .addColumn('servings', 'double precision')
  await nutrients
    .reduce((table, name) => table.addColumn(name, 'double precision'), named)
    .addColumn('whole', 'integer', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .addColumn('notCounted', 'integer', (column) => column.notNull())
    .addColumn('contains', 'integer', (column) => column.notNull())
    .addColumn('mayContain', 'integer', (column) => column.notNull())
    .addColumn('notUnderstood', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipeContents_key', ['ownerId', 'recipeId'])
    .addForeignKeyConstraint('recipeContents_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('recipeContents_knowledge').on('recipeContents').column('knowledge').execute()
  if (database === 'sqlite') {
    for (const event of ['insert', 'update'] as const) await watchOnSqlite(db, event)
    return
  }
  for (const event of ['insert', 'update'] as const) await watchOnPostgresql(db, event)
  // As in 0059.
  await sql`alter table "recipeContents" alter column "ownerId" set (n_distinct = -0.001)`.execute(db)
}

type Event = 'insert' | 'update'

const nameOf = (event: Event) => sql.id(`recipeContents_${event}_mark`)

/** A recipe is another one for a device when its contents are. */
async function watchOnSqlite(db: Kysely<unknown>, event: Event): Promise<void> {
  const changed = event === 'update' ? sql`when old.content <> new.content` : sql``
  await sql`create trigger ${nameOf(event)} after ${sql.raw(event)} on "recipeContents" ${changed} begin
    insert into "changeMarks" ("ownerId", mark) select new."ownerId", 0
      where not exists (select 1 from "changeMarks" where "ownerId" = new."ownerId")
        and exists (select 1 from books where id = new."ownerId");
    update "changeMarks" set mark = mark + 1 where "ownerId" = new."ownerId";
    delete from "changedItems"
      where "ownerId" = new."ownerId" and kind = 'recipe' and "itemId" = new."recipeId";
    insert into "changedItems" ("ownerId", kind, "itemId", mark)
      select "ownerId", 'recipe', new."recipeId", mark
      from "changeMarks" where "ownerId" = new."ownerId" and exists (select 1 from books where id = new."ownerId");
  end`.execute(db)
}

async function watchOnPostgresql(db: Kysely<unknown>, event: Event): Promise<void> {
  const name = nameOf(event)
  const [before, changed] =
    event === 'update'
      ? [
          sql`old table as before`,
          sql`(select touched.* from touched inner join before
            on before."ownerId" = touched."ownerId" and before."recipeId" = touched."recipeId"
            where before.content <> touched.content)`,
        ]
      : [sql``, sql`(select * from touched)`]
  await sql`create function ${name}() returns trigger language plpgsql as $mark$ begin
    insert into "changeMarks" ("ownerId", mark)
      select books.id, 1 from books where books.id in (select "ownerId" from ${changed} as changed) order by books.id
      on conflict ("ownerId") do update set mark = "changeMarks".mark + 1;
    insert into "changedItems" ("ownerId", kind, "itemId", mark)
      select distinct changed."ownerId", 'recipe', changed."recipeId", "changeMarks".mark
      from ${changed} as changed
      inner join "changeMarks" on "changeMarks"."ownerId" = changed."ownerId"
      inner join books on books.id = changed."ownerId"
      on conflict ("ownerId", kind, "itemId") do update set mark = excluded.mark;
    return null; end $mark$`.execute(db)
  await sql`create trigger ${name} after ${sql.raw(event)} on "recipeContents"
    referencing ${before} new table as touched
    for each statement execute function ${name}()`.execute(db)
}
