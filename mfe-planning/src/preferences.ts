import { preferencesSection } from '@potluck/platform/preferences'
import { z } from 'zod'

const on = z.boolean().catch(true)
const off = z.boolean().catch(false)

export const mealPlan = preferencesSection(
  'MealPlan',
  z.object({
    showAddedBy: off,
    showAddedOn: off,
    startOfWeek: z.enum(['monday', 'sunday']).catch('monday'),
    view: z.enum(['week', 'month', 'list']).catch('week'),
    /** The meal of the last planned dish. */
    lastMeal: z.string().catch('dinner'),
  }),
)

/** View settings of lists on this device, and the action of a tap on an item. */
export const shoppingList = preferencesSection(
  'ShoppingList',
  z.object({
    sortBy: z.enum(['title', 'createdAt', '-createdAt']).catch('-createdAt'),
    showAddedBy: off,
    showAddedOn: off,
    showRecipeTitle: on,
    preferDelete: off,
    groupSimilar: on,
    groupCategories: on,
  }),
)
