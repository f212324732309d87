import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { apiTokens } from '../../people/api-tokens/feature.ts'
import { mealPlans } from '../../planning/meal-plans/feature.ts'
import { shoppingLists } from '../../planning/shopping-lists/feature.ts'
import { calDavRoutes } from './routes.ts'
import type { CalDavTables } from './tables.ts'

/** Lists and plans in calendar programs. */
export const calDav = defineFeature({
  name: 'caldav',
  needs: [apiTokens, mealPlans, shoppingLists],
  tables: tables<CalDavTables>(),
  routes: calDavRoutes,
})
