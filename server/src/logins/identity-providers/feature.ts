import { defineFeature, tables } from '../../machinery/for-features/define-feature.ts'
import { sessions } from '../sessions/feature.ts'
import { createIdentityProviders } from './identity-providers.ts'
import { purgeProviderLogins } from './provider-logins.ts'
import { identityProviderRoutes } from './routes.ts'
import type { IdentityProviderTables } from './tables.ts'

/** Logins by identity providers. */
export const identityProviders = defineFeature({
  name: 'identity-providers',
  needs: [sessions],
  tables: tables<IdentityProviderTables>(),
  services: ({ config }) => ({ identityProviders: createIdentityProviders(config) }),
  routes: identityProviderRoutes,
  tidy: [{ name: 'purging logins that nobody ended', step: ({ database }) => purgeProviderLogins(database) }],
})
