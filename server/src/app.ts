import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serverHealthRoutes } from './about/health-routes.ts'
import { aboutRoutes } from './about/routes.ts'
import { serverSettingRoutes } from './about/settings-routes.ts'
import { accountExportRoutes, accountRestoreJobs } from './account-export/routes.ts'
import { apiPageRoutes } from './api-docs/routes.ts'
import { apiTokenRoutes } from './api-tokens/routes.ts'
import { forgetEvents } from './audit/forget-events.ts'
import { auditRoutes } from './audit/routes.ts'
import { checkDataRegularly } from './backup/check-regularly.ts'
import { dataWorkOf } from './backup/data-work.ts'
import { backupDownloadRoutes } from './backup/in-browser/download-routes.ts'
import { firstRestoreRoutes } from './backup/in-browser/first-restore-routes.ts'
import { restoreRoutes } from './backup/in-browser/restore-routes.ts'
import type { Exchange } from './backup/in-browser/restore-while-served.ts'
import { backupRoutes } from './backup/in-browser/routes.ts'
import { backUpRegularly } from './backup/schedule.ts'
import { blockRoutes } from './blocks/routes.ts'
import { bookChangeRoutes } from './book-changes/routes.ts'
import { handOverRoutes } from './clip/hand-over/routes.ts'
import { modelRoutes } from './clip/model/routes.ts'
import { clipJob, clipRoutes } from './clip/routes.ts'
import type { Config } from './config.ts'
import { cookingRoutes } from './cookings/routes.ts'
import { duplicateRoutes } from './duplicates/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { friendDeparture } from './friends/departure.ts'
import { friendRoutes } from './friends/routes.ts'
import { purgeProviderLogins } from './identity-providers/provider-logins.ts'
import { identityProviderRoutes } from './identity-providers/routes.ts'
import { isPictureFolderThere } from './images/picture-folder.ts'
import { imageRoutes, sweepImagesRegularly } from './images/routes.ts'
import { pepperplateRoutes } from './imports/pepperplate/routes.ts'
import { importJobs, importRoutes } from './imports/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { kitchenMoveJobs, kitchenMoveRoutes } from './kitchen-moves/routes.ts'
import { kitchenDeparture } from './kitchens/departure.ts'
import { kitchenRoutes } from './kitchens/routes.ts'
import { labelRoutes } from './labels/routes.ts'
import { registerBundles } from './machinery/bundles/routes.ts'
import { shareRoute } from './machinery/bundles/share-route.ts'
import { forgetAppliedChanges } from './machinery/changes/apply-change.ts'
import { deleteByAge, watchClock } from './machinery/clock/delete-by-age.ts'
import type { Database } from './machinery/database/database.ts'
import { setAnswerHeaders } from './machinery/http/answer-headers.ts'
import { boundBodies, strangersBodyLimit } from './machinery/http/bodies.ts'
import { compressAnswers } from './machinery/http/compress-answers.ts'
import { boundConnections, type ConnectionLimits } from './machinery/http/connections.ts'
import { answerError, answerErrors } from './machinery/http/error-answers.ts'
import { refuseWhenFull } from './machinery/http/full-disk.ts'
import { healthRoute, watchStop } from './machinery/http/health.ts'
import { type LogLines, withoutSecrets } from './machinery/http/log-lines.ts'
import { warnOfProxies } from './machinery/http/proxy-warnings.ts'
import { jobRoutes } from './machinery/jobs/routes.ts'
import { runJobs } from './machinery/jobs/run-jobs.ts'
import { type LiveOptions, liveRoutes } from './machinery/live/routes.ts'
import { tidyRegularly } from './machinery/regularly.ts'
import type { Services } from './machinery/services.ts'
import { ticketRoutes } from './machinery/tickets/routes.ts'
import { forgetRemovedDishes } from './meal-plans/removed-dishes.ts'
import { mealPlanRoutes } from './meal-plans/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { metricsRoute } from './metrics/routes.ts'
import { pantryRoutes } from './pantry/routes.ts'
import { printRoutes } from './print/routes.ts'
import { profileItemRoutes } from './profile-items/routes.ts'
import { profileRoutes } from './profiles/routes.ts'
import { firebaseOrigins } from './push/firebase.ts'
import { forgetNotices } from './push/queue.ts'
import { pushRoutes } from './push/routes.ts'
import type { PushOptions } from './push/send-notices.ts'
import { indexWaiting, tidyIndex } from './recipes/index-waiting.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { savedSearchRoutes } from './saved-searches/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { authenticate } from './sessions/authenticate.ts'
import { hasAccounts, registrationNow } from './sessions/open-registration.ts'
import { createReset } from './sessions/resets.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { findSession, openSessionsAmong, purgeExpired } from './sessions/store.ts'
import { shareRoutes } from './shares/routes.ts'
import { listDeparture } from './shopping-lists/departure.ts'
import { listInvitationRoutes } from './shopping-lists/invitation-routes.ts'
import { forgetRemoved } from './shopping-lists/removed-items.ts'
import { shoppingListRoutes } from './shopping-lists/routes.ts'
import { trashRoutes } from './trash/routes.ts'
import { emailRoutes } from './users/email-routes.ts'
import { userRoutes } from './users/routes.ts'
import { versionRoutes } from './versions/routes.ts'

