import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { kitchens } from '../../social/kitchens/feature.ts'
import { kitchenMoveJobs, kitchenMoveRoutes } from './routes.ts'
import type { KitchenMoveTables } from './tables.ts'

/** Recipes that go into a kitchen, or out of it. */
export const kitchenMoves = defineFeature({
  name: 'kitchen-moves',
  needs: [kitchens],
  tables: tables<KitchenMoveTables>(),
  jobs: kitchenMoveJobs,
  routes: (app, services, { jobs }) => kitchenMoveRoutes(app, services, jobs),
})
