import { z } from 'zod'
import { preferencesSection } from './preferences.ts'

const on = z.boolean().catch(true)
const off = z.boolean().catch(false)

/** How meal plans are shown, and what was chosen there last. */
export const mealPlan = preferencesSection(
  'MealPlan',
  z.object({
    showAddedBy: off,
    showAddedOn: off,
    startOfWeek: z.enum(['monday', 'sunday']).catch('monday'),
    view: z.enum(['week', 'month', 'list']).catch('week'),
    /** The meal of the last planned dish. */
    lastMeal: z.string().catch('dinner'),
    /** The id of the plan that was opened last. */
    lastPlan: z.string().catch(''),
  }),
)

/** How shopping lists are shown, and what a tap on an item does. */
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
    /** The id of the list that was opened or filled last. */
    lastList: z.string().catch(''),
  }),
)
