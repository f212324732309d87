import { recipes } from '../../book/recipes/feature.ts'
import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { shareRoutes } from './routes.ts'
import type { ShareTables } from './tables.ts'

/** Links that open one recipe. */
export const shares = defineFeature({
  name: 'shares',
  needs: [recipes],
  tables: tables<ShareTables>(),
  routes: shareRoutes,
})