const hour = 3_600_000

/** Milliseconds. Live connections have their own signs of life. */
const standardIdleTimeout = 120_000

/** Routes check with zod (`route`). What Fastify would bring for schemas of its own takes memory and time to load. */
const noSchemas = () => () => {
  throw new Error('a route has a schema of Fastify: state it as an endpoint of the API')
}

export interface AppOptions {
  readonly live?: LiveOptions
  readonly push?: PushOptions
  /** A connection on which nothing moves for so long is closed, milliseconds. */
  readonly idleTimeout?: number
  /** The body of a call that is no file is given up after so long, milliseconds. */
  readonly bodyTimeout?: number
  readonly connections?: Partial<ConnectionLimits>
  /** The database is looked through so long after the start, milliseconds. */
  readonly checkAfter?: number
  /** How long a job goes on while others wait, milliseconds. */
  readonly jobTurn?: number
  /** Where Pepperplate answers; else its own address. */
  readonly pepperplate?: string
  /** Where the log goes; else standard output. */
  readonly log?: LogLines
  /** Who knows it may restore a backup while nobody has an account. */
  readonly setupWord?: string
  /** Ends this server, puts restored data into their place and starts anew; without it nothing is restored in a browser. */
  readonly exchange?: Exchange
}

/** Puts the features together. Answers requests once `listen` or `inject` is called. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, database } = services
  const app = createHttpServer(config, options)
  await metricsRoute(app, services)
  const isStopping = watchStop(app)
  authenticate(app, database)
  app.addHook('onClose', () => services.live.close())
  deleteExpiredRegularly(app, database)
  await liveRoutes(app, services, { findSession, openSessionsAmong }, options.live)
  boundConnections(app, config.trustedProxies, { stopDelay: config.stopDelay, ...options.connections })
  refuseWhenFull(app, services.diskSpace)
  const integrity = healthRoute(app, services, isStopping, {
    arePicturesThere: () => isPictureFolderThere(services.fileStore),
    checkAfter: options.checkAfter,
  })
  sessionRoutes(app, services)
  securityRoutes(app, services)
  apiTokenRoutes(app, services)
  identityProviderRoutes(app, services)
  const departures = [friendDeparture, listDeparture, kitchenDeparture]
  userRoutes(app, services, departures)
  emailRoutes(app, services, createReset)
  memberRoutes(app, services, departures)
  auditRoutes(app, services)
  aboutRoutes(app, services)
  serverSettingRoutes(app, services)
  serverHealthRoutes(app, services, integrity)
  invitationRoutes(app, services)
  ticketRoutes(app, services)
  app.addHook('onClose', () => services.outgoing.close())
  app.addHook('onClose', () => services.fileStore.close())
  pushRoutes(app, services, options.push)
  await app.register(multipart)
  imageRoutes(app, services)
  sweepImagesRegularly(app, services)
  const work = dataWorkOf(app)
  backUpRegularly(app, services, work)
  checkDataRegularly(app, services, work)
  backupRoutes(app, services, work)
  restoreRoutes(app, services, work, options.exchange)
  backupDownloadRoutes(app, services)
  firstRestoreRoutes(app, services, work, options)
  recipeRoutes(app, services)
  bookChangeRoutes(app, services)
  tidyRegularly(app, 'indexing recipes', hour, async () => {
    await indexWaiting(database)
    await tidyIndex(database)
  })
  kitchenRoutes(app, services)
  duplicateRoutes(app, services)
  pantryRoutes(app, services)
  savedSearchRoutes(app, services)
  versionRoutes(app, services)
  cookingRoutes(app, services)
  trashRoutes(app, services)
  labelRoutes(app, services)
  profileRoutes(app, services)
  profileItemRoutes(app, services)
  const kinds = [...importJobs(services), clipJob(services), accountRestoreJobs(services), ...kitchenMoveJobs(services)]
  jobRoutes(app, services, kinds)
  const jobs = runJobs(app, services, kinds, { turn: options.jobTurn })
  importRoutes(app, services, jobs)
  kitchenMoveRoutes(app, services, jobs)
  pepperplateRoutes(app, services, jobs, options.pepperplate)
  clipRoutes(app, services, jobs)
  modelRoutes(app, services)
  handOverRoutes(app)
  exportRoutes(app, services)
  accountExportRoutes(app, services, jobs)
  apiPageRoutes(app)
  friendRoutes(app, services)
  blockRoutes(app, services)
  messageRoutes(app, services)
  shareRoutes(app, services)
  shoppingListRoutes(app, services)
  listInvitationRoutes(app, services)
  printRoutes(app, services)
  mealPlanRoutes(app, services)
  shareRoute(app)
  await registerPages(app, services)
  return app
}

/** A server with the limits, headers, errors and log of every answer, and no route. */
function createHttpServer(config: Config, options: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url, ip }) => ({ method, url, ip }) },
      stream: withoutSecrets(options.log ?? process.stdout),
    },
    bodyLimit: strangersBodyLimit,
    connectionTimeout: options.idleTimeout ?? standardIdleTimeout,
    // A stop answers what is on its way.
    return503OnClosing: false,
    // As long as a slow line takes to send the largest file.
    requestTimeout: 12 * hour,
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    trustProxy: [...config.trustedProxies],
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  setAnswerHeaders(app)
  boundBodies(app, options.bodyTimeout)
  warnOfProxies(app, config)
  compressAnswers(app)
  answerErrors(app)
  return app
}

