import type { ImportFailure } from '@potluck/api/import-notes'
import { JobFailure } from '../../machinery/jobs/job-failure.ts'

/** The import cannot continue. Recipes imported so far stay. */
export class ImportError extends JobFailure<ImportFailure> {}
