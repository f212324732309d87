import type { AnsweredJob, AnsweredJobResult, AnsweredJobSummary, JobOutcome } from '@potluck/api/jobs'
import type { Member } from '../../access/reader.ts'
import type { Database } from '../database/database.ts'
import { now } from '../database/instant.ts'
import { notFound, Refusal } from '../refusal.ts'
import { failureOf, notesOf } from './results.ts'

/** Most jobs that a list shows. */
const latest = 50

/** Most jobs of one member that wait or run. */
const mostOpen = 5

const summary = ['id', 'kind', 'status', 'done', 'total', 'failed', 'failure', 'createdAt', 'updatedAt'] as const

/** Refuses another job while the member has many open. @throws {Refusal} 429 */
export async function refuseTooMany({ db }: Database, member: Member): Promise<void> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', member.id)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  if (count >= mostOpen) throw new Refusal('too-many-jobs', 'wait until one of the open jobs is done')
}

/** Puts a job into the queue. */
export async function addJob(
  { db }: Database,
  member: Member,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      ownerId: member.id,
      id,
      kind,
      status: 'waiting',
      done: 0,
      failed: 0,
      attempts: 0,
      createdAt: now(),
      updatedAt: now(),
    })
    .execute()
}

const summariesOf = ({ db }: Database, member: Member) =>
  db.selectFrom('jobs').select(summary).where('ownerId', '=', member.id)

const summaryOf = ({
  failure,
  ...job
}: Omit<AnsweredJobSummary, 'failure'> & { failure: string | null }): AnsweredJobSummary => ({
  ...job,
  failure: failureOf(failure),
})

/** The member's latest jobs, newest first. */
export async function listJobs(database: Database, member: Member): Promise<AnsweredJobSummary[]> {
  const jobs = await summariesOf(database, member)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  return jobs.map(summaryOf)
}

/** A job of the member. @throws {Refusal} 404 when it is not the member's */
export async function readJob(database: Database, member: Member, id: string): Promise<AnsweredJob> {
  const job = await summariesOf(database, member).where('id', '=', id).executeTakeFirst()
  if (!job) throw notFound('job')
  const counts = await database.db
    .selectFrom('jobResults')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('ownerId', '=', member.id)
    .where('jobId', '=', id)
    .groupBy('outcome')
    .execute()
  const outcomes = { done: 0, noted: 0, skipped: 0, failed: 0 }
  for (const { outcome, count } of counts) outcomes[outcome] = count
  return { ...summaryOf(job), outcomes }
}

interface ResultsWanted {
  readonly outcomes?: readonly JobOutcome[] | undefined
  readonly after: number
  readonly count: number
}

/** Results of a job of the member. @throws {Refusal} 404 when it is not the member's */
export async function listJobResults(
  { db }: Database,
  member: Member,
  id: string,
  { outcomes, after, count }: ResultsWanted,
): Promise<AnsweredJobResult[]> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!job) throw notFound('job')
  const results = await db
    .selectFrom('jobResults')
    .select(['position', 'name', 'outcome', 'refersKind', 'refersId', 'notes'])
    .where('ownerId', '=', member.id)
    .where('jobId', '=', id)
    .where('position', '>', after)
    .$if(outcomes !== undefined, (results) => results.where('outcome', 'in', outcomes ?? []))
    .orderBy('position')
    .limit(count)
    .execute()
  return results.map(({ notes, refersKind, refersId, ...result }) => ({
    ...result,
    refers: refersKind === null || refersId === null ? null : { kind: refersKind, id: refersId },
    notes: notesOf(notes),
  }))
}

/** Stops a job of the member; one that ended stays as it is. @throws {Refusal} 404 when it is not the member's */
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
