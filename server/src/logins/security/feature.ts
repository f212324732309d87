import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { credentials } from '../../people/credentials/feature.ts'
import { securityRoutes } from './routes.ts'

/** Ways to log in, for their member. */
export const security = defineFeature({ name: 'security', needs: [credentials], routes: securityRoutes })
