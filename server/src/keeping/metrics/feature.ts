import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { metricsRoute } from './routes.ts'

/** Figures of the server for Prometheus. */
export const metrics = defineFeature({ name: 'metrics', routes: metricsRoute })
