import type { AnsweredJob, AnsweredJobResult, AnsweredJobSummary, JobOutcome } from '@potluck/api/jobs'
import type { Member, Reader } from '../../ground/access/reader.ts'
import type { Database } from '../base/database/database.ts'
import { now } from '../base/database/instant.ts'
import { notFound } from '../base/refusal.ts'
import { failureOf, notesOf } from './results.ts'

/** Maximum number of jobs in a list. */
const latest = 50

const summary = ['id', 'kind', 'status', 'done', 'total', 'failed', 'failure', 'createdAt', 'updatedAt'] as const

/** Puts a job into the queue. */
export async function addJob(
  { db }: Database,
  owner: Reader,
  { id, kind, language }: { readonly id: string; readonly kind: string; readonly language: string | null },
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      ownerId: owner.id,
      id,
      kind,
      language,
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

/** The kitchens that jobs of a member are about, by the id of the job. */
export type KitchensOfJobs = (
  database: Database,
  member: Member,
  jobIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>

/** The member's latest jobs, newest first. */
export async function listJobs(
  database: Database,
  member: Member,
  kitchensOf: ReadonlySet<KitchensOfJobs>,
): Promise<AnsweredJobSummary[]> {
  const jobs = await summariesOf(database, member)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  const ids = jobs.map(({ id }) => id)
  const found = await Promise.all([...kitchensOf].map((kitchens) => kitchens(database, member, ids)))
  const kitchenIds = new Map(found.flatMap((kitchens) => [...kitchens]))
  return jobs.map((job) => {
    const kitchenId = kitchenIds.get(job.id)
    return { ...summaryOf(job), ...(kitchenId !== undefined && { kitchenId }) }
  })
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

/** A job that its owner cancelled while no worker ran it. */
export interface DroppedJob {
  readonly id: string
  readonly ownerId: string
  readonly kind: string
}

/**
 * Cancels a job of the member; an ended job does not change.
 * @returns the job if no worker runs it, which would end it; otherwise null
 * @throws {Refusal} 404 when it is not the member's
 */
export async function cancelJob(database: Database, member: Member, id: string): Promise<DroppedJob | null> {
  const job = await database.db
    .updateTable('jobs')
    // The worker stays in the row, because it shows whether the job is running.
    .set({ status: 'cancelled', updatedAt: now() })
    .where('ownerId', '=', member.id)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning(['kind', 'worker', 'leaseUntil'])
    .executeTakeFirst()
  if (!job) {
    await readJob(database, member, id)
    return null
  }
  const isAtWork = job.worker !== null && job.leaseUntil !== null && job.leaseUntil >= now()
  return isAtWork ? null : { id, ownerId: member.id, kind: job.kind }
}
