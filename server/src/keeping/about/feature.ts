import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { serverHealthRoutes } from './health-routes.ts'
import { aboutRoutes } from './routes.ts'
import { serverSettingRoutes } from './settings-routes.ts'

/** What the server says about itself, and what its admins set. */
export const about = defineFeature({
  name: 'about',
  routes: (app, services, { integrity }) => {
    aboutRoutes(app, services)
    serverSettingRoutes(app, services)
    serverHealthRoutes(app, services, integrity)
  },
})
