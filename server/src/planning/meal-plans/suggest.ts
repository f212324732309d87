import { createHash } from 'node:crypto'
import type { MealSuggestion, PlanRule } from '@potluck/api/meal-plans'
import { loadKindOfDish } from '@potluck/cooking/languages/load-dishes'
import { cleanLabelTitle, labelKey } from '@potluck/search/label-title'
import { recipesWithout } from '../../book/contents/marks.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import { avoidedBy } from '../../people/eaters/store.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import { planPage } from './plan-page.ts'
import { rulesOf } from './store.ts'
import { urgentRecipes } from './urgent-recipes.ts'

/** A recipe that was cooked this many days before, or is planned as many after, is not proposed while others are left. */
const lately = 21

const dayMs = 86_400_000

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

const keysOf = ({ labels }: PlanRule): readonly string[] => labels.map((title) => labelKey(cleanLabelTitle(title)))

/** A suggestion whose picture has no address yet. */
export interface SuggestedMeal extends Omit<MealSuggestion, 'recipe'> {
  readonly recipe: {
    readonly id: string
    readonly title: string
    readonly ownerId: string
    readonly imageId: string | null
  }
}

export interface MealChoice {
  readonly days: readonly string[]
  readonly seed: number
  /** Recipes that are not to be proposed. */
  readonly without: readonly string[]
  /** The maximum time of a dish. */
  readonly minutes?: number | undefined
  /** The meal of the dishes. */
  readonly meal: string
}

/** Meals that a part of other dishes, or a treat, is none for. */
const mainMeals: readonly string[] = ['lunch', 'dinner']

/**
 * A dish for each day, by the rules of the plan. It takes the queue in its order, then recipes of the member's and the
 * kitchen's book by the seed. Recipes that use up things at home come first. A day that nothing fits is left out. No recipe
 * is proposed twice.
 */
export async function suggest(
  database: Database,
  member: Member,
  plan: Shared<'plan'>,
  { days, seed, without, minutes, meal }: MealChoice,
): Promise<SuggestedMeal[]> {
  const rules = await rulesOf(database, plan)
  const ownerIds = ownersFor(member, plan)
  const [book, queue, planned, labelled, urgent] = await Promise.all([
    bookOf(database, ownerIds),
    waitingFor(database, member, plan, meal),
    plannedAround(database, plan, days),
    labelledWith(database, ownerIds, rules.flatMap(keysOf)),
    urgentRecipes(database, member, plan, ownerIds),
  ])
  const since = daysAfter(days.toSorted()[0] ?? '', -lately)
  const cooked = new Set(book.filter(({ lastCookedAt }) => (lastCookedAt ?? '') >= since).map(({ id }) => id))
  const taken = new Set(without)
  const avoided = await avoidedBy(database, member, plan.kitchenId)
  const fit = await recipesWithout(
    database,
    [...book, ...queue].map(({ ownerId }) => ownerId),
    avoided,
  )
  const noSuchMeal = await noMeals(book, meal)
  const proposed: { day: string; found: BookRecipe; dishId: string | null; uses: readonly string[] }[] = []
  /** Things to be used soon that a proposed dish uses up. */
  const used = new Set<string>()
  const wishes = [...new Set(days)].map((day) => {
    const ofDay = rules.filter(({ weekday }) => weekday === weekdayOf(day))
    const atHand = Math.min(...[minutes, ...ofDay.map((rule) => rule.minutes)].map((most) => most ?? Infinity))
    return { day, wished: ofDay.flatMap(keysOf), atHand }
  })
  // Days that take less choose first: what they need is not given to a day that takes anything.
  const inTurn = wishes.toSorted(
    (one, other) =>
      Number(one.wished.length === 0) - Number(other.wished.length === 0) ||
      (one.atHand === other.atHand ? 0 : one.atHand - other.atHand) ||
      (one.day < other.day ? -1 : 1),
  )
  for (const { day, wished, atHand } of inTurn) {
    const fits = ({ id, totalMinutes }: Pick<BookRecipe, 'id' | 'totalMinutes'>) =>
      !taken.has(id) &&
      (fit === null || fit.has(id)) &&
      (atHand === Infinity || (totalMinutes ?? Infinity) <= atHand) &&
      (wished.length === 0 || wished.some((key) => labelled.get(key)?.has(id)))
    const waiting = queue.find(fits)
    // A recipe that a rule asks for is a meal, whatever its title says.
    const free = book.filter((recipe) => fits(recipe) && (wished.length > 0 || !noSuchMeal.has(recipe.id)))
    const fresh = free.filter(({ id }) => !planned.has(id) && !cooked.has(id))
    const usesUp = ({ id }: Pick<BookRecipe, 'id'>) => urgent.get(id)?.filter((name) => !used.has(name)) ?? []
    const saving = fresh.filter((recipe) => usesUp(recipe).length > 0)
    const choice = [saving, fresh, free].find(({ length }) => length > 0) ?? []
    const found = waiting ?? drawn(choice, `${seed} ${day}`)
    if (!found) continue
    const uses = usesUp(found)
    taken.add(found.id)
    for (const name of uses) used.add(name)
    proposed.push({ day, found, dishId: waiting?.dishId ?? null, uses })
  }
  const pictures = await firstPictures(
    database,
    proposed.map(({ found }) => found),
  )
  return proposed
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day, found: { id, title, ownerId }, dishId, uses }) => ({
      day,
      recipe: { id, title, ownerId, imageId: pictures.get(id) ?? null },
      dishId,
      ...(uses.length > 0 && { uses: [...uses] }),
    }))
}

