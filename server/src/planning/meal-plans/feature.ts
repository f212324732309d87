import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { pantry } from '../pantry/feature.ts'
import { forgetRemovedDishes } from './removed-dishes.ts'
import { mealPlanRoutes } from './routes.ts'
import type { MealPlanTables } from './tables.ts'

/** Meal plans. */
export const mealPlans = defineFeature({
  name: 'meal-plans',
  needs: [pantry],
  tables: tables<MealPlanTables>(),
  routes: mealPlanRoutes,
  tidy: [{ name: 'forgetting removed dishes of plans', step: ({ database }) => forgetRemovedDishes(database) }],
})
