import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { isThere } from '@potluck/cooking/at-home'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { mergeSteps } from '@potluck/cooking/merge-items'
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
import { itemsOf } from './items.ts'

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

interface Written {
  readonly text: string
  readonly dish: { readonly id: string; readonly servings: number | null }
  readonly recipe: { readonly id: string; readonly yield: string }
}

function readLine({ text, dish, recipe }: Written): Line | null {
  const line = readIngredientLine(text, everyLanguage)
  if (line.isHeader || line.text.trim() === '') return null
  const made = dish.servings === null ? null : readYield(recipe.yield, everyLanguage)
  const factor = made && dish.servings !== null ? factorTo(dish.servings, made) : null
  const title = (factor ? scaleLine(line, factor, { style: 'glyphs' }) : line).text.trim()
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
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal
}

interface Needs {
  readonly needs: MealPlanNeed[]
  readonly cutDishIds: string[]
}

/**
 * The ingredients of some dishes, added up. A dish whose recipe is gone or hidden from the member needs nothing, and so
 * do leftovers.
 */
export async function needsOf(
  database: Database,
  member: Member,
  plan: Shared<'plan'>,
  { dishIds, language, gone }: Wanted,
): Promise<Needs> {
  const dishes = (await itemsOf(database, member, plan, { ids: dishIds })).filter(
    ({ recipe, leftoverOf }) => recipe !== null && leftoverOf === null,
  )
  const recipes = await recipesOf(
    database,
    dishes.flatMap(({ recipe }) => recipe?.id ?? []),
  )
  const linesOf = new Map<string, ReturnType<typeof writtenLines>>()
  // Each recipe once: many dishes may be of one, and splitting its text takes a fifth of a millisecond.
  await yielding(recipes, ([key, { ingredients }]) => void linesOf.set(key, writtenLines(ingredients)), gone)
  const written: Written[] = []
  const cutDishIds: string[] = []
  for (const dish of dishes) {
    const key = `${dish.recipe?.ownerId} ${dish.recipe?.id}`
    const recipe = recipes.get(key)
    const found = linesOf.get(key)
    if (!recipe || !found) continue
    const { lines, isWhole } = found
    const room = needsLimits.linesInAll - written.length
    written.push(...lines.slice(0, room).map((text) => ({ text, dish, recipe })))
    if (!isWhole || lines.length > room) cutDishIds.push(dish.id)
  }
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
  return { needs, cutDishIds }
}
