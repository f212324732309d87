import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { sessions } from '../sessions/feature.ts'
import { memberRoutes } from './routes.ts'

/** The accounts of the server, for its admins. */
export const members = defineFeature({
  name: 'members',
  needs: [sessions],
  routes: (app, services, { departures }) => memberRoutes(app, services, departures),
})
