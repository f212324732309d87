import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../base/database/database.ts'
import { Refusal } from '../base/refusal.ts'

/** Maximum number of a member's jobs that wait, run or are being uploaded. */
const mostOpen = 5

async function openJobs({ db }: Database, member: Member): Promise<readonly string[]> {
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('ownerId', '=', member.id)
    .where('status', 'in', ['waiting', 'running'])
    .execute()
  return jobs.map(({ id }) => id)
}

/** Reserves a place in the queue for a member while a step receives the file of the job with this id. */
export type ReservePlace = <T>(member: Member, step: (jobId: string) => Promise<T>) => Promise<T>

/**
 * The places of a member in the queue: an upload takes its place at its beginning, so that many uploads cannot fill the disk. The returned
 * function throws 429 if all places are taken.
 */
export function jobPlaces(database: Database): ReservePlace {
  const onTheWay = new Map<string, Set<string>>()

  return async (member, step) => {
    const jobId = uuid()
    const own = onTheWay.get(member.id) ?? new Set()
    onTheWay.set(member.id, own.add(jobId))
    try {
      // Add this job before reading the open ones: a job that is in both counts once.
      const coming = [...own]
      const jobIds = new Set([...coming, ...(await openJobs(database, member))])
      if (jobIds.size > mostOpen) throw new Refusal('too-many-jobs', 'wait until one of the open jobs is done')
      return await step(jobId)
    } finally {
      own.delete(jobId)
      if (own.size === 0) onTheWay.delete(member.id)
    }
  }
}
