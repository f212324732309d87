import { recipes } from '../../book/recipes/feature.ts'
import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { messageRoutes } from './routes.ts'
import type { MessageTables } from './tables.ts'

/** Messages between members. */
export const messages = defineFeature({
  name: 'messages',
  needs: [recipes],
  tables: tables<MessageTables>(),
  routes: messageRoutes,
})