function deleteExpiredRegularly(app: FastifyInstance, database: Database): void {
  watchClock(app, database)
  deleteByAge(app, database, 'purging what expired', hour, () => purgeExpired(database))
  deleteByAge(app, database, 'forgetting notifications', hour, () => forgetNotices(database))
  deleteByAge(app, database, 'forgetting events', hour, () => forgetEvents(database))
  deleteByAge(app, database, 'purging logins that nobody ended', hour, () => purgeProviderLogins(database))
  deleteByAge(app, database, 'forgetting applied changes', hour, () => forgetAppliedChanges(database))
  deleteByAge(app, database, 'forgetting removed things of lists', hour, () => forgetRemoved(database))
  deleteByAge(app, database, 'forgetting removed dishes of plans', hour, () => forgetRemovedDishes(database))
}

/** Serves the shell and the remotes, with what their `config.json` says about this server. */
async function registerPages(app: FastifyInstance, { config, database, identityProviders }: Services): Promise<void> {
  const { webRoot, selfHosted, remoteOrigins, serviceWorker } = config
  await registerBundles(app, {
    webRoot,
    remoteOrigins,
    serviceWorker,
    pushServices: config.firebaseWebApp === undefined ? [] : firebaseOrigins,
    config: async () => ({
      selfHosted,
      remoteOrigins,
      serviceWorker,
      registration: await registrationNow(database, config),
      firstStart: !(await hasAccounts(database)),
      ...(identityProviders.listed.length === 0 ? {} : { providers: identityProviders.listed }),
      ...(config.passwordLogin ? {} : { passwordLogin: false }),
    }),
  })
}
