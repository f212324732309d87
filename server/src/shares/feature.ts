import { defineFeature, tables } from '../machinery/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { shareRoutes } from './routes.ts'
import type { ShareTables } from './tables.ts'

/** Links that open one recipe. */
export const shares = defineFeature({
  name: 'shares',
  needs: [recipes],
  tables: tables<ShareTables>(),
  routes: shareRoutes,
})
