import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { isThere } from '@potluck/cooking/at-home'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { mergeSteps } from '@potluck/cooking/merge-items'
import { type Exact, one } from '@potluck/cooking/quantity'
import { scaleLine } from '@potluck/cooking/scale-line'
import { isAtHome, isNeverBought, usuallyAtHome } from '@potluck/cooking/usually-at-home'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { factorTo, readYield } from '@potluck/cooking/yield'
import type { Member } from '../../ground/access/reader.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { runSteps, yielding } from '../../machinery/base/yielding.ts'
import { homeBook } from '../../people/policies/home-book.ts'
import type { Shared } from '../../people/sharing/sharing.ts'
import { thingsByKey } from '../pantry/store.ts'
import { itemsOf, type PlannedDish } from './items.ts'
import { type TakenRecipe, takenBy, unfoldedLines } from './taken-recipes.ts'

/** How much of recipes is read. A dish whose recipe is longer is named: what it needs may be more. */
export const needsLimits = {
  lettersOfLine: 500,
  linesOfRecipe: 200,
  lettersOfRecipe: 20_000,
  linesInAll: 2_000,
} as const

/** A line of a recipe, at the servings of the dish it is for. */
interface Line {
  readonly dishId: string
  readonly recipeId: string
  readonly title: string
}

/** Every language, the cook's own first: sums are written in it. */
const vocabularyFor = (own: string | undefined): Vocabulary =>
  vocabularyOf(
    everyLanguage.languages.toSorted((one, other) => Number(other.language === own) - Number(one.language === own)),
  )

interface Dish {
  readonly id: string
  readonly servings: number | null
}

interface Written {
  readonly text: string
  readonly dish: Dish
  readonly recipe: { readonly id: string; readonly yield: string }
  /** How many times it is made; without it, as often as the dish has servings. */
  readonly factor?: Exact
}

/** How many times the recipe of a dish is made; null for once, as it is written. */
function timesMade(dish: Dish, recipe: Written['recipe']): Exact | null {
  const made = dish.servings === null ? null : readYield(recipe.yield, everyLanguage)
  return made && dish.servings !== null ? factorTo(dish.servings, made) : null
}

function readLine({ text, dish, recipe, factor = timesMade(dish, recipe) ?? one }: Written): Line | null {
  const line = readIngredientLine(text, everyLanguage)
  if (line.isHeader || line.text.trim() === '') return null
  const title = (factor.equals(1) ? line : scaleLine(line, factor, { style: 'glyphs' })).text.trim()
  return { dishId: dish.id, recipeId: recipe.id, title }
}

/** The lines that are read of a recipe, and whether they are all that it has. */
function writtenLines(ingredients: string): { readonly lines: readonly string[]; readonly isWhole: boolean } {
  const { lettersOfLine, linesOfRecipe, lettersOfRecipe } = needsLimits
  const lines = ingredients.slice(0, lettersOfRecipe).split('\n')
  // The last one may be cut within.
  if (ingredients.length > lettersOfRecipe) lines.pop()
  const isWhole =
    ingredients.length <= lettersOfRecipe &&
    lines.length <= linesOfRecipe &&
    lines.every(({ length }) => length <= lettersOfLine)
  return { lines: lines.slice(0, linesOfRecipe).map((line) => line.slice(0, lettersOfLine)), isWhole }
}

/** The recipes of dishes, as far as they are read. */
async function recipesOf({ db, dialect }: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('recipes')
    .select(['ownerId', 'id', 'yield'])
    // One more letter shows that the text was cut.
    .select(({ fn, ref, val }) =>
      fn<string>('substr', [ref('ingredients'), val(1), val(needsLimits.lettersOfRecipe + 1)]).as('ingredients'),
    )
    .where(({ ref }) => dialect.isOneOf(ref('id'), 'text', [...new Set(ids)]))
    .execute()
  return new Map(rows.map((recipe) => [`${recipe.ownerId} ${recipe.id}`, recipe]))
}

/** The query for the needs of a plan. */
interface Wanted {
  readonly dishIds: readonly string[]
  /** The cook's own, in which sums are written. */
  readonly language: string | undefined
  /** Recipes in these recipes that were made ahead. */
  readonly aheadIds?: readonly string[] | undefined
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal
}

interface Needs {
  readonly needs: MealPlanNeed[]
  readonly cutDishIds: string[]
  readonly parts: TakenRecipe[]
}

