import { z } from 'zod'

/** The allergens and the like of a recipe, a bit each, and the number of its lines that are not understood. */
export const recipeMarks = z.object({ contains: z.int(), mayContain: z.int(), notUnderstood: z.int() })
