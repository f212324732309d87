import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import { DatabaseAway } from '../base/database/database-away.ts'
import { StoreAway } from '../base/files/file-store.ts'
import { presenceOf } from '../base/presence.ts'
import { WorkLostError } from '../base/processes/work-lost-error.ts'
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
import { Coalesced } from './coalesced.ts'
import { Courtesy } from './courtesy.ts'
import { failureNote } from './failure-note.ts'
import { JobFailure, TurnOverError } from './job-failure.ts'
import type { JobKind } from './job-kind.ts'
import type { JobServices } from './job-services.ts'
import { publishProgress } from './publish-progress.ts'
import { storeFailure } from './results.ts'
import { Turn } from './turn.ts'

/** How many jobs run at once in this process. */
const atOnce = 2

/** Attempts of a job without progress if the process that reads its file ends: the file is the likely cause. */
const maxReadings = 2

/**
 * Attempts of a job without progress if the server ends. Updates and power cuts are not the job's fault, so it has several;
 * but a job that ends the server must not do so for ever.
 */
const maxAttempts = 6

/** How long a job runs while others wait, milliseconds: so small jobs need not wait for large ones. */
const usualTurn = 20_000

/** How often a worker renews its lease and checks for a cancellation, milliseconds. */
const listenEvery = 2_000

/** How often a process looks for abandoned jobs, milliseconds. */
const lookEvery = 10_000

export interface JobRunnerOptions {
  /** How long a job runs while others wait, milliseconds. */
  readonly turn?: number | undefined
}

/** Runs the jobs of the queue in this process, from `start` until `stop`. */
export class JobRunner {
  readonly #services: JobServices
  readonly #kinds: ReadonlyMap<string, JobKind>
  readonly #log: FastifyBaseLogger
  readonly #turn: number
  /** Names this process in the database. */
  readonly #worker = uuid()
  readonly #stopping = new AbortController()
  /** The present runs; none of them rejects. */
  readonly #running = new Set<Promise<void>>()
  readonly #look = new Coalesced(() => this.#takeUpJobs())
  #polling: Promise<void> = Promise.resolve()

  constructor(
    services: JobServices,
    kinds: readonly JobKind[],
    log: FastifyBaseLogger,
    { turn = usualTurn }: JobRunnerOptions = {},
  ) {
    this.#services = services
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]))
    this.#log = log
    this.#turn = turn
  }

  start(): this {
    this.#polling = this.#poll().catch((error: unknown) => this.#log.error({ err: error }, 'jobs could not be started'))
    return this
  }

  /** Looks for jobs now, because one was added. */
  wake(): void {
    if (!this.#stopping.signal.aborted) this.#look.run()
  }

  /** Stops after the present step of each job and puts the jobs back into the queue. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#polling
    await this.#look.idle()
    await Promise.all(this.#running)
    // If the database is not available, others take the jobs over after their leases expire.
    await releaseJobs(this.#services.database, this.#worker).catch((error: unknown) => {
      if (!(error instanceof DatabaseAway)) throw error
      this.#log.error({ err: error }, 'jobs could not be handed back')
    })
  }

  get #kindNames(): string[] {
    return [...this.#kinds.keys()]
  }

  /** Finds jobs that other processes abandoned. */
  async #poll(): Promise<void> {
    const { database } = this.#services
    const { signal } = this.#stopping
    // SQLite has one process: running jobs were abandoned by the previous one.
    if (database.dialect.name === 'sqlite') await endLeases(database)
    while (!signal.aborted) {
      this.wake()
      await pause(lookEvery, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #takeUpJobs(): Promise<void> {
    try {
      while (this.#running.size < atOnce && !this.#stopping.signal.aborted) {
        const job = await claimJob(this.#services.database, this.#worker, this.#kindNames)
        if (!job) return
        this.#startRun(job)
      }
    } catch (error) {
      this.#log.error({ err: error }, 'the queue of jobs could not be read')
    }
  }

  #startRun(job: ClaimedJob): void {
    const run: Promise<void> = this.#work(job)
      .catch((error: unknown) => this.#log.error({ err: error, jobId: job.id }, 'a job could not be ended'))
      .finally(() => {
        this.#running.delete(run)
        this.wake()
      })
    this.#running.add(run)
  }

  /** Runs a job to its end, or puts it back into the queue. */
  async #work(job: ClaimedJob): Promise<void> {
    const { database, jobFiles } = this.#services
    const lost = new AbortController()
    const alive = setInterval(() => {
      noteProgress(database, job).catch((error: unknown) => {
        if (error instanceof JobLostError) lost.abort(error)
      })
    }, listenEvery)
    try {
      await this.#runKind(job, AbortSignal.any([this.#stopping.signal, lost.signal]))
      await noteProgress(database, job, { status: 'done' })
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      if (error instanceof TurnOverError) return requeueJob(database, job, { attempts: 0 })
      if (error instanceof WorkLostError && job.attempts < maxReadings) return requeueJob(database, job)
      // This is not the job's fault. While the database is not available, its lease expires; while the files are not, it is tried a few times.
      if (error instanceof DatabaseAway || error instanceof StoreAway) return requeueJob(database, job)
      if (!(error instanceof JobLostError)) await this.#fail(job, error)
    } finally {
      clearInterval(alive)
    }
    await jobFiles.remove(job.id)
    await publishProgress(this.#services, job)
  }

  async #runKind(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    if (job.attempts > maxAttempts) throw new JobFailure({ code: 'crashed' })
    const kind = this.#kinds.get(job.kind)
    if (!kind) throw new Error(`no kind of job is called ${job.kind}`)
    const { database, jobFiles } = this.#services
    const turn = new Turn(this.#turn, () => isAnyOpen(database, this.#kindNames))
    const courtesy = new Courtesy(() => presenceOf(database).isAnyBut(job.ownerId))
    const yieldTurn = async () => {
      await turn.yield()
      await courtesy.rest(signal)
    }
    await kind.run({ job, file: await jobFiles.fetch(job.id), signal, yieldTurn })
  }

  async #fail(job: ClaimedJob, error: unknown): Promise<void> {
    const failure = failureNote(error)
    if (!(error instanceof JobFailure)) this.#log.error({ err: error, jobId: job.id }, 'a job failed')
    // Its owner may try again later.
    if (failure.code === 'crashed') await this.#kinds.get(job.kind)?.dropped?.(job)
    const ended = { status: 'failed', failure: storeFailure(failure) } as const
    await noteProgress(this.#services.database, job, ended).catch((lost: unknown) => {
      if (!(lost instanceof JobLostError)) throw lost
    })
  }
}
