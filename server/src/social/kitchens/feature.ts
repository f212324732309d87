import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { kitchenDeparture } from './departure.ts'
import { kitchenRoutes } from './routes.ts'
import type { KitchenTables } from './tables.ts'

/** Books that several people have together. */
export const kitchens = defineFeature({
  name: 'kitchens',
  tables: tables<KitchenTables>(),
  routes: kitchenRoutes,
  departures: [kitchenDeparture],
})
