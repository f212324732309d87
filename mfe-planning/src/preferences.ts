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
    /** The meal that a dish was planned for last. */
    lastMeal: z.string().catch('dinner'),
  }),
)

/** How lists are shown on this device, and what a tap on an item does. */
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
