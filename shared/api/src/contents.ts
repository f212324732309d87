import { type NutrientName, nutrientNames } from '@potluck/foods/food'
import { byName } from '@potluck/recipe/by-name'
import { z } from 'zod'
import { openEnum } from './fields.ts'

const named = (nutrientNames satisfies readonly NutrientName[]).map((name) => ({ name }))

/** The contents of a line; a field that is not there is not known, or not so. */
const lineContents = z.object({
  /** Its place among the lines of the text, from 0. */
  at: z.int(),
  /** The id of its food. */
  food: z.string().optional(),
  /** Whether it is another recipe of the book, whose contents count. */
  isRecipe: z.boolean().optional(),
  /** As bought, and as eaten. */
  grams: z.number().optional(),
  eaten: z.number().optional(),
  /** Why it counts nowhere, or in part only. */
  notCounted: openEnum(['food', 'weight', 'amount', 'part']).optional(),
  /** Allergens and the like, a bit each. */
  contains: z.int().optional(),
  mayContain: z.int().optional(),
  /** Whether somebody chose the food of its name. */
  isChosen: z.boolean().optional(),
  /** Whether part of it is not understood. */
  isUnclear: z.boolean().optional(),
})

/** The contents of a recipe, worked out from its lines. */
export const recipeContents = z.object({
  /** How many it serves, as far as it says so. */
  servings: z.number().nullable(),
  /** The sum of the counted lines of the whole recipe: energy in kilocalories, the rest in grams. */
  nutrients: z.object(byName(named, () => z.number().nullable())),
  lines: z.array(lineContents),
})

/** One serving: what the recipe states, or else what its lines amount to. */
export const recipeServing = z.object({
  nutrients: z.object(byName(named, () => z.number().nullable())),
  /** The nutrients that are known in full, a bit each; the others are at least so much. */
  whole: z.int(),
})

export type RecipeContents = z.infer<typeof recipeContents>
