import { type Kysely, sql } from 'kysely'
import type { MigratedDatabase } from './migrated-database.ts'

/** A recipe of a kitchen is another one for a device, too, when it becomes the same as one of a person's own book, or no longer is. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  for (const each of events) await (database === 'sqlite' ? watchOnSqlite(db, each) : watchOnPostgresql(db, each))
  // Devices ask for what was noted before.
  await sql`update "recipeSources" set "personId" = "personId"`.execute(db)
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

type Watched = (typeof events)[number]

const nameOf = (event: string) => sql.id(`recipeSources_${event}_mark`)

/** As in 0051. */
async function watchOnSqlite(db: Kysely<unknown>, [event, row]: Watched): Promise<void> {
  const [owner, recipe] = [sql.raw(`${row}."ownerId"`), sql.raw(`${row}."recipeId"`)]
  await sql`create trigger ${nameOf(event)} after ${sql.raw(event)} on "recipeSources" begin
    insert into "changeMarks" ("ownerId", mark) select ${owner}, 0
      where not exists (select 1 from "changeMarks" where "ownerId" = ${owner})
        and exists (select 1 from books where id = ${owner});
    update "changeMarks" set mark = mark + 1 where "ownerId" = ${owner};
    delete from "changedItems" where "ownerId" = ${owner} and kind = 'recipe' and "itemId" = ${recipe};
    insert into "changedItems" ("ownerId", kind, "itemId", mark)
      select "ownerId", 'recipe', ${recipe}, mark
      from "changeMarks" where "ownerId" = ${owner} and exists (select 1 from books where id = ${owner});
  end`.execute(db)
}

async function watchOnPostgresql(db: Kysely<unknown>, [event, rows]: Watched): Promise<void> {
  const name = nameOf(event)
  await sql`create function ${name}() returns trigger language plpgsql as $mark$ begin
    insert into "changeMarks" ("ownerId", mark)
      select books.id, 1 from books where books.id in (select "ownerId" from touched) order by books.id
      on conflict ("ownerId") do update set mark = "changeMarks".mark + 1;
    insert into "changedItems" ("ownerId", kind, "itemId", mark)
      select distinct touched."ownerId", 'recipe', touched."recipeId", "changeMarks".mark
      from touched
      inner join "changeMarks" on "changeMarks"."ownerId" = touched."ownerId"
      inner join books on books.id = touched."ownerId"
      on conflict ("ownerId", kind, "itemId") do update set mark = excluded.mark;
    return null; end $mark$`.execute(db)
  await sql`create trigger ${name} after ${sql.raw(event)} on "recipeSources"
    referencing ${sql.raw(rows)} table as touched
    for each statement execute function ${name}()`.execute(db)
}
