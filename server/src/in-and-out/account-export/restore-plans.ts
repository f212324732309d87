import type { Reader } from '../../ground/access/reader.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { insertNew } from '../../machinery/base/database/insert-new.ts'
import { friendsAmong } from '../../people/people/friends.ts'
import { unsaid } from '../../planning/pantry/unsaid.ts'
import type { PartLine } from './format.ts'
import { findRestored, ownIds } from './own-ids.ts'
import { restoreRows, writeUpToLimit } from './restore-rows.ts'

/** The account that an export is restored to. */
export interface RestoreTarget {
  readonly reader: Reader
  /** The id of the exported account. */
  readonly formerId: string
}

/** The collaborators of a list or plan who are friends here: it is shared with nobody else. */
export async function friendsAmongCollaborators(
  book: OpenBook,
  { reader }: RestoreTarget,
  ids: readonly string[],
): Promise<readonly string[]> {
  const friends = await friendsAmong(book.database, reader, [...new Set(ids)])
  return [...friends]
}

/** The member who added an item, if still a collaborator; else the owner. */
export const adderOf = ({ reader, formerId }: RestoreTarget, people: readonly string[], id: string): string =>
  id !== formerId && people.includes(id) ? id : reader.id

/** Restores the pantry. */
export async function restorePantry(book: OpenBook, lines: readonly PartLine<'staples'>[]): Promise<void> {
  const { ownerId } = book
  const restoredId = await findRestored(book, 'recipes', lines, 'recipeId')
  const rows = lines.map((line) => ({
    ...unsaid,
    ownerId,
    itemKey: line.key,
    title: line.title,
    createdAt: line.createdAt,
    always: line.always ? (1 as const) : (0 as const),
    place: line.place,
    since: line.since,
    useBy: line.useBy,
    amount: line.amount,
    portions: line.portions,
    recipeId: restoredId(line.recipeId),
  }))
  await restoreRows(book, 'staples', 1_000, rows)
}

/** Restores week templates. */
export async function restoreWeeks(book: OpenBook, lines: readonly PartLine<'weeks'>[]): Promise<void> {
  const { ownerId } = book
  const planned = lines.flatMap(({ dishes }) => dishes)
  const restoredId = await findRestored(book, 'recipes', planned, 'recipeId')
  const rows = lines.map(({ id, title, dishes, createdAt }) => {
    const items = JSON.stringify(dishes.map((dish) => ({ ...dish, recipeId: restoredId(dish.recipeId) })))
    return { ownerId, id, title, items, createdAt }
  })
  await restoreRows(book, 'weekTemplates', 100, rows)
}

type Plan = PartLine<'plans'>

async function restoreItems(
  book: OpenBook,
  target: RestoreTarget,
  plan: Plan,
  planId: string,
  people: readonly string[],
) {
  const { ownerId, database } = book
  const restoredId = await findRestored(book, 'recipes', plan.items, 'recipeId')
  const mains = new Set(plan.items.filter(({ leftoverOf }) => leftoverOf === null).map(({ id }) => id))
  const rows = plan.items.map(({ addedById, recipeId, cooked, leftoverOf, ...item }) => {
    const ownRecipeId = restoredId(recipeId)
    return {
      ...item,
      ownerId,
      planId,
      addedById: adderOf(target, people, addedById),
      recipeId: ownRecipeId,
      recipeOwnerId: ownRecipeId === null ? null : ownerId,
      cooked: cooked ? (1 as const) : (0 as const),
      leftoverOf: leftoverOf !== null && mains.has(leftoverOf) ? leftoverOf : null,
    }
  })
  await insertNew(database, 'mealPlanItems', rows)
}

/** Restores meal plans with their dishes; existing plans do not change. */
export async function restorePlans(book: OpenBook, target: RestoreTarget, lines: readonly Plan[]): Promise<void> {
  const { ownerId, database } = book
  const ids = await ownIds(database, book, 'mealPlans', lines)
  const newPlans = new Map(lines.filter(({ id }) => !ids.get(id)?.exists).map((plan) => [plan.id, plan]))
  await writeUpToLimit(book, 'mealPlans', 100, [...newPlans.values()], async (batch) => {
    for (const plan of batch) {
      const { meals, rules, title, createdAt, updatedAt, deletedAt } = plan
      const planId = ids.get(plan.id)?.id ?? plan.id
      const dates = { createdAt, updatedAt, deletedAt }
      const about = { title, ...dates, meals: JSON.stringify(meals), rules: JSON.stringify(rules) }
      await database.db
        .insertInto('mealPlans')
        .values({ ownerId, id: planId, ...about })
        .execute()
      const people = await friendsAmongCollaborators(book, target, plan.collaborators)
      const rows = people.map((userId) => ({ userId, ownerId, planId }))
      if (rows.length > 0) await database.db.insertInto('mealPlanCollaborators').values(rows).execute()
      await restoreItems(book, target, plan, planId, people)
    }
  })
}
