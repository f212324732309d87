import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { apiTokens } from '../../people/api-tokens/feature.ts'
import { forgetUnusedClients } from './clients.ts'
import { purgeRequests } from './requests.ts'
import { assistantRoutes } from './routes.ts'
import type { AssistantTables } from './tables.ts'

/** Assistants that members let in by OAuth. */
export const oauth = defineFeature({
  name: 'oauth',
  needs: [apiTokens],
  tables: tables<AssistantTables>(),
  routes: assistantRoutes,
  tidy: [
    { name: 'purging requests of assistants', step: ({ database }) => purgeRequests(database) },
    { name: 'forgetting assistants that nobody lets in', step: ({ database }) => forgetUnusedClients(database) },
  ],
})
