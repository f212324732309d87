import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { blockRoutes } from './routes.ts'
import type { BlockTables } from './tables.ts'

/** People whom a member does not want to hear of. */
export const blocks = defineFeature({ name: 'blocks', tables: tables<BlockTables>(), routes: blockRoutes })
