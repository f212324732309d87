import type { MealPlanItem, newMealPlanItem, updateMealPlanItems } from '@potluck/api/meal-plans'
import type { RecipeMarks } from '@potluck/foods/avoided'
import type { z } from 'zod'
import { markColumns, markField } from '../../book/contents/marks.ts'
import type { Member, Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { knowledgeVersion } from '../../people/book-changes/knowledge-version.ts'
import { hiddenFrom } from '../../people/people/hidden.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { reachOwnRecipes } from '../../people/policies/recipes.ts'
import type { Changeable, Shared } from '../../people/sharing/sharing.ts'
import { refuseLongerNotes, refuseLongNotes, withinPlan } from './plan-limits.ts'
import { type RemovedDish, storeRemovedDishes, takeRemovedDishes } from './removed-dishes.ts'
import type { MealPlanTables } from './tables.ts'

/** An item as it is sent to be put on a plan. */
export type NewItem = z.output<typeof newMealPlanItem> & { readonly id: string }

/** The changes of one item; absent fields stay. */
export type ItemChange = z.output<typeof updateMealPlanItems.body>['items'][number]

/** Days of a plan (2026-11-22), both included; without an end it is open on that side. */
export interface DaySpan {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only these dishes, where they are named. */
  readonly ids?: readonly string[] | undefined
}

/** An item of a plan as it is stored: of its recipe's photo the id. */
export type PlannedDish = Omit<MealPlanItem, 'recipe'> & {
  readonly recipe: {
    readonly id: string
    readonly title: string
    readonly ownerId: string
    readonly imageId: string | null
    readonly marks?: RecipeMarks
  } | null
}

/**
 * The queue of a plan and its items of some days, by day, in the order they were added. The recipe of an item is told to
 * everybody on the plan as long as its owner is on it; that of a kitchen, to who is in it.
 */
export async function itemsOf(
  database: Database,
  reader: Reader,
  plan: Shared<'plan'>,
  span: DaySpan,
): Promise<PlannedDish[]> {
  const rows = await itemRows(database, reader, plan, span)
  // The member who planned a dish may be gone.
  const people = await pastPeopleById(
    database,
    reader,
    rows.map(({ addedById }) => addedById),
  )
  return rows.map(({ addedById, recipeId, recipeOwnerId, recipeTitle, imageId, cooked, onList, ...stored }) => {
    const { contains, mayContain, notUnderstood, ...row } = stored
    return {
      ...row,
      cooked: cooked === 1,
      onList: Boolean(onList),
      owner: people(addedById),
      recipe:
        recipeId !== null && recipeOwnerId !== null && recipeTitle !== null
          ? {
              id: recipeId,
              title: recipeTitle,
              ownerId: recipeOwnerId,
              imageId,
              ...markField({ contains, mayContain, notUnderstood }),
            }
          : null,
    }
  })
}

const itemColumns = [
  'item.id',
  'item.addedById',
  'item.title',
  'item.day',
  'item.meal',
  'item.servings',
  'item.notes',
  'item.cooked',
  'item.leftoverOf',
  'item.seriesId',
  'item.createdAt',
  'item.updatedAt',
] as const

/** The rows of a plan's items, each with its recipe where the reader may know it, and whether a list has its items. */
function itemRows(database: Database, reader: Reader, plan: Shared<'plan'>, { from, to, ids }: DaySpan) {
  const { db, dialect } = database
  return db
    .selectFrom('mealPlanItems as item')
    .leftJoin('recipes as recipe', (join) =>
      join
        .onRef('recipe.ownerId', '=', 'item.recipeOwnerId')
        .onRef('recipe.id', '=', 'item.recipeId')
        .on('recipe.folder', '!=', 'trash')
        .on(({ or, and, eb, ref }) =>
          or([
            eb('item.recipeOwnerId', '=', reader.id),
            eb(
              ref('item.recipeOwnerId'),
              'in',
              db.selectFrom('kitchenMembers').select('kitchenId').where('personId', '=', reader.id),
            ),
            and([
              eb('recipe.onlyForMeIn', 'is', null),
              eb('item.recipeOwnerId', 'in', plan.audience),
              eb(ref('item.recipeOwnerId'), 'not in', hiddenFrom(db, reader)),
            ]),
          ]),
        ),
    )
    .leftJoin('recipeImages', (join) =>
      join
        .onRef('recipeImages.ownerId', '=', 'recipe.ownerId')
        .onRef('recipeImages.recipeId', '=', 'recipe.id')
        .on('recipeImages.position', '=', 0),
    )
    .leftJoin('recipeContents', (join) =>
      join
        .onRef('recipeContents.ownerId', '=', 'recipe.ownerId')
        .onRef('recipeContents.recipeId', '=', 'recipe.id')
        .on('recipeContents.lines', '>', 0)
        .on('recipeContents.knowledge', '=', knowledgeVersion),
    )
    .select(({ exists, selectFrom }) => [
      ...markColumns,
      ...itemColumns,
      'recipe.id as recipeId',
      'recipe.ownerId as recipeOwnerId',
      'recipe.title as recipeTitle',
      'recipeImages.imageId',
      exists(
        selectFrom('shoppingListItems as bought')
          .innerJoin('shoppingLists as list', 'list.id', 'bought.listId')
          .select('bought.id')
          .whereRef('bought.planItemId', '=', 'item.id')
          .where('list.deletedAt', 'is', null),
      ).as('onList'),
    ])
    .where('item.ownerId', '=', plan.ownerId)
    .where('item.planId', '=', plan.id)
    .$if(ids !== undefined, (query) => query.where(({ ref }) => dialect.isOneOf(ref('item.id'), 'text', ids ?? [])))
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
    .orderBy('item.day', (order) => order.asc().nullsFirst())
    .orderBy('item.createdAt')
    .orderBy('item.id')
    .execute()
}

/** Those of the ids that are dishes of the plan and not leftovers themselves: leftovers can be of them. */
async function knownItems(
  { db }: Database,
  plan: Changeable<'plan'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('mealPlanItems')
    .select('id')
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .where('leftoverOf', 'is', null)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * The owners of the recipes that dishes may have: the member, their kitchens, and owners of recipes on the plan
 * already.
 * @throws {Refusal} `not-found` for any other
 */
async function recipeOwners(
  database: Database,
  member: Member,
  plan: Changeable<'plan'>,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (recipeIds.length === 0) return new Map()
  const planned = await database.db
    .selectFrom('mealPlanItems')
    .select(['recipeId', 'recipeOwnerId'])
    .distinct()
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .where('recipeId', 'in', [...new Set(recipeIds)])
    .where('recipeOwnerId', '!=', member.id)
    .execute()
  const owners = new Map(
    planned.flatMap(({ recipeId, recipeOwnerId }) =>
      recipeId === null || recipeOwnerId === null ? [] : [[recipeId, recipeOwnerId] as const],
    ),
  )
  const own = await reachOwnRecipes(
    database,
    member,
    recipeIds.filter((id) => !owners.has(id)),
  )
  return new Map([...owners, ...own.map(({ id, ownerId }) => [id, ownerId] as const)])
}

/**
 * Puts dishes on a plan; one whose id is on it already is passed over. A dish that was removed lately comes back as it
 * was: with its adder, time, recipe, cooked state and leftovers. Its words are those that are sent.
 * @throws {Refusal} `not-found` for a foreign recipe, `invalid` for notes that are too long, `plan-full`
 */
export function addItems(
  database: Database,
  member: Member,
  plan: Changeable<'plan'>,
  items: readonly NewItem[],
): Promise<void> {
  const instant = now()
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, plan.ownerId)
    const removed = await takeRemovedDishes(
      inside,
      plan,
      items.map(({ id }) => id),
    )
    refuseLongNotes(items.filter(({ id }) => !removed.has(id)))
    const owners = await recipeOwners(
      inside,
      member,
      plan,
      items.flatMap(({ id, recipeId }) => (removed.has(id) ? [] : (recipeId ?? []))),
    )
    const mains = new Set([
      ...(await knownItems(
        inside,
        plan,
        items.flatMap(({ leftoverOf }) => leftoverOf ?? []),
      )),
      ...items.filter(({ leftoverOf }) => leftoverOf === null).map(({ id }) => id),
    ])
    const rows = items.map(({ leftoverOf, ...item }) => {
      const { leftovers: _, ...asItWas } = removed.get(item.id) ?? {
        addedById: member.id,
        recipeId: item.recipeId,
        recipeOwnerId: item.recipeId === null ? null : (owners.get(item.recipeId) ?? null),
        cooked: 0 as const,
        createdAt: instant,
        leftovers: [],
      }
      return {
        ...item,
        ...asItWas,
        ownerId: plan.ownerId,
        planId: plan.id,
        leftoverOf: leftoverOf !== null && mains.has(leftoverOf) ? leftoverOf : null,
        updatedAt: instant,
      }
    })
    await withinPlan(inside, plan, async () => {
      await inside.db
        .insertInto('mealPlanItems')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['ownerId', 'planId', 'id']).doNothing())
        .execute()
    })
    await bindLeftovers(inside, plan, removed.values())
  })
}

