import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { pantryRoutes } from './routes.ts'
import type { PantryTables } from './tables.ts'

/** The things at home. */
export const pantry = defineFeature({ name: 'pantry', tables: tables<PantryTables>(), routes: pantryRoutes })
