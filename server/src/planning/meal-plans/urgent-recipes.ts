import { stateAtHome } from '@potluck/cooking/at-home'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { neededThing } from '@potluck/cooking/needed-thing'
import type { Member } from '../../ground/access/reader.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { homeBook } from '../../people/policies/home-book.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import { thingsByKey } from '../pantry/store.ts'

/** More things that should be used soon are passed over. */
const maxUrgent = 20

/** The things that should be used soon in each recipe that needs some, by the recipe's id. */
export type UrgentRecipes = ReadonlyMap<string, readonly string[]>

/** Finds the recipes of some books that use up things of the plan's household. */
export async function urgentRecipes(
  database: Database,
  member: Member,
  plan: Shared<'plan'>,
  ownerIds: readonly string[],
): Promise<UrgentRecipes> {
  const { db, dialect } = database
  const things = await thingsByKey(database, await homeBook(database, member, plan.kitchenId ?? undefined))
  const today = now().slice(0, 10)
  const soon = [...things.values()].filter((thing) => stateAtHome(thing, today) === 'soon').slice(0, maxUrgent)
  const found = new Map<string, string[]>()
  for (const { title } of soon) {
    const key = neededThing(readIngredientLine(title, everyLanguage), everyLanguage)?.key
    if (key === undefined) continue
    const rows = await db
      .selectFrom('searchTexts')
      .select('recipeId')
      .where('ownerId', 'in', ownerIds)
      // Each line of the items is a key, a tab and a name.
      .where(({ or, ref, eb }) =>
        or([
          dialect.holds(ref('items'), `\n${key}\t`),
          eb(ref('items'), 'like', `${key.replaceAll(/[%_\\]/g, '_')}\t%`),
        ]),
      )
      .execute()
    for (const { recipeId } of rows) found.set(recipeId, [...(found.get(recipeId) ?? []), title])
  }
  return found
}
