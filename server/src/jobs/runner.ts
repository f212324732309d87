import { setTimeout as pause } from 'node:timers/promises'
import type { JobKind } from '@potluck/api/jobs'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Services } from '../services.ts'
import { type ClaimedJob, claimJob, JobLostError, lease, noteProgress, releaseJobs } from './claim.ts'
import { JobFailure } from './job-failure.ts'
import { publishProgress } from './publish-progress.ts'

/**
 * The work of one kind of job. It notes its progress with `noteProgress`, in the transaction of what it did: taken up
 * again after a stop, it goes on from there. It looks at the signal between steps.
 */
export type JobWork = (job: ClaimedJob, file: string, signal: AbortSignal) => Promise<void>

/** How many jobs run at once in this process. */
const atOnce = 2

/** How often a process looks for jobs that another left behind, milliseconds. */
const lookEvery = 10_000

export interface JobRunner {
  /** Looks for work now: a job was added. */
  wake(): void
  /** Stops after the present step of each job and hands the jobs back. */
  stop(): Promise<void>
}

/** Runs the jobs of the queue in this process, until it is stopped. */
export function startJobRunner(
  services: Services,
  works: Readonly<Record<JobKind, JobWork>>,
  log: FastifyBaseLogger,
): JobRunner {
  const { database, jobFiles } = services
  const worker = uuid()
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let lookAgain = false

  async function work(job: ClaimedJob): Promise<void> {
    const alive = setInterval(() => void noteProgress(database, job).catch(() => {}), lease / 3)
    try {
      await works[job.kind](job, await jobFiles.pathOf(job.id), stopping.signal)
      await noteProgress(database, job, { status: 'done' })
    } catch (error) {
      if (stopping.signal.aborted) return
      if (!(error instanceof JobLostError)) await fail(job, error)
    } finally {
      clearInterval(alive)
    }
    await jobFiles.remove(job.id)
    await publishProgress(services, job)
  }

  async function fail(job: ClaimedJob, error: unknown): Promise<void> {
    if (!(error instanceof JobFailure)) log.error({ err: error, jobId: job.id }, 'a job failed')
    const message = error instanceof JobFailure ? error.message : 'something went wrong on the server'
    await noteProgress(database, job, { status: 'failed', error: message }).catch((lost: unknown) => {
      if (!(lost instanceof JobLostError)) throw lost
    })
  }

  async function look(): Promise<void> {
    while (running.size < atOnce && !stopping.signal.aborted) {
      const job = await claimJob(database, worker)
      if (!job) return
      const run: Promise<void> = work(job)
        .catch((error: unknown) => log.error({ err: error, jobId: job.id }, 'a job could not be ended'))
        .finally(() => {
          running.delete(run)
          wake()
        })
      running.add(run)
    }
  }

  function wake(): void {
    lookAgain = true
    if (looking || stopping.signal.aborted) return
    lookAgain = false
    looking = look()
      .catch((error: unknown) => log.error({ err: error }, 'the queue of jobs could not be read'))
      .finally(() => {
        looking = null
        if (lookAgain) wake()
      })
  }

  async function keepLooking(): Promise<void> {
    // SQLite has one process: what runs there was left behind by the one before.
    if (database.dialect.name === 'sqlite') await releaseJobs(database)
    while (!stopping.signal.aborted) {
      wake()
      await pause(lookEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const keptLooking = keepLooking().catch((error: unknown) => log.error({ err: error }, 'jobs could not be started'))
  return {
    wake,
    async stop() {
      stopping.abort()
      await keptLooking
      await looking
      await Promise.all(running)
      await releaseJobs(database, worker)
    },
  }
}
