import type { Config } from '../../config.ts'
import type { Database } from '../base/database/database.ts'
import type { DiskSpace } from '../base/disk-space.ts'
import type { FileStore } from '../base/files/file-store.ts'
import type { Mail } from '../base/mail/mail.ts'
import type { Outgoing } from '../base/outgoing/outgoing.ts'
import type { Passwords } from '../base/passwords.ts'
import type { JobFiles } from '../jobs/job-files.ts'
import type { Live } from '../web/live/live.ts'
import type { Notifier } from '../web/notifier/notifier.ts'
import type { Tickets } from '../web/tickets/tickets.ts'

/** The services that the machinery makes, for features to make theirs of. */
export interface Ground {
  readonly config: Config
  readonly database: Database
  readonly tickets: Tickets
  /** The open connections. Send events through `notifier`, which also reaches people without an open connection. */
  readonly live: Omit<Live, 'publish'>
  readonly notifier: Notifier
  readonly diskSpace: DiskSpace
  /** Where pictures, files of jobs and backups are. */
  readonly fileStore: FileStore
  readonly jobFiles: JobFiles
  readonly outgoing: Outgoing
  readonly passwords: Passwords
  /** Null when no mail is set up. */
  readonly mail: Mail | null
}

/** The services that features use (`createServices` makes them). A feature adds a service of its own by `declare module`. */
export interface Services extends Ground {}
