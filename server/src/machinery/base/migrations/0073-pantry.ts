import { type Kysely, sql } from 'kysely'

/** A pantry holds what is at home now, beside what is always there; a household has one, into which those of its members are joined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const staples = () => db.schema.alterTable('staples')
  await staples()
    .addColumn('always', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await staples()
    .addColumn('place', 'varchar(10)', (column) => column.notNull().defaultTo('cupboard'))
    .execute()
  await staples().addColumn('since', 'varchar(10)').execute()
  await staples().addColumn('useBy', 'varchar(10)').execute()
  await staples()
    .addColumn('amount', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await staples().addColumn('portions', 'integer').execute()
  await staples().addColumn('recipeId', 'varchar(36)').execute()
  // The member who brought it along into a household.
  await staples().addColumn('bringerId', 'varchar(36)').execute()
  // The item of a list by whose tick it came, when, and what was there before.
  await staples().addColumn('itemId', 'varchar(36)').execute()
  await staples().addColumn('tickedAt', 'varchar(24)').execute()
  await staples().addColumn('beforeTick', 'text').execute()
  await sql`
    insert into staples ("ownerId", "itemKey", title, "createdAt", "bringerId")
    select home."kitchenId", own."itemKey", own.title, own."createdAt", own."ownerId"
    from staples as own
    inner join "kitchenMembers" as home on home."personId" = own."ownerId"
    inner join kitchens on kitchens.id = home."kitchenId"
    where home."leavingSince" is null and kitchens."dissolvedAt" is null
      and not exists (
        select 1 from "kitchenMembers" as earlier
        inner join kitchens as other on other.id = earlier."kitchenId"
        where earlier."personId" = home."personId"
          and earlier."leavingSince" is null and other."dissolvedAt" is null
          and (earlier."joinedAt" < home."joinedAt"
            or (earlier."joinedAt" = home."joinedAt" and earlier."kitchenId" < home."kitchenId")))
    order by own."createdAt", own."ownerId"
    on conflict do nothing`.execute(db)
}
