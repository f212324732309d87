import { defineFeature } from '../../machinery/for-features/define-feature.ts'
import { apiTokens } from '../../people/api-tokens/feature.ts'
import { emailRoutes } from '../../people/users/email-routes.ts'
import { users } from '../../people/users/feature.ts'
import { authenticate } from './authenticate.ts'
import { createReset } from './resets.ts'
import { sessionRoutes } from './routes.ts'
import { purgeExpired } from './store.ts'

/** Logins. */
export const sessions = defineFeature({
  name: 'sessions',
  needs: [users, apiTokens],
  routes: (app, services) => {
    authenticate(app, services.database)
    sessionRoutes(app, services)
    emailRoutes(app, services, createReset)
  },
  tidy: [{ name: 'purging what expired', step: ({ database }) => purgeExpired(database) }],
})
