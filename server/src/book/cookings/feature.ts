import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { cookingRoutes } from './routes.ts'
import type { CookingTables } from './tables.ts'

/** When a recipe was cooked. */
export const cookings = defineFeature({
  name: 'cookings',
  needs: [recipes],
  tables: tables<CookingTables>(),
  routes: cookingRoutes,
})
