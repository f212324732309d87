import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import { readOwnMeals } from './own-meals.ts'

/** A plan with its title and its own meals. */
export interface NamedPlan {
  readonly plan: Shared<'plan'>
  readonly title: string
  readonly meals: ReturnType<typeof readOwnMeals>
}

/** Plans with their titles, by title. */
export async function namedPlansOf(
  { db, dialect }: Database,
  plans: readonly Shared<'plan'>[],
): Promise<readonly NamedPlan[]> {
  if (plans.length === 0) return []
  const rows = await db
    .selectFrom(dialect.rowsOf(plans.map(({ id }) => id)).as('wanted'))
    .innerJoin('mealPlans as plan', 'plan.id', 'wanted.value')
    .select(['plan.id', 'plan.title', 'plan.meals'])
    .orderBy('plan.title')
    .orderBy('plan.id')
    .execute()
  const ofId = new Map(plans.map((plan) => [plan.id, plan]))
  return rows.flatMap(({ id, title, meals }) => {
    const plan = ofId.get(id)
    return plan ? [{ plan, title, meals: readOwnMeals(meals) }] : []
  })
}

/** Within this time, another change may have the same instant: clocks of several processes differ. Milliseconds. */
const settling = 5_000

/** A text of each plan that changes with the plan and its dishes. Plans that were just changed have none. */
export async function latestOfPlans(
  { db, dialect }: Database,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (planIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(dialect.rowsOf(planIds).as('wanted'))
    .innerJoin('mealPlans as plan', 'plan.id', 'wanted.value')
    .leftJoin('mealPlanItems as item', (join) =>
      join.onRef('item.ownerId', '=', 'plan.ownerId').onRef('item.planId', '=', 'plan.id'),
    )
    .select(({ fn }) => [
      'plan.id',
      'plan.updatedAt',
      fn.count<number>('item.id').as('count'),
      fn.max('item.updatedAt').as('latest'),
    ])
    .groupBy(['plan.id', 'plan.updatedAt'])
    .execute()
  const before = now(-settling)
  const settled = rows.filter(({ latest, updatedAt }) => updatedAt < before && (latest ?? '') < before)
  return new Map(settled.map(({ id, count, latest, updatedAt }) => [id, `${count} ${latest ?? ''} ${updatedAt}`]))
}
