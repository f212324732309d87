import { z } from 'zod'
import { preferencesSection } from './preferences.ts'

/** How recipes are shown: the section of the remote of recipes, which the settings show too. */
export const recipeDetails = preferencesSection(
  'recipeDetails',
  z.object({
    enableWakeLock: z.boolean().catch(true),
    /** Whether numbers of nutrition are shown, anywhere. */
    showNutrition: z.boolean().catch(true),
    /** The units of amounts. */
    units: z.enum(['written', 'metric', 'us']).catch('written'),
    /** The unit of oven temperatures. */
    oven: z.enum(['written', 'celsius', 'fahrenheit', 'gas']).catch('written'),
  }),
)
