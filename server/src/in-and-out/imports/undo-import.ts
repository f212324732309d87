import { undoImportKind } from '@potluck/api/imports'
import { trashRecipes } from '../../book/recipes/trash-recipes.ts'
import type { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { type ClaimedJob, noteProgress } from '../../machinery/jobs/claim.ts'
import type { JobKind, JobRun } from '../../machinery/jobs/job-kind.ts'
import { restAfterBatches } from '../../machinery/jobs/rest-after-batches.ts'
import { inBookOfImport, notifyKitchen } from './import-book.ts'
import { undoneBy } from './store.ts'

/** Recipes per transaction, for which others wait. */
const batchSize = 100

/** The results of an import that refer to new recipes. */
const newRecipeResults = ({ db }: Database, { ownerId }: ClaimedJob, importId: string) =>
  db
    .selectFrom('jobResults')
    .where('ownerId', '=', ownerId)
    .where('jobId', '=', importId)
    .where('outcome', 'in', ['done', 'noted'])
    .where('refersKind', '=', 'recipe')

async function undo(services: Services, run: JobRun, importId: string, target: Book) {
  const { database } = services
  const { job, signal } = run
  const rest = restAfterBatches(services, run)
  const results = newRecipeResults(database, job, importId)
  const { total } = await results.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  await noteProgress(database, job, { total })
  for (let { done } = job; done < total; ) {
    signal.throwIfAborted()
    const rows = await results.select('refersId').orderBy('position').offset(done).limit(batchSize).execute()
    done += rows.length
    await changeBook(database, target, async (book) => {
      await noteProgress(book.database, job, { done })
      await trashRecipes(
        book,
        rows.flatMap(({ refersId }) => refersId ?? []),
      )
    })
    await rest()
  }
  notifyKitchen(services, target)
}

async function undoOf(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const undone = await undoneBy(database, run.job)
  if (undone === undefined) return
  await inBookOfImport(database, run.job, undone.kitchenId, (book) => undo(services, run, undone.id, book))
}

/** The job that moves the recipes of an import to the trash, from which they can be restored. */
export const undoJob = (services: Services): JobKind => ({ name: undoImportKind, run: (run) => undoOf(services, run) })
