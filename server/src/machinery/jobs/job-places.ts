import type { Member } from '../../access/reader.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../refusal.ts'

/** Most jobs of one member that wait or run, those included whose file is still on its way. */
const mostOpen = 5

async function countOpen({ db }: Database, member: Member): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', member.id)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps a place in the queue for a member while a step receives what the job is to work on. */
type KeepPlace = <T>(member: Member, step: () => Promise<T>) => Promise<T>

/**
 * The places that a member has in the queue: files on their way to this process take theirs from the beginning, so that
 * many at once cannot fill the disk. The function given back throws 429 for one too many.
 */
export function jobPlaces(database: Database): KeepPlace {
  const onTheWay = new Map<string, number>()
  const add = (id: string, more: number) => {
    const count = (onTheWay.get(id) ?? 0) + more
    if (count > 0) onTheWay.set(id, count)
    else onTheWay.delete(id)
  }
  return async (member, step) => {
    add(member.id, 1)
    try {
      const taken = (await countOpen(database, member)) + (onTheWay.get(member.id) ?? 0)
      if (taken > mostOpen) throw new Refusal('too-many-jobs', 'wait until one of the open jobs is done')
      return await step()
    } finally {
      add(member.id, -1)
    }
  }
}
