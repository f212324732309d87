import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { apiTokens } from '../../people/api-tokens/feature.ts'
import { recipes } from '../recipes/feature.ts'
import { proposalRoutes } from './routes.ts'
import type { ProposalTables } from './tables.ts'

/** Recipes that programs write for the cook to look at. */
export const proposals = defineFeature({
  name: 'proposals',
  needs: [apiTokens, recipes],
  tables: tables<ProposalTables>(),
  routes: proposalRoutes,
})
