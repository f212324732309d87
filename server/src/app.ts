import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { isPictureFolderThere } from './book/images/picture-folder.ts'
import { features } from './features.ts'
import { closeInDemo } from './logins/demo/gate.ts'
import { findSession, openSessionsAmong } from './logins/sessions/store.ts'
import { deleteByAge, watchClock } from './machinery/base/clock/delete-by-age.ts'
import { tidyRegularly } from './machinery/base/regularly.ts'
import { forgetAppliedChanges } from './machinery/for-features/changes/apply-change.ts'
import { type AppOptions, inOrder } from './machinery/for-features/define-feature.ts'
import type { Services } from './machinery/for-features/services.ts'
import { jobRoutes } from './machinery/jobs/routes.ts'
import { prepareJobs } from './machinery/jobs/run-jobs.ts'
import { registryProblemIn } from './machinery/web/bundles/registry-problem.ts'
import { shareRoute } from './machinery/web/bundles/share-route.ts'
import { boundConnections } from './machinery/web/http/connections.ts'
import { createHttpServer } from './machinery/web/http/create-http-server.ts'
import { refuseWhenFull } from './machinery/web/http/full-disk.ts'
import { healthRoute, watchStop } from './machinery/web/http/health.ts'
import { liveRoutes } from './machinery/web/live/routes.ts'
import { ticketRoutes } from './machinery/web/tickets/routes.ts'
import { registerPages } from './register-pages.ts'

const hour = 3_600_000

/** Puts the features together. Answers requests once `listen` or `inject` is called. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, database } = services
  const app = createHttpServer(config, options)
  if (config.demo) closeInDemo(app)
  const isStopping = watchStop(app)
  closeAtEnd(app, services)
  await liveRoutes(app, services, { findSession, openSessionsAmong }, options.live)
  boundConnections(app, config.trustedProxies, { stopDelay: config.stopDelay, ...options.connections })
  refuseWhenFull(app, services.diskSpace)
  const integrity = healthRoute(app, services, isStopping, {
    arePicturesThere: () => isPictureFolderThere(services.fileStore),
    registryProblem: () => registryProblemIn(config.webRoot),
    checkAfter: options.checkAfter,
  })
  ticketRoutes(app, database)
  await app.register(multipart)
  watchClock(app, database)
  deleteByAge(app, database, 'forgetting applied changes', hour, () => forgetAppliedChanges(database))

  const ordered = inOrder(features)
  const kinds = ordered.flatMap(({ jobs }) => jobs?.(services) ?? [])
  const { jobs, runJobs } = prepareJobs(app, services, kinds, { turn: options.jobTurn })
  const departures = ordered.flatMap((feature) => feature.departures ?? [])
  jobRoutes(app, services, kinds)
  for (const { routes, tidy } of ordered) {
    for (const { name, everyMs = hour, byAge = true, step } of tidy ?? []) {
      if (byAge) deleteByAge(app, database, name, everyMs, () => step(services))
      else tidyRegularly(app, name, everyMs, () => step(services))
    }
    await routes?.(app, services, { options, jobs, departures, integrity })
  }
  // What is put together last is closed first: jobs use every feature.
  runJobs()
  shareRoute(app)
  await registerPages(app, services)
  return app
}

/** Features are closed before what they use. */
function closeAtEnd(app: FastifyInstance, { live, outgoing, fileStore }: Services): void {
  app.addHook('onClose', () => live.close())
  app.addHook('onClose', () => outgoing.close())
  app.addHook('onClose', () => fileStore.close())
}
