import type { Config } from '../config.ts'
import type { Database } from './database/database.ts'
import type { DiskSpace } from './disk-space.ts'
import type { JobFiles } from './jobs/job-files.ts'
import type { Live } from './live/live.ts'
import type { Mail } from './mail/mail.ts'
import type { Notifier } from './notifier/notifier.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import type { Passwords } from './passwords.ts'
import type { Tickets } from './tickets/tickets.ts'

/**
 * What features are made with (`createServices`). A feature that makes a service of its own adds it where it is made, by
 * `declare module`.
 */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly tickets: Tickets
  /** The open connections. What happened is told through `news`, so that it reaches those who have none open too. */
  readonly live: Omit<Live, 'publish'>
  readonly news: Notifier
  readonly diskSpace: DiskSpace
  readonly jobFiles: JobFiles
  readonly outgoing: Outgoing
  readonly passwords: Passwords
  /** Null when no mail is set up. */
  readonly mail: Mail | null
}
