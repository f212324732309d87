import type { FastifyInstance } from 'fastify'
import { hasAccounts, registrationNow } from './logins/sessions/open-registration.ts'
import type { Services } from './machinery/for-features/services.ts'
import { registerBundles } from './machinery/web/bundles/routes.ts'
import { firebaseOrigins } from './social/push/firebase.ts'

/** Serves the shell and the remotes, with what their `config.json` says about this server. */
export async function registerPages(
  app: FastifyInstance,
  { config, database, identityProviders }: Services,
): Promise<void> {
  const { webRoot, selfHosted, remoteOrigins, frameOrigins, serviceWorker } = config
  await registerBundles(app, {
    webRoot,
    remoteOrigins,
    frameOrigins,
    serviceWorker,
    pushServices: config.firebaseWebApp === undefined ? [] : firebaseOrigins,
    config: async () => ({
      selfHosted,
      remoteOrigins,
      serviceWorker,
      registration: await registrationNow(database, config),
      firstStart: !config.demo && !(await hasAccounts(database)),
      ...(config.demo && { demo: true }),
      ...(identityProviders.listed.length === 0 ? {} : { providers: identityProviders.listed }),
      ...(identityProviders.proxy && { proxyLogin: true }),
      ...(config.passwordLogin ? {} : { passwordLogin: false }),
    }),
  })
}
