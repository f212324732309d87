import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { docsRoutes } from './routes.ts'

/** The documentation, served beside the product. */
export const docs = defineFeature({ name: 'docs', routes: docsRoutes })
