import { maxPantryThings } from '@potluck/api/pantry'
import { sql } from 'kysely'
import type { Database } from '../../machinery/base/database/database.ts'
import { homeIdOf } from '../../people/policies/home-book.ts'

/**
 * Copies the things that somebody always has into the pantry of a kitchen that they just joined. It does so if the kitchen
 * is their first one and there is room. Their own pantry stays for when they leave. Joins an open transaction.
 */
export async function copyAlways(
  inside: Database,
  kitchenId: string,
  newcomer: { readonly id: string },
): Promise<void> {
  if ((await homeIdOf(inside, newcomer)) !== kitchenId) return
  await sql`
    insert into staples ("ownerId", "itemKey", title, "createdAt", always, place, amount, "bringerId")
    select ${kitchenId}, own."itemKey", own.title, own."createdAt", 1, own.place, own.amount, own."ownerId"
    from staples as own
    where own."ownerId" = ${newcomer.id} and own.always = 1
      and (select count(*) from staples as theirs where theirs."ownerId" = ${kitchenId})
        + (select count(*) from staples as mine where mine."ownerId" = ${newcomer.id} and mine.always = 1)
        <= ${maxPantryThings}
    on conflict do nothing`.execute(inside.db)
}
