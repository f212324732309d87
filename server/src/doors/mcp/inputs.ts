import { id } from '@potluck/api/fields'
import { z } from 'zod'

/** Inputs of several tools. */
export const inputs = {
  recipe: id.describe('Id of a recipe, as find_recipes gives it'),
  plan: id.describe('Id of a meal plan, as list_meal_plans gives it'),
  list: id.describe('Id of a shopping list, as list_shopping_lists gives it'),
  household: id
    .optional()
    .describe('Id of a household, as list_households gives it; left out: the own book of the cook'),
  day: z.iso.date().describe('A date as 2026-11-29'),
  items: (what: string) => z.array(id).min(1).max(100).describe(`Ids of ${what}`),
} as const

/** The book of a household in the query of a call; nothing for the own book. */
export const inHousehold = (household: string | undefined) =>
  household === undefined ? {} : { query: { kitchen: household } }
