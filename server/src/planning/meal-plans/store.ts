import {
  type MealPlan,
  type MealPlanItem,
  type MealPlanSummary,
  type OwnMeal,
  type PlanRule,
  planRule,
} from '@potluck/api/meal-plans'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { writableBook } from '../../people/policies/books.ts'
import { share } from '../../people/sharing/share.ts'
import {
  type Changeable,
  reachAllShared,
  reachShared,
  reachToChange,
  refuseTooMany,
  type Shared,
  withPeople,
} from '../../people/sharing/sharing.ts'
import type { DaySpan, PlannedDish } from './items.ts'
import { readOwnMeals } from './own-meals.ts'
import { planPage } from './plan-page.ts'

/** The plans that the reader owns, that are shared with them, and those of their kitchens, by title. */
export async function plansOf(database: Database, reader: Reader): Promise<MealPlanSummary[]> {
  return summariesOf(database, reader, await reachAllShared(database, reader, 'plan'))
}

async function summariesOf(
  database: Database,
  reader: Reader,
  plans: readonly Shared<'plan'>[],
): Promise<MealPlanSummary[]> {
  const { db, dialect } = database
  if (plans.length === 0) return []
  const rows = await db
    .selectFrom(dialect.rowsOf(plans.map(({ id }) => id)).as('wanted'))
    .innerJoin('mealPlans as plan', 'plan.id', 'wanted.value')
    .select(({ selectFrom, fn }) => [
      'plan.id',
      'plan.title',
      'plan.createdAt',
      'plan.updatedAt',
      selectFrom('mealPlanItems as item')
        .select(fn.countAll<number>().as('count'))
        .whereRef('item.ownerId', '=', 'plan.ownerId')
        .whereRef('item.planId', '=', 'plan.id')
        .as('itemCount'),
    ])
    .orderBy('plan.title')
    .orderBy('plan.id')
    .execute()
  return withPeople(
    database,
    reader,
    plans,
    rows.map(({ itemCount, ...row }) => ({ ...row, itemCount: itemCount ?? 0 })),
  )
}

/** A plan as it is asked for. */
export interface NewPlan {
  readonly id?: string | undefined
  readonly title: string
  readonly collaborators: readonly string[]
  /** The kitchen that it is for; the member's own without it. */
  readonly kitchenId?: string | undefined
}

/**
 * Makes a plan. The same id again is the same plan.
 * @throws {Refusal} `not-a-friend` for collaborators who are none, `id-taken` when somebody else's plan has the id,
 * `too-many-plans`, `not-found` for a kitchen that the member is not in, `read-only` for a reader of it
 */
export async function createPlan(
  database: Database,
  member: Member,
  { id = uuid(), title, collaborators, kitchenId }: NewPlan,
): Promise<MealPlanSummary> {
  const { ownerId } = await writableBook(database, member, kitchenId)
  const plan = {
    ownerId,
    id,
    title,
    meals: '[]',
    rules: '[]',
    createdAt: now(),
    updatedAt: now(),
    deletedAt: null,
  }
  await inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, ownerId)
    const made = await inside.db
      .insertInto('mealPlans')
      .values(plan)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n) return
    const reached = await reachToChange(inside, member, 'plan', id)
    await refuseTooMany(inside, reached)
    if (kitchenId === undefined) await share(inside, member, reached, collaborators)
  })
  const own = (await reachAllShared(database, member, 'plan')).filter((one) => one.id === id && one.ownerId === ownerId)
  const [summary] = await summariesOf(database, member, own)
  if (!summary) throw new Refusal('id-taken', 'this id is taken', 'body.id')
  return summary
}

/** Renames a plan, or sets its own meals or rules; anyone on it may. */
export async function changePlan(
  { db }: Database,
  plan: Changeable<'plan'>,
  {
    title,
    meals,
    rules,
  }: { title?: string | undefined; meals?: readonly OwnMeal[] | undefined; rules?: readonly PlanRule[] | undefined },
): Promise<void> {
  await db
    .updateTable('mealPlans')
    .set({
      updatedAt: now(),
      ...(title === undefined ? {} : { title }),
      ...(meals === undefined ? {} : { meals: JSON.stringify(meals) }),
      ...(rules === undefined ? {} : { rules: JSON.stringify(rules) }),
    })
    .where('ownerId', '=', plan.ownerId)
    .where('id', '=', plan.id)
    .execute()
}

const storedRules = z.array(planRule.strip())

/** A plan with its queue and the items of some days, a page of them. @throws {Refusal} `not-found` */
export async function readPlan(
  { database, imageAddress }: Pick<Services, 'database' | 'imageAddress'>,
  reader: Reader,
  planId: string,
  span: DaySpan & { readonly after?: string | undefined },
): Promise<{ readonly plan: MealPlan; readonly next: string | null }> {
  const reached = await reachShared(database, reader, 'plan', planId)
  const [[summary], { items, next }, row] = await Promise.all([
    summariesOf(database, reader, [reached]),
    planPage(database, reader, reached, span),
    database.db
      .selectFrom('mealPlans')
      .select(['meals', 'rules'])
      .where('ownerId', '=', reached.ownerId)
      .where('id', '=', reached.id)
      .executeTakeFirst(),
  ])
  if (!summary || !row) throw notFound('meal plan')
  const withPicture = (recipe: PlannedDish['recipe']): MealPlanItem['recipe'] => {
    if (recipe === null) return null
    const { imageId, ...named } = recipe
    const viewer = recipe.ownerId === reader.id ? undefined : reader
    return { ...named, image: imageId === null ? null : imageAddress(imageId, viewer) }
  }
  const plan = {
    ...summary,
    meals: [...readOwnMeals(row.meals)],
    rules: storedRules.parse(JSON.parse(row.rules)),
    items: items.map((item) => ({ ...item, recipe: withPicture(item.recipe) })),
  }
  return { plan, next }
}

/** The rules that suggestions for a plan follow. */
export async function rulesOf({ db }: Database, plan: Shared<'plan'>): Promise<readonly PlanRule[]> {
  const row = await db
    .selectFrom('mealPlans')
    .select('rules')
    .where('ownerId', '=', plan.ownerId)
    .where('id', '=', plan.id)
    .executeTakeFirst()
  return row ? storedRules.parse(JSON.parse(row.rules)) : []
}
