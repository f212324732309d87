import { sql } from 'kysely'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { firstThatFit, maxPageBytes, textBytes } from '../../machinery/base/page-bytes.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import { type DaySpan, itemsOf, type PlannedDish } from './items.ts'

/** The maximum size of a dish in an answer without its title, notes and title of recipe, in bytes. */
const dishBytes = 2_000

/** Items of a plan, and the place of the page after them; null at the end. */
export interface PlanPage {
  readonly items: PlannedDish[]
  readonly next: string | null
}

/** No page has more dishes than this. */
const maxDishes = Math.ceil(maxPageBytes / dishBytes)

/** The next dishes of some days in the order of a plan, one more than a page has, with the bytes that they take in an answer. */
async function dishesAfter(
  { db }: Database,
  plan: Shared<'plan'>,
  { from, to }: DaySpan,
  after: { readonly day: string | null; readonly createdAt: string; readonly id: string } | null,
): Promise<readonly { readonly id: string; readonly bytes: number }[]> {
  const place = sql`(coalesce(item.day, ''), item."createdAt", item.id)`
  const rows = await db
    .selectFrom('mealPlanItems as item')
    .leftJoin('recipes as recipe', (join) =>
      join.onRef('recipe.ownerId', '=', 'item.recipeOwnerId').onRef('recipe.id', '=', 'item.recipeId'),
    )
    .select('item.id')
    .select(({ fn, ref, val }) =>
      textBytes(ref('item.title'), ref('item.notes'), fn.coalesce('recipe.title', val(''))).as('bytes'),
    )
    .where('item.ownerId', '=', plan.ownerId)
    .where('item.planId', '=', plan.id)
    .where(({ or, and, eb }) =>
      or([
        eb('item.day', 'is', null),
        and([
          eb('item.day', 'is not', null),
          ...(from === undefined ? [] : [eb('item.day', '>=', from)]),
          ...(to === undefined ? [] : [eb('item.day', '<=', to)]),
        ]),
      ]),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`${place} > (${after?.day ?? ''}, ${after?.createdAt ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('item.day', (order) => order.asc().nullsFirst())
    .orderBy('item.createdAt')
    .orderBy('item.id')
    .limit(maxDishes + 1)
    .execute()
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) + dishBytes }))
}

/** The place of a dish in the order of its plan. @throws {Refusal} `invalid` when it is gone */
async function placeOf({ db }: Database, plan: Shared<'plan'>, id: string) {
  const dish = await db
    .selectFrom('mealPlanItems')
    .select(['day', 'createdAt', 'id'])
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!dish) throw new Refusal('invalid', 'query.after: this dish is no longer there', 'query.after')
  return dish
}

/**
 * A page of the items of a plan, in their order.
 * @param after the last dish of the page before
 * @throws {Refusal} `invalid` when that dish is gone: the plan is to be read from its beginning
 */
export async function planPage(
  database: Database,
  reader: Reader,
  plan: Shared<'plan'>,
  { after, ...span }: DaySpan & { readonly after?: string | undefined },
): Promise<PlanPage> {
  const place = after === undefined ? null : await placeOf(database, plan, after)
  const dishes = await dishesAfter(database, plan, span, place)
  const fitting = firstThatFit(dishes, maxPageBytes).map(({ id }) => id)
  const isWhole = after === undefined && fitting.length === dishes.length
  return {
    items: await itemsOf(database, reader, plan, isWhole ? span : { ...span, ids: fitting }),
    next: fitting.length < dishes.length ? (fitting.at(-1) ?? null) : null,
  }
}
