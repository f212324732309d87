import { type Kysely, sql } from 'kysely'

/**
 * A kitchen has no inbox, and no screen showed one: what was moved there was gone for everybody. It comes back to where its members
 * look, also what is restored from the trash later, and their activity says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ ownerId: string; count: number | string }>`
    select "ownerId", count(*) as count from recipes
    where folder = 'inbox' and "ownerId" in (select id from kitchens) group by "ownerId"`.execute(db)
  for (const { ownerId, count } of rows) {
    await sql`update recipes set folder = 'main' where "ownerId" = ${ownerId} and folder = 'inbox'`.execute(db)
    await sql`insert into "folderCounts" ("ownerId", folder, count) values (${ownerId}, 'main', ${Number(count)})
      on conflict ("ownerId", folder) do update set count = "folderCounts".count + excluded.count`.execute(db)
    await sql`delete from "folderCounts" where "ownerId" = ${ownerId} and folder = 'inbox'`.execute(db)
    const members = await sql<{ personId: string }>`
      select "personId" from "kitchenMembers" where "kitchenId" = ${ownerId}`.execute(db)
    for (const { personId } of members.rows) {
      await sql`insert into "auditEvents" (id, at, kind, "userId", detail, count)
        values (${crypto.randomUUID()}, ${new Date().toISOString()}, 'kitchen-recipes-found', ${personId},
          ${JSON.stringify({ recipes: Number(count) })}, 1)`.execute(db)
    }
  }
  await sql`update recipes set "deletedFrom" = 'main'
    where "deletedFrom" = 'inbox' and "ownerId" in (select id from kitchens)`.execute(db)
}
