import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { apiPageRoutes } from './routes.ts'

/** The description of the API. */
export const apiDocs = defineFeature({ name: 'api-docs', routes: apiPageRoutes })
