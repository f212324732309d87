import type { Database } from '../database/database.ts'
import type { Notifier } from '../notifier/notifier.ts'
import type { JobFiles } from './job-files.ts'

/** The services with which jobs run. */
export interface JobServices {
  readonly database: Database
  readonly notifier: Notifier
  readonly jobFiles: JobFiles
}
