import { setTimeout as pause } from 'node:timers/promises'
import type { JobNote } from '@potluck/api/jobs'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import { PicturesFull } from '../../images/rows.ts'
import type { Services } from '../services.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { Refusal } from '../refusal.ts'
import {
  type ClaimedJob,
  claimJob,
  endLeases,
  isAnyOpen,
  JobLostError,
  noteProgress,
  releaseJobs,
  requeueJob,
} from './claim.ts'
import { isDiskFull } from './disk-full.ts'
import { JobFailure, TurnOverError, WorkLostError } from './job-failure.ts'
import type { JobKind } from './job-kind.ts'
import { publishProgress } from './publish-progress.ts'
import { keepFailure } from './results.ts'

/** How many jobs run at once in this process. */
const atOnce = 2

/** How often a job is tried in one place when the process that reads its file ends: the file is the likely cause. */
const maxReadings = 2

/**
 * How often a job is taken up in one place when this server ends. Updates and power cuts are no fault of the job, so it
 * has several tries; a job that does end the server must not do so for ever.
 */
const maxAttempts = 6

/** How long a job goes on while others wait, milliseconds: a small one comes through beside many large ones. */
const usualTurn = 20_000

/** How often a worker says that it is alive, and learns that its job was cancelled, milliseconds. */
const listenEvery = 2_000

/** How often a process looks for jobs that another left behind, milliseconds. */
const lookEvery = 10_000

export interface JobRunner {
  /** Looks for work now: a job was added. */
  wake(): void
  /** Stops after the present step of each job and hands the jobs back. */
  stop(): Promise<void>
}

const isBookFull = (error: unknown): boolean => error instanceof Refusal && error.code === 'book-full'

function failureFor(error: unknown): JobNote {
  if (error instanceof JobFailure) return error.failure
  if (error instanceof WorkLostError) return { code: 'crashed' }
  if (error instanceof PicturesFull) return { code: 'pictures-full', megabytes: error.megabytes }
  if (isBookFull(error)) return { code: 'book-full' }
  return { code: isDiskFull(error) ? 'no-space' : 'unexpected' }
}

/** Runs the jobs of the queue in this process, until it is stopped. */
export function startJobRunner(
  services: Services,
  kinds: readonly JobKind[],
  log: FastifyBaseLogger,
  turn = usualTurn,
): JobRunner {
  const { database, jobFiles } = services
  const kindsByName = new Map(kinds.map((kind) => [kind.name, kind]))
  const worker = uuid()
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let lookAgain = false

  /** Asks the queue no more than once in a turn. */
  function turns(): () => Promise<void> {
    let end: number | null = null
    return async () => {
      // What it takes to find the place in the file again is no part of the turn.
      end ??= Date.now() + turn
      if (Date.now() < end) return
      if (await isAnyOpen(database, [...kindsByName.keys()])) throw new TurnOverError()
      end = Date.now() + turn
    }
  }

  async function work(job: ClaimedJob): Promise<void> {
    const lost = new AbortController()
    const alive = setInterval(() => {
      noteProgress(database, job).catch((error: unknown) => {
        if (error instanceof JobLostError) lost.abort(error)
      })
    }, listenEvery)
    try {
      const signal = AbortSignal.any([stopping.signal, lost.signal])
      if (job.attempts > maxAttempts) throw new JobFailure({ code: 'crashed' })
      const kind = kindsByName.get(job.kind)
      if (!kind) throw new Error(`no kind of job is called ${job.kind}`)
      await kind.run({ job, file: await jobFiles.pathOf(job.id), signal, yieldTurn: turns() })
      await noteProgress(database, job, { status: 'done' })
    } catch (error) {
      if (stopping.signal.aborted) return
      if (error instanceof TurnOverError) return requeueJob(database, job, { attempts: 0 })
      if (error instanceof WorkLostError && job.attempts < maxReadings) return requeueJob(database, job)
      // That is not the job's fault. While the database stays away, its lease runs out.
      if (error instanceof DatabaseAway) return requeueJob(database, job)
      if (!(error instanceof JobLostError)) await fail(job, error)
    } finally {
      clearInterval(alive)
    }
    await jobFiles.remove(job.id)
    await publishProgress(services, job)
  }

  async function fail(job: ClaimedJob, error: unknown): Promise<void> {
    const failure = failureFor(error)
    if (!(error instanceof JobFailure)) log.error({ err: error, jobId: job.id }, 'a job failed')
    // Its owner may want to try again, when whatever happened is over.
    if (failure.code === 'crashed') await kindsByName.get(job.kind)?.dropped?.(job)
    await noteProgress(database, job, { status: 'failed', failure: keepFailure(failure) }).catch((lost: unknown) => {
      if (!(lost instanceof JobLostError)) throw lost
    })
  }

  async function look(): Promise<void> {
    while (running.size < atOnce && !stopping.signal.aborted) {
      const job = await claimJob(database, worker, [...kindsByName.keys()])
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
    if (database.dialect.name === 'sqlite') await endLeases(database)
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
      // If the database is away, others take the jobs over once their leases have run out.
      await releaseJobs(database, worker).catch((error: unknown) => {
        if (!(error instanceof DatabaseAway)) throw error
        log.error({ err: error }, 'jobs could not be handed back')
      })
    },
  }
}
