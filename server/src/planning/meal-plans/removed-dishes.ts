import { maxRemoved, trashDays } from '@potluck/api/trash'
import { z } from 'zod'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { type Changeable, reachAllShared } from '../../people/sharing/sharing.ts'
import type { MealPlanTables } from './tables.ts'

type Row = MealPlanTables['removedMealPlanItems']

interface Leftovers {
  /** The ids of the dishes that were left over of it. */
  readonly leftovers: readonly string[]
}

/** The stored fields of a dish without its text, which the restoring caller sends. */
export type RemovedDish = Pick<Row, 'id' | 'addedById' | 'recipeId' | 'recipeOwnerId' | 'cooked' | 'createdAt'> &
  Leftovers

/** The stored row of a removed dish, with the text that the trash shows. */
type StoredDish = Omit<Row, 'ownerId' | 'planId' | 'removedAt' | 'leftovers'> & Leftovers

/** Removed dishes can be put back this long, milliseconds. */
const lifetime = trashDays * 24 * 3_600_000

/** The maximum number of removed dishes stored per plan; the oldest are deleted. */
const mostKept = 1_000

/** Remembers what was taken off a plan: whoever is on it may put it back as it was. Joins an open transaction. */
export async function storeRemovedDishes(
  database: Database,
  plan: Changeable<'plan'>,
  dishes: readonly StoredDish[],
): Promise<void> {
  if (dishes.length === 0) return
  const { db } = database
  const { ownerId, id: planId } = plan
  // A take-out may have brought them back by another way.
  await takeRemovedDishes(
    database,
    plan,
    dishes.map(({ id }) => id),
  )
  const removedAt = now()
  const rows = dishes.map(({ leftovers, ...dish }) => ({
    ...dish,
    leftovers: JSON.stringify(leftovers),
    ownerId,
    planId,
    removedAt,
  }))
  await db.insertInto('removedMealPlanItems').values(rows).execute()
  await db
    .deleteFrom('removedMealPlanItems')
    .where('ownerId', '=', ownerId)
    .where('planId', '=', planId)
    .where('removedAt', '<', ({ selectFrom }) =>
      selectFrom('removedMealPlanItems as stored')
        .select('stored.removedAt')
        .where('stored.ownerId', '=', ownerId)
        .where('stored.planId', '=', planId)
        .orderBy('stored.removedAt', 'desc')
        .limit(1)
        .offset(mostKept - 1),
    )
    .execute()
}

const leftoversKept = z.array(z.string())

/** Takes the stored rows of these removed dishes of the plan, by id. The caller restores them: each row is returned once. */
export async function takeRemovedDishes(
  { db }: Database,
  plan: Changeable<'plan'>,
  dishIds: readonly string[],
): Promise<ReadonlyMap<string, RemovedDish>> {
  if (dishIds.length === 0) return new Map()
  const rows = await db
    .deleteFrom('removedMealPlanItems')
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .where('id', 'in', dishIds)
    .returning(['id', 'addedById', 'recipeId', 'recipeOwnerId', 'cooked', 'leftovers', 'createdAt'])
    .execute()
  return new Map(
    rows.map(({ leftovers, ...row }) => [row.id, { ...row, leftovers: leftoversKept.parse(JSON.parse(leftovers)) }]),
  )
}

/** Forgets what was removed too long ago to be put back. */
export async function forgetRemovedDishes({ db }: Database): Promise<void> {
  await db.deleteFrom('removedMealPlanItems').where('removedAt', '<', now(-lifetime)).execute()
}

/** The removed dishes of the reader's plans, latest first: all of own plans and of kitchens, and those the reader added to others. */
export async function removedDishesOf(database: Database, reader: Reader) {
  const { db, dialect } = database
  const plans = (await reachAllShared(database, reader, 'plan')).filter(({ role }) => role !== 'reader')
  const kitchenIds = plans.flatMap(({ kitchenId }) => kitchenId ?? [])
  return (
    db
      .selectFrom(dialect.rowsOf(plans.map(({ id }) => id)).as('reached'))
      .innerJoin('removedMealPlanItems as dish', 'dish.planId', 'reached.value')
      .innerJoin('mealPlans as plan', 'plan.id', 'dish.planId')
      .select([
        'dish.id',
        'dish.planId as thingId',
        'plan.title as thingTitle',
        'dish.title',
        'dish.notes',
        'removedAt',
      ])
      .select(['day', 'meal', 'servings', 'leftoverOf', 'seriesId'])
      // Those of before their words were stored come back by undo alone.
      .where('dish.title', '!=', '')
      .where('removedAt', '>', now(-lifetime))
      .where(({ or, eb }) =>
        or([eb('dish.ownerId', 'in', [reader.id, ...kitchenIds]), eb('dish.addedById', '=', reader.id)]),
      )
      .orderBy('removedAt', 'desc')
      .orderBy('dish.id')
      .limit(maxRemoved)
      .execute()
  )
}
