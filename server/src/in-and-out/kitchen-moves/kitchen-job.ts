import type { MoveNote } from '@potluck/api/kitchen-moves'
import { Reader } from '../../ground/access/reader.ts'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { noteProgress } from '../../machinery/jobs/claim.ts'
import type { JobRun } from '../../machinery/jobs/job-kind.ts'
import { restAfterBatches } from '../../machinery/jobs/rest-after-batches.ts'
import { addJobResults, type NewResult } from '../../machinery/jobs/results.ts'

/**
 * Recipes per transaction: few enough that other requests wait for milliseconds only. SQLite writes in this process.
 * PostgreSQL has its own, where each statement costs a round trip.
 */
const batchSizes = { sqlite: 20, postgresql: 50 } as const

interface Work {
  /** Whose books are locked, with that of the job's owner. */
  readonly lockedId: string
  readonly ids: readonly string[]
  /** Before the transaction of a batch. */
  readonly prepare?: (ids: readonly string[]) => Promise<void>
  /** Under the locks. */
  readonly write: (inside: Database, ids: readonly string[]) => Promise<readonly NewResult<MoveNote>[]>
  /** After batches, now and then and at the end. */
  readonly announce: () => void
}

/** Goes through recipes a batch at a time. A job that continues skips those that are done. */
export async function inBatches(
  services: Services,
  run: JobRun,
  { lockedId, ids, prepare, write, announce }: Work,
): Promise<void> {
  const { database } = services
  const { job, signal } = run
  const size = batchSizes[database.dialect.name]
  const rest = restAfterBatches(services, run, announce)
  await noteProgress(database, job, { total: ids.length })
  for (let { done } = job; done < ids.length; ) {
    signal.throwIfAborted()
    const batch = ids.slice(done, done + size)
    await prepare?.(batch)
    await inTransaction(database, async (inside) => {
      await lockMembers(inside, [job.ownerId, lockedId])
      const results = await write(inside, batch)
      await noteProgress(inside, job, { done: done + batch.length })
      await addJobResults(inside, job, done, results)
    })
    done += batch.length
    await rest()
  }
  await database.dialect.noteGrowth(database.db, ids.length - job.done)
  announce()
}

/** The owner of a job, as whom it reads. */
export const readerOf = ({ ownerId }: { readonly ownerId: string }): Reader =>
  Reader.for(ownerId, 'their recipes go into a kitchen or out of it')
