import { setImmediate as nextTurn } from 'node:timers/promises'
import { undoImportKind } from '@potluck/api/imports'
import { changeBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { type ClaimedJob, noteProgress } from '../machinery/jobs/claim.ts'
import type { JobKind, JobRun } from '../machinery/jobs/job-kind.ts'
import { publishProgress } from '../machinery/jobs/publish-progress.ts'
import type { Services } from '../machinery/services.ts'
import { trashRecipes } from '../recipes/trash-recipes.ts'

/** Recipes that go in one transaction, while others wait. */
const batchSize = 100

/** The import that a job takes back. */
async function undoneImport({ db }: Database, { id, ownerId }: ClaimedJob): Promise<string | null> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('undoneBy', '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The recipes that an import brought, in order. */
const brought = ({ db }: Database, { ownerId }: ClaimedJob, importId: string) =>
  db
    .selectFrom('jobResults')
    .where('ownerId', '=', ownerId)
    .where('jobId', '=', importId)
    .where('outcome', 'in', ['done', 'noted'])
    .where('refersKind', '=', 'recipe')

async function undo(services: Services, { job, signal, yieldTurn }: JobRun): Promise<void> {
  const { database } = services
  const importId = await undoneImport(database, job)
  if (importId === null) return
  const all = brought(database, job, importId)
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  await noteProgress(database, job, { total })
  for (let { done } = job; done < total; ) {
    signal.throwIfAborted()
    const rows = await all.select('refersId').orderBy('position').offset(done).limit(batchSize).execute()
    done += rows.length
    await changeBook(database, job.book, async (book) => {
      await noteProgress(book.database, job, { done })
      await trashRecipes(
        book,
        rows.flatMap(({ refersId }) => refersId ?? []),
      )
    })
    await publishProgress(services, job)
    await nextTurn()
    await yieldTurn()
  }
}

/** The job that puts what an import brought into the trash, where it can be taken out again. */
export const undoJob = (services: Services): JobKind => ({ name: undoImportKind, run: (run) => undo(services, run) })
