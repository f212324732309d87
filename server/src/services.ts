import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { type ImageAddress, imageAddresses } from './images/image-address.ts'
import { createLocalLive, type Live } from './live/live.ts'
import { createMail, type Mail } from './mail/mail.ts'
import { createTickets, type Tickets } from './tickets/tickets.ts'
import { createPasswords, type PasswordCost, type Passwords } from './users/passwords.ts'

/** What features are made with. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly tickets: Tickets
  readonly live: Live
  readonly imageAddress: ImageAddress
  readonly passwords: Passwords
  /** Null when no mail is set up. */
  readonly mail: Mail | null
}

export interface ServiceOptions {
  readonly passwordCost?: PasswordCost
}

/** Makes the services over an open database; closing the app closes them. */
export async function createServices(
  config: Config,
  database: Database,
  { passwordCost }: ServiceOptions = {},
): Promise<Services> {
  const tickets = await createTickets(database)
  return {
    config,
    database,
    tickets,
    live: createLocalLive(),
    imageAddress: imageAddresses(tickets),
    passwords: await createPasswords(passwordCost),
    mail: createMail(config),
  }
}
