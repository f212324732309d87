import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { tidyRegularly } from '../regularly.ts'
import type { JobKind } from './job-kind.ts'
import { jobPlaces, type KeepPlace } from './job-places.ts'
import { type JobRunner, startJobRunner } from './runner.ts'

const sweepEvery = 24 * 3_600_000

/** What those need that add jobs. */
export interface Jobs extends Pick<JobRunner, 'wake'> {
  readonly reserve: KeepPlace
}

/** Runs jobs of these kinds as long as the app runs. */
export function runJobs(app: FastifyInstance, services: Services, kinds: readonly JobKind[], turn?: number): Jobs {
  const { database, jobFiles } = services
  const runner = startJobRunner(services, kinds, app.log, turn)
  app.addHook('onClose', () => runner.stop())
  tidyRegularly(app, 'sweeping files of jobs', sweepEvery, () => jobFiles.sweep(database))
  return { wake: () => runner.wake(), reserve: jobPlaces(database) }
}
