import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { tidyRegularly } from '../regularly.ts'
import type { JobKind } from './job-kind.ts'
import { type JobRunner, startJobRunner } from './runner.ts'

const sweepEvery = 24 * 3_600_000

/** Runs jobs of these kinds as long as the app runs. */
export function runJobs(app: FastifyInstance, services: Services, kinds: readonly JobKind[], turn?: number): JobRunner {
  const { database, jobFiles } = services
  const runner = startJobRunner(services, kinds, app.log, turn)
  app.addHook('onClose', () => runner.stop())
  tidyRegularly(app, 'sweeping files of jobs', sweepEvery, () => jobFiles.sweep(database))
  return runner
}
