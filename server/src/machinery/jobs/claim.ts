import { sql } from 'kysely'
import { Book } from '../../ground/access/book.ts'
import { type Database, inTransaction } from '../base/database/database.ts'
import { now } from '../base/database/instant.ts'

/** A job whose worker has not noted progress for this long may be taken over, milliseconds. */
export const lease = 30_000

/** A job that this process works on. */
export interface ClaimedJob {
  readonly id: string
  readonly ownerId: string
  readonly kind: string
  /** The owner's language, or null if it is not known. */
  readonly language: string | null
  readonly worker: string
  /** The owner's book, which the job may write to. */
  readonly book: Book
  /** Items that earlier runs have processed. */
  readonly done: number
  readonly failed: number
  /** How often it was started since its last progress, including this time. */
  readonly attempts: number
}

const open = ({ db }: Database, kinds: readonly string[]) =>
  db
    .selectFrom('jobs')
    .where('kind', 'in', kinds)
    .where(({ or, eb, and }) =>
      or([eb('status', '=', 'waiting'), and([eb('status', '=', 'running'), eb('leaseUntil', '<', now())])]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs as other')
            .select('other.id')
            .whereRef('other.ownerId', '=', 'jobs.ownerId')
            .where('other.status', '=', 'running')
            .where('other.leaseUntil', '>=', now()),
        ),
      ),
    )
    // The member whose last turn is longest ago comes first.
    .orderBy(({ selectFrom, fn }) =>
      fn.coalesce(
        selectFrom('jobs as earlier')
          .select(({ fn: inner }) => inner.max('earlier.updatedAt').as('at'))
          .whereRef('earlier.ownerId', '=', 'jobs.ownerId')
          .where(({ or, eb }) => or([eb('earlier.status', '!=', 'waiting'), eb('earlier.done', '>', 0)])),
        sql.lit(''),
      ),
    )
    .orderBy('createdAt')
    .limit(1)

/**
 * Claims the oldest job of the next member: the one without a running job whose last turn is longest ago. Two processes
 * never claim the same job, nor two jobs of one member. Jobs of unknown kinds belong to another version of the server.
 */
export async function claimJob(
  database: Database,
  worker: string,
  kinds: readonly string[],
): Promise<ClaimedJob | null> {
  const candidate = await open(database, kinds).select(['ownerId', 'id']).executeTakeFirst()
  if (!candidate) return null
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, candidate.ownerId)
    const job = await open(inside, kinds)
      .select(['id', 'ownerId', 'kind', 'language', 'done', 'failed', 'attempts'])
      .where('ownerId', '=', candidate.ownerId)
      .executeTakeFirst()
    if (!job) return null
    const attempts = job.attempts + 1
    const { numUpdatedRows } = await inside.db
      .updateTable('jobs')
      .set({ status: 'running', worker, attempts, leaseUntil: now(lease), updatedAt: now() })
      .where('ownerId', '=', job.ownerId)
      .where('id', '=', job.id)
      // Its owner may have cancelled it a moment ago.
      .where('status', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    return numUpdatedRows === 0n ? null : { ...job, attempts, worker, book: Book.ofJob(job) }
  })
}

/** Whether a job could be claimed. */
export async function isAnyOpen(database: Database, kinds: readonly string[]): Promise<boolean> {
  return (await open(database, kinds).select('id').executeTakeFirst()) !== undefined
}

/** Whether its owner cancelled a running job. */
export async function isCancelled({ db }: Database, { id, ownerId }: ClaimedJob): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('status')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return job?.status === 'cancelled'
}

/** The job was cancelled or taken over by another process: the present step is not stored. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError'
}

/** Counts how often a job was started without progress. */
const gotOn = { attempts: 1 }

interface JobChange {
  readonly done?: number
  readonly failed?: number
  readonly total?: number
  readonly status?: 'done' | 'failed'
  /** See `storeFailure`. */
  readonly failure?: string
}

/** Stores the progress of a job and that its worker is alive. @throws {JobLostError} if it belongs to another worker */
export async function noteProgress({ db }: Database, job: ClaimedJob, change: JobChange = {}): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...change, ...(change.done === undefined ? {} : gotOn), leaseUntil: now(lease), updatedAt: now() })
    .where('ownerId', '=', job.ownerId)
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('status', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new JobLostError(`job ${job.id} is this process's no more`)
}

/** Puts the running jobs of a worker back into the queue; that does not count as a failed attempt. */
export async function releaseJobs({ db }: Database, worker: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leaseUntil: now(-1), attempts: 0 })
    .where('status', '=', 'running')
    .where('worker', '=', worker)
    .execute()
}

/** Puts all running jobs back into the queue: no other process uses this database. */
export async function endLeases({ db }: Database): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leaseUntil: now(-1) })
    .where('status', '=', 'running')
    .execute()
}

/** Puts a job back into the queue: its work was lost, or (with 0 `attempts`) it had its turn. */
export async function requeueJob(
  { db }: Database,
  job: ClaimedJob,
  change: { readonly attempts?: 0 } = {},
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...change, status: 'waiting', worker: null, leaseUntil: null, updatedAt: now() })
    .where('ownerId', '=', job.ownerId)
    .where('id', '=', job.id)
    .where('worker', '=', job.worker)
    .where('status', '=', 'running')
    .execute()
}
