import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { sessions } from '../sessions/feature.ts'
import { demoRoutes } from './routes.ts'

/** Accounts that live an hour, where the server is a demo. */
export const demo = defineFeature({
  name: 'demo',
  needs: [sessions],
  routes: (app, services, { departures }) => demoRoutes(app, services, departures),
})
