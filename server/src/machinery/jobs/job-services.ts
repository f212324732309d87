import type { Database } from '../base/database/database.ts'
import type { Notifier } from '../web/notifier/notifier.ts'
import type { JobFiles } from './job-files.ts'

/** The services with which jobs run. */
export interface JobServices {
  readonly database: Database
  readonly notifier: Notifier
  readonly jobFiles: JobFiles
}
