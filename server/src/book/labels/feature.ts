import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { labelRoutes } from './routes.ts'

/** Labels of recipes. */
export const labels = defineFeature({ name: 'labels', routes: labelRoutes })
