import type { Reader } from '../access/reader.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import { friendsAmong } from '../people/friends.ts'
import type { PartLine } from './format.ts'
import { foundIn, ownIds } from './own-ids.ts'
import { addNew, restoreRows, within } from './restore-rows.ts'

/** Whose account comes, and whose it is here. */
export interface Comer {
  readonly reader: Reader
  /** What the account was called where it comes from. */
  readonly formerId: string
}

/** Those of the people on a list or plan who are friends here: with nobody else anything is shared. */
export async function friendsOn(book: OpenBook, { reader }: Comer, ids: readonly string[]): Promise<readonly string[]> {
  const friends = await friendsAmong(book.database, reader, [...new Set(ids)])
  return [...friends]
}

/** Who put something there: whoever still is on it, or else its owner. */
export const adder = ({ reader, formerId }: Comer, people: readonly string[], id: string): string =>
  id !== formerId && people.includes(id) ? id : reader.id

/** What is at home as a rule. */
export async function restoreStaples(book: OpenBook, lines: readonly PartLine<'staples'>[]): Promise<void> {
  const { ownerId } = book
  const rows = lines.map(({ key, title, createdAt }) => ({ ownerId, itemKey: key, title, createdAt }))
  await restoreRows(book, 'staples', 1_000, rows)
}

/** Weeks that were stored by name. */
export async function restoreWeeks(book: OpenBook, lines: readonly PartLine<'weeks'>[]): Promise<void> {
  const { ownerId, database } = book
  const recipeIds = lines.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId))
  const found = await foundIn(database, book, 'recipes', recipeIds)
  const rows = lines.map(({ id, title, dishes, createdAt }) => {
    const items = JSON.stringify(dishes.map((dish) => ({ ...dish, recipeId: found(dish.recipeId) })))
    return { ownerId, id, title, items, createdAt }
  })
  await restoreRows(book, 'weekTemplates', 100, rows)
}

type Plan = PartLine<'plans'>

async function bringItems(book: OpenBook, comer: Comer, plan: Plan, planId: string, people: readonly string[]) {
  const { ownerId, database } = book
  const found = await foundIn(
    database,
    book,
    'recipes',
    plan.items.map(({ recipeId }) => recipeId),
  )
  const mains = new Set(plan.items.filter(({ leftoverOf }) => leftoverOf === null).map(({ id }) => id))
  const rows = plan.items.map(({ addedById, recipeId, cooked, leftoverOf, ...item }) => {
    const own = found(recipeId)
    return {
      ...item,
      ownerId,
      planId,
      addedById: adder(comer, people, addedById),
      recipeId: own,
      recipeOwnerId: own === null ? null : ownerId,
      cooked: cooked ? (1 as const) : (0 as const),
      leftoverOf: leftoverOf !== null && mains.has(leftoverOf) ? leftoverOf : null,
    }
  })
  await addNew(database, 'mealPlanItems', rows)
}

/** Meal plans with what stands on them; one that is there already stays as it is. */
export async function restorePlans(book: OpenBook, comer: Comer, lines: readonly Plan[]): Promise<void> {
  const { ownerId, database } = book
  const ids = await ownIds(
    database,
    book,
    'mealPlans',
    lines.map(({ id }) => id),
  )
  const fresh = new Map(lines.filter(({ id }) => !ids.get(id)?.isThere).map((plan) => [plan.id, plan]))
  await within(book, 'mealPlans', 100, [...fresh.values()], async (some) => {
    for (const plan of some) {
      const { meals, rules, title, createdAt, updatedAt, deletedAt } = plan
      const planId = ids.get(plan.id)?.id ?? plan.id
      const dates = { createdAt, updatedAt, deletedAt }
      const about = { title, ...dates, meals: JSON.stringify(meals), rules: JSON.stringify(rules) }
      await database.db
        .insertInto('mealPlans')
        .values({ ownerId, id: planId, ...about })
        .execute()
      const people = await friendsOn(book, comer, plan.collaborators)
      const rows = people.map((userId) => ({ userId, ownerId, planId }))
      if (rows.length > 0) await database.db.insertInto('mealPlanCollaborators').values(rows).execute()
      await bringItems(book, comer, plan, planId, people)
    }
  })
}
