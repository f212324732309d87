import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { apiTokens } from '../../people/api-tokens/feature.ts'
import { mcpRoutes } from './routes.ts'

/** Assistants, by the Model Context Protocol. */
export const mcp = defineFeature({ name: 'mcp', needs: [apiTokens], routes: mcpRoutes })
