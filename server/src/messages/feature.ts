import { defineFeature, tables } from '../machinery/define-feature.ts'
import { recipes } from '../recipes/feature.ts'
import { messageRoutes } from './routes.ts'
import type { MessageTables } from './tables.ts'

/** Messages between members. */
export const messages = defineFeature({
  name: 'messages',
  needs: [recipes],
  tables: tables<MessageTables>(),
  routes: messageRoutes,
})
