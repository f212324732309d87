import { type Kysely, sql } from 'kysely'

/** A kitchen that was dissolved rests before it is deleted: since when, and what each member was in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kitchens').addColumn('dissolvedAt', 'varchar(24)').execute()
  await db.schema.alterTable('kitchenMembers').addColumn('roleBefore', 'varchar(10)').execute()
  // Those that were being dissolved have no keeper any more. Their members get copies, and 30 days to look at them.
  await sql`update kitchens set "dissolvedAt" = ${new Date().toISOString()} where not exists (
    select 1 from "kitchenMembers" as member where member."kitchenId" = kitchens.id and member.role = 'keeper')`.execute(
    db,
  )
}
