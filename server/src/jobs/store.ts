import type { Job, JobKind, JobSummary } from '@potluck/api/jobs'
import type { Database } from '../database/database.ts'
import { now } from '../database/instant.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import type { Member } from '../sessions/member.ts'

/** Most jobs that a list shows. */
const latest = 50

/** Most jobs of one member that wait or run. */
const mostOpen = 5

const summary = ['id', 'kind', 'status', 'done', 'total', 'failed', 'error', 'createdAt', 'updatedAt'] as const

/** Refuses another job while the member has many open. @throws {HttpError} 429 */
export async function refuseTooMany({ db }: Database, member: Member): Promise<void> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', member.id)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  if (count >= mostOpen) throw new HttpError(429, 'too-many-jobs', 'wait until one of the open imports is done')
}

/** Puts a job into the queue. */
export async function addJob(
  { db }: Database,
  member: Member,
  { id, kind }: { readonly id: string; readonly kind: JobKind },
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ ownerId: member.id, id, kind, status: 'waiting', done: 0, failed: 0, createdAt: now(), updatedAt: now() })
    .execute()
}

/** The member's latest jobs, newest first. */
export const listJobs = ({ db }: Database, member: Member): Promise<JobSummary[]> =>
  db
    .selectFrom('jobs')
    .select(summary)
    .where('ownerId', '=', member.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()

/** A job of the member with its results. @throws {HttpError} 404 when it is not the member's */
export async function readJob({ db }: Database, member: Member, id: string): Promise<Job> {
  const job = await db
    .selectFrom('jobs')
    .select(summary)
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!job) throw notFound('job')
  const results = await db
    .selectFrom('jobResults')
    .select(['name', 'outcome', 'recipeId', 'message'])
    .where('ownerId', '=', member.id)
    .where('jobId', '=', id)
    .orderBy('position')
    .execute()
  return { ...job, results }
}

/** Stops a job of the member; one that ended stays as it is. @throws {HttpError} 404 when it is not the member's */
export async function cancelJob(database: Database, member: Member, id: string): Promise<void> {
  await database.db
    .updateTable('jobs')
    .set({ status: 'cancelled', worker: null, leaseUntil: null, updatedAt: now() })
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute()
  await readJob(database, member, id)
}
