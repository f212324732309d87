import type { FastifyInstance } from 'fastify'
import { deleteByAge } from '../base/clock/delete-by-age.ts'
import type { JobKind } from './job-kind.ts'
import { jobPlaces, type ReservePlace } from './job-places.ts'
import type { JobServices } from './job-services.ts'
import { JobRunner, type JobRunnerOptions } from './runner.ts'

const sweepEvery = 24 * 3_600_000

/** The services of features that add jobs. */
export interface Jobs extends Pick<JobRunner, 'wake'> {
  readonly reserve: ReservePlace
}

interface PreparedJobs {
  readonly jobs: Jobs
  /** Runs them while the app runs. */
  readonly runJobs: () => void
}

/** Jobs of these kinds, which can be added before they run. */
export function prepareJobs(
  app: FastifyInstance,
  services: JobServices,
  kinds: readonly JobKind[],
  options?: JobRunnerOptions,
): PreparedJobs {
  const { database, jobFiles } = services
  const runner = new JobRunner(services, kinds, app.log, options)
  return {
    jobs: { wake: () => runner.wake(), reserve: jobPlaces(database) },
    runJobs() {
      runner.start()
      app.addHook('onClose', () => runner.stop())
      deleteByAge(app, database, 'sweeping files of jobs', sweepEvery, () => jobFiles.sweep(database))
    },
  }
}
