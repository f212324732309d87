import { v7 as uuid } from 'uuid'
import type { Member } from '../../access/reader.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../refusal.ts'

/** Most jobs of one member that wait or run, those included whose file is still on its way. */
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

/** Keeps a place in the queue for a member while a step receives what the job is to work on; the job has the id given. */
export type ReservePlace = <T>(member: Member, step: (jobId: string) => Promise<T>) => Promise<T>

/**
 * The places that a member has in the queue: files on their way to this process take theirs from the beginning, so that
 * many at once cannot fill the disk. The function given back throws 429 for one too many.
 */
export function jobPlaces(database: Database): ReservePlace {
  const onTheWay = new Map<string, Set<string>>()

  return async (member, step) => {
    const jobId = uuid()
    const own = onTheWay.get(member.id) ?? new Set()
    onTheWay.set(member.id, own.add(jobId))
    try {
      // Noted before the open ones are asked for: one that arrives meanwhile is among both, and counts once.
      const coming = [...own]
      const taken = new Set([...coming, ...(await openJobs(database, member))])
      if (taken.size > mostOpen) throw new Refusal('too-many-jobs', 'wait until one of the open jobs is done')
      return await step(jobId)
    } finally {
      own.delete(jobId)
      if (own.size === 0) onTheWay.delete(member.id)
    }
  }
}