type FoundRecipe = Awaited<ReturnType<typeof recipesOf>> extends Map<string, infer Recipe> ? Recipe : never

interface Dishes extends Pick<Wanted, 'gone'> {
  readonly dishes: readonly PlannedDish[]
  readonly recipes: ReadonlyMap<string, FoundRecipe>
  readonly aheadIds: readonly string[]
}

/** The lines of dishes as they are written, as many as are read. */
async function writtenOf(database: Database, member: Member, { dishes, recipes, aheadIds, gone }: Dishes) {
  const linesOf = new Map<string, ReturnType<typeof writtenLines>>()
  // Each recipe once: many dishes may be of one, and splitting its text takes a fifth of a millisecond.
  await yielding(recipes, ([key, { ingredients }]) => void linesOf.set(key, writtenLines(ingredients)), gone)
  const taken = await takenBy(database, member, [...recipes.values()])
  const ahead = new Set(aheadIds)
  const written: Written[] = []
  const cutDishIds: string[] = []
  const parts = new Map<string, TakenRecipe>()
  const add = (dish: PlannedDish) => {
    const key = `${dish.recipe?.ownerId} ${dish.recipe?.id}`
    const recipe = recipes.get(key)
    const found = linesOf.get(key)
    if (!recipe || !found) return
    const outer = taken(recipe, recipe.id)
    const unfolded =
      outer &&
      unfoldedLines(
        { ...outer, ingredients: found.lines.join('\n') },
        { lookUp: (id) => taken(recipe, id), factor: timesMade(dish, recipe) ?? one, ahead },
      )
    for (const { id, title } of unfolded?.parts ?? []) parts.set(id, { id, title })
    const texts: readonly Pick<Written, 'text' | 'factor'>[] = unfolded?.lines ?? found.lines.map((text) => ({ text }))
    const lines = texts.map((line): Written => ({ ...line, dish, recipe }))
    const room = needsLimits.linesInAll - written.length
    written.push(...lines.slice(0, room))
    if (!found.isWhole || lines.length > room) cutDishIds.push(dish.id)
  }
  await yielding(dishes, add, gone)
  return { written, cutDishIds, parts: [...parts.values()] }
}

/**
 * The ingredients of some dishes, added up. A dish whose recipe is gone or hidden from the member needs nothing, and so
 * do leftovers.
 */
export async function needsOf(
  database: Database,
  member: Member,
  plan: Shared<'plan'>,
  { dishIds, language, aheadIds = [], gone }: Wanted,
): Promise<Needs> {
  const dishes = (await itemsOf(database, member, plan, { ids: dishIds })).filter(
    ({ recipe, leftoverOf }) => recipe !== null && leftoverOf === null,
  )
  const recipes = await recipesOf(
    database,
    dishes.flatMap(({ recipe }) => recipe?.id ?? []),
  )
  const { written, cutDishIds, parts } = await writtenOf(database, member, { dishes, recipes, aheadIds, gone })
  const lines: Line[] = []
  await yielding(
    written,
    (one) => {
      const line = readLine(one)
      if (line) lines.push(line)
    },
    gone,
  )
  const pantry = await thingsByKey(database, await homeBook(database, member, plan.kitchenId ?? undefined))
  const today = now().slice(0, 10)
  const vocabulary = vocabularyFor(language)
  const merged = await runSteps(
    mergeSteps(lines, ({ title }) => title, { vocabulary }),
    gone,
  )
  const isAlways = (key: string) => pantry.get(key)?.always ?? false
  const isKept = (name: string) => isAtHome(name, vocabulary, (one) => isAlways(itemKey(one, everyLanguage)))
  const homeOf = (...keys: readonly string[]) => {
    const there = keys.map((key) => pantry.get(key)).find((thing) => thing && !thing.always && isThere(thing, today))
    return there ? { home: { since: there.since, useBy: there.useBy } } : {}
  }
  const needs = merged
    .filter(({ name }) => !isNeverBought(name, vocabulary))
    .map(({ key, thing, title, name, sources }) => ({
      key,
      thing,
      title,
      staple: isAlways(thing) || isKept(name),
      ...homeOf(thing, itemKey(name, everyLanguage)),
      usual: [...usuallyAtHome(name, vocabulary)],
      lines: [...sources],
    }))
  return { needs, cutDishIds, parts }
}
