import type { ImportFailure } from '@potluck/api/import-notes'
import { JobFailure } from '../machinery/jobs/job-failure.ts'

/** The import cannot be done, and why. What was brought over before stays. */
export class ImportError extends JobFailure<ImportFailure> {}
