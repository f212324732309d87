import type { Config } from './config.ts'
import { features } from './features.ts'
import { limitCache } from './machinery/base/cache.ts'
import type { Database } from './machinery/base/database/database.ts'
import { diskSpaceOf } from './machinery/base/disk-space.ts'
import { openFileStore } from './machinery/base/files/open-file-store.ts'
import { createMail } from './machinery/base/mail/mail.ts'
import { closedOutgoing } from './machinery/base/outgoing/closed-outgoing.ts'
import { createOutgoing } from './machinery/base/outgoing/outgoing.ts'
import { reachableAddresses } from './machinery/base/outgoing/public-address.ts'
import { createPasswords, type PasswordCost } from './machinery/base/passwords.ts'
import { addServices } from './machinery/for-features/define-feature.ts'
import type { Ground, Services } from './machinery/for-features/services.ts'
import { jobFilesIn } from './machinery/jobs/job-files.ts'
import { storedJobFiles } from './machinery/jobs/stored-job-files.ts'
import { createLocalLive, type Live } from './machinery/web/live/live.ts'
import type { RelayTimeouts } from './machinery/web/live/postgresql-relay.ts'
import { liveNotifier } from './machinery/web/notifier/notifier.ts'
import { createTickets } from './machinery/web/tickets/tickets.ts'

export interface ServiceOptions {
  readonly passwordCost?: PasswordCost | undefined
  readonly relay?: RelayTimeouts | undefined
}

/** News that was lost is no reason to stop: the log says so. */
const reportLiveTrouble = (error: unknown) => process.stderr.write(`The live relay had trouble: ${String(error)}\n`)

/** The relay that fits: one process on SQLite tells itself, processes on PostgreSQL tell each other. */
async function createLive(config: Config, database: Database, timeouts?: RelayTimeouts): Promise<Live> {
  if (!config.databaseUrl) return createLocalLive()
  const { createPostgresqlLive } = await import('./machinery/web/live/postgresql-relay.ts')
  return createPostgresqlLive(database, config.databaseUrl, reportLiveTrouble, timeouts)
}

/** Makes the services over an open database; closing the app closes them. */
export async function createServices(
  config: Config,
  database: Database,
  { passwordCost, relay }: ServiceOptions = {},
): Promise<Services> {
  limitCache(config.cacheBytes)
  const tickets = await createTickets(database)
  const live = await createLive(config, database, relay)
  const fileStore = await openFileStore(config)
  const ground: Ground = {
    config,
    database,
    tickets,
    live,
    notifier: liveNotifier(live),
    diskSpace: diskSpaceOf(config.dataDir, config.diskReserve),
    fileStore,
    jobFiles: fileStore.isShared ? storedJobFiles(config.dataDir, fileStore) : jobFilesIn(config.dataDir),
    outgoing: config.demo ? closedOutgoing : createOutgoing(reachableAddresses(config.reachableNetworks)),
    passwords: await createPasswords(passwordCost),
    mail: await createMail(config),
  }
  return addServices(ground, features)
}