/** Gives dishes that came back what was left over of them, as far as it stands by itself now. */
async function bindLeftovers(
  { db }: Database,
  plan: Changeable<'plan'>,
  dishes: Iterable<Pick<RemovedDish, 'id' | 'leftovers'>>,
): Promise<void> {
  for (const { id, leftovers } of dishes) {
    if (leftovers.length === 0) continue
    await db
      .updateTable('mealPlanItems')
      .set({ leftoverOf: id })
      .where('ownerId', '=', plan.ownerId)
      .where('planId', '=', plan.id)
      .where('id', 'in', leftovers)
      .where('leftoverOf', 'is', null)
      .execute()
  }
}

/**
 * Moves or changes dishes of the plan, each in its own way; ids that are not on it are passed over.
 * @throws {Refusal} `not-found` for a foreign recipe, `invalid` for notes that are too long, `plan-full`
 */
export function updateItems(
  database: Database,
  member: Member,
  plan: Changeable<'plan'>,
  changes: readonly ItemChange[],
): Promise<void> {
  const instant = now()
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, plan.ownerId)
    const mains = await knownItems(
      inside,
      plan,
      changes.flatMap(({ leftoverOf }) => leftoverOf ?? []),
    )
    const owners = await recipeOwners(
      inside,
      member,
      plan,
      changes.flatMap(({ recipeId }) => recipeId ?? []),
    )
    await refuseLongerNotes(inside, plan, changes)
    await withinPlan(inside, plan, async () => {
      for (const change of changes) {
        await inside.db
          .updateTable('mealPlanItems')
          .set({ ...changedColumns(change, mains, owners), updatedAt: instant })
          .where('ownerId', '=', plan.ownerId)
          .where('planId', '=', plan.id)
          .where('id', '=', change.id)
          .execute()
      }
    })
  })
}