/** Recipes that by their title do not fit a meal: dough for any named meal, cake for lunch and dinner. */
async function noMeals(book: readonly BookRecipe[], meal: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  if (meal === 'other') return found
  const kindOfDish = await loadKindOfDish()
  await yielding(book, ({ id, title }) => {
    const kind = kindOfDish(title)
    if (kind === 'part' || (kind === 'treat' && mainMeals.includes(meal))) found.add(id)
  })
  return found
}

interface BookRecipe {
  readonly id: string
  readonly ownerId: string
  readonly title: string
  readonly lastCookedAt: string | null
  readonly totalMinutes: number | null
}

/** After the last day of a plan: what has no day is left. */
const afterAllDays = '2200-01-01'

/** Recipes that wait in the queue of a plan for such a meal, the one that waits longest first: of its first page. */
async function waitingFor(database: Database, member: Member, plan: Shared<'plan'>, meal: string) {
  const { items } = await planPage(database, member, plan, { from: afterAllDays })
  const dishes = items.filter((dish) => meal === 'other' || dish.meal === meal)
  const ids = dishes.flatMap(({ recipe }) => recipe?.id ?? [])
  if (ids.length === 0) return []
  const rows = await database.db.selectFrom('recipes').select(['id', 'totalMinutes']).where('id', 'in', ids).execute()
  const minutes = new Map(rows.map(({ id, totalMinutes }) => [id, totalMinutes]))
  return dishes.flatMap(({ id: dishId, title, recipe, leftoverOf }) =>
    recipe && leftoverOf === null
      ? [
          {
            dishId,
            id: recipe.id,
            ownerId: recipe.ownerId,
            title,
            lastCookedAt: null,
            totalMinutes: minutes.get(recipe.id) ?? null,
          },
        ]
      : [],
  )
}

/** The first picture of recipes, by the recipe's id. */
async function firstPictures(
  { db }: Database,
  recipes: readonly Pick<BookRecipe, 'id' | 'ownerId'>[],
): Promise<ReadonlyMap<string, string>> {
  if (recipes.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipeImages')
    .select(['recipeId', 'imageId'])
    .where('position', '=', 0)
    .where('ownerId', 'in', [...new Set(recipes.map(({ ownerId }) => ownerId))])
    .where('recipeId', 'in', [...new Set(recipes.map(({ id }) => id))])
    .execute()
  return new Map(rows.map(({ recipeId, imageId }) => [recipeId, imageId]))
}

/** One of several: for the same lot always the same. */
function drawn<T>(of: readonly T[], lot: string): T | undefined {
  return of.length === 0 ? undefined : of[createHash('sha256').update(lot).digest().readUInt32BE(0) % of.length]
}

/** Whose recipes are suggested for a plan: the member's, and those of the kitchen that it belongs to. */
const ownersFor = (member: Member, { kitchenId }: Shared<'plan'>) => [
  member.id,
  ...(kitchenId === null ? [] : [kitchenId]),
]

/** The recipes that are cooked from, always in the same order. */
async function bookOf({ db }: Database, ownerIds: readonly string[]): Promise<readonly BookRecipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'ownerId', 'title', 'lastCookedAt', 'totalMinutes'])
    .where('ownerId', 'in', ownerIds)
    .where('folder', '=', 'main')
    .execute()
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The recipes that the plan has around some days. */
async function plannedAround(
  { db }: Database,
  plan: Shared<'plan'>,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)]
  const rows = await db
    .selectFrom('mealPlanItems')
    .select('recipeId')
    .distinct()
    .where('ownerId', '=', plan.ownerId)
    .where('planId', '=', plan.id)
    .where('day', '>=', daysAfter(first, -lately))
    .where('day', '<=', daysAfter(last, lately))
    .execute()
  return new Set(rows.flatMap(({ recipeId }) => recipeId ?? []))
}

/** The recipes that carry labels, by the label's key. */
async function labelledWith(
  { db }: Database,
  ownerIds: readonly string[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('labels')
    .innerJoin('recipeLabels', (join) =>
      join.onRef('recipeLabels.ownerId', '=', 'labels.ownerId').onRef('recipeLabels.labelId', '=', 'labels.id'),
    )
    .select(['labels.lowerTitle', 'recipeLabels.recipeId'])
    .where('labels.ownerId', 'in', ownerIds)
    .where('labels.lowerTitle', 'in', [...new Set(keys)])
    .execute()
  const byKey = Map.groupBy(rows, ({ lowerTitle }) => lowerTitle)
  return new Map([...byKey].map(([key, of]) => [key, new Set(of.map(({ recipeId }) => recipeId))]))
}
