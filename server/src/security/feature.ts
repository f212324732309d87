import { credentials } from '../credentials/feature.ts'
import { defineFeature } from '../machinery/define-feature.ts'
import { securityRoutes } from './routes.ts'

/** Ways to log in, for their member. */
export const security = defineFeature({ name: 'security', needs: [credentials], routes: securityRoutes })