/**
 * The columns that a change of an item sets; those of absent fields are not among them.
 * @param mains the ids of the dishes that leftovers may be of
 * @param owners the owners of recipes by the recipes' ids
 */
function changedColumns(
  { id, leftoverOf, cooked, recipeId, ...fields }: ItemChange,
  mains: ReadonlySet<string>,
  owners: ReadonlyMap<string, string>,
): Partial<MealPlanTables['mealPlanItems']> {
  const isLeftover = leftoverOf != null && leftoverOf !== id && mains.has(leftoverOf)
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(cooked === undefined ? {} : { cooked: cooked ? 1 : 0 }),
    ...(recipeId === undefined
      ? {}
      : { recipeId, recipeOwnerId: recipeId === null ? null : (owners.get(recipeId) ?? null) }),
    ...(leftoverOf === undefined ? {} : { leftoverOf: isLeftover ? leftoverOf : null }),
  }
}

/** Takes dishes off the plan; ids that are not on it are passed over. Their leftovers stand by themselves. */
export function deleteItems(database: Database, plan: Changeable<'plan'>, itemIds: readonly string[]): Promise<void> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, plan.ownerId)
    const { db } = inside
    const own = { ownerId: plan.ownerId, planId: plan.id }
    const leftovers = await db
      .selectFrom('mealPlanItems')
      .select(['id', 'leftoverOf'])
      .where('ownerId', '=', own.ownerId)
      .where('planId', '=', own.planId)
      .where('leftoverOf', 'in', itemIds)
      .execute()
    await db
      .updateTable('mealPlanItems')
      .set({ leftoverOf: null })
      .where('ownerId', '=', own.ownerId)
      .where('planId', '=', own.planId)
      .where('leftoverOf', 'in', itemIds)
      .execute()
    const removed = await db
      .deleteFrom('mealPlanItems')
      .where('ownerId', '=', own.ownerId)
      .where('planId', '=', own.planId)
      .where('id', 'in', itemIds)
      .returning(['id', 'addedById', 'recipeId', 'recipeOwnerId', 'cooked', 'createdAt'])
      .returning(['title', 'day', 'meal', 'servings', 'notes', 'leftoverOf', 'seriesId'])
      .execute()
    await storeRemovedDishes(
      inside,
      plan,
      removed.map((dish) => ({
        ...dish,
        leftovers: leftovers.flatMap(({ id, leftoverOf }) => (leftoverOf === dish.id ? id : [])),
      })),
    )
  })
}

/** Takes the dishes of a series off the plan, from a day on. */
export function deleteSeries(
  database: Database,
  plan: Changeable<'plan'>,
  seriesId: string,
  from: string,
): Promise<void> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, plan.ownerId)
    const rows = await inside.db
      .selectFrom('mealPlanItems')
      .select('id')
      .where('ownerId', '=', plan.ownerId)
      .where('planId', '=', plan.id)
      .where('seriesId', '=', seriesId)
      .where('day', '>=', from)
      .execute()
    if (rows.length > 0) {
      await deleteItems(
        inside,
        plan,
        rows.map(({ id }) => id),
      )
    }
  })
}
