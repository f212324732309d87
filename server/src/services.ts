import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createLocalLive, type Live } from './live/live.ts'
import { createTickets, type Tickets } from './tickets/tickets.ts'

/** What features are made with. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly tickets: Tickets
  readonly live: Live
}

/** Makes the services over an open database; closing the app closes them. */
export async function createServices(config: Config, database: Database): Promise<Services> {
  return { config, database, tickets: await createTickets(database), live: createLocalLive() }
}
