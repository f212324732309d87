import { v5 as uuidOf } from 'uuid'
import { writeWhole } from '../../book/recipes/whole/write-whole.ts'
import { indexAhead } from '../../book/search/index-recipes.ts'
import type { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { presenceOf } from '../../machinery/base/presence.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { type ClaimedJob, isCancelled, noteProgress } from '../../machinery/jobs/claim.ts'
import { JobFailure } from '../../machinery/jobs/job-failure.ts'
import type { JobRun } from '../../machinery/jobs/job-kind.ts'
import { restAfterBatches } from '../../machinery/jobs/rest-after-batches.ts'
import { addJobResults } from '../../machinery/jobs/results.ts'
import { inBookOfImport, notifyKitchen } from './import-book.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem } from './import-item.ts'
import { ImportedLinks } from './link-imported.ts'
import { noteMissing } from './missing-pictures.ts'
import { type Prepared, prepare } from './prepare-recipes.ts'
import { type About, type ImportOutput, type ReadingTask, readInProcess } from './read-in-process.ts'
import { importOf, storeFile } from './store.ts'
import { webPictures } from './web-pictures.ts'

/**
 * Recipes per transaction: few enough that other requests wait for milliseconds only. SQLite writes in this process.
 * PostgreSQL has its own, where each statement costs a round trip.
 */
const batchSizes = { sqlite: 20, postgresql: 50 } as const

/** The same while other members call: what they ask for waits for a transaction of SQLite, and for each statement's values. */
const batchSizesBesideOthers = { sqlite: 5, postgresql: 15 } as const

/** Writes a batch, its results and the progress in one transaction, so that a crash leaves all of it or nothing. */
async function writeBatch(
  { database }: Services,
  { job, book: target }: { readonly job: ClaimedJob; readonly book: Book },
  progress: { readonly done: number; readonly failed: number },
  batch: readonly Prepared[],
): Promise<void> {
  await changeBook(database, target, async (book) => {
    const transaction = book.database
    await noteProgress(transaction, job, progress)
    await writeWhole(
      book,
      batch.flatMap(({ recipe }) => recipe ?? []),
    )
    await noteMissing(
      book,
      job.id,
      batch.flatMap(({ missing }) => missing),
    )
    await addJobResults(
      transaction,
      job,
      progress.done - batch.length,
      batch.map(({ result }) => result),
    )
  })
}

/**
 * Imports the recipes of a file into a book, one batch at a time. A job that continues skips the items that are done,
 * since the items of a file always have the same order.
 * @throws {ImportError} if the file cannot be read or has no recipe
 */
export async function runImport(services: Services, run: JobRun): Promise<void> {
  const { job, file: path, signal } = run
  const { database } = services
  const batchSize = batchSizes[database.dialect.name]
  const { fileName, choices, kitchenId } = await importOf(database, job)
  const task: ReadingTask = { path, fileName, choices, language: job.language, skip: job.done, batchSize }
  await runWithStoredFile(services, job, kitchenId, (book) =>
    importRecipes(services, run, {
      book,
      outputs: readInProcess(task, signal),
      label: choices.label ?? null,
      mayLackPictures: choices.only !== undefined,
    }),
  )
}

/**
 * Runs an import and stores its file for another try if something failed or the job was cancelled.
 * @param kitchenId the kitchen into whose book it goes; null for the own book
 * @param work returns the number of failed items
 */
export async function runWithStoredFile(
  services: Services,
  job: ClaimedJob,
  kitchenId: string | null,
  work: (book: Book) => Promise<number>,
): Promise<void> {
  let failed = 0
  try {
    failed = await inBookOfImport(services.database, job, kitchenId, work)
  } catch (error) {
    const isEnd = error instanceof JobFailure || error instanceof Refusal || (await isCancelled(services.database, job))
    if (isEnd) await storeFile(services, job)
    throw error
  }
  if (failed > 0) await storeFile(services, job)
}

interface ImportWork {
  readonly book: Book
  readonly outputs: AsyncIterable<About | ImportOutput>
  /** The title of a label for each recipe; none by default. */
  readonly label?: string | null
  /** See `ImportOptions`; only links to pictures otherwise. */
  readonly mayLackPictures?: boolean
}

/**
 * Imports recipes into a book, each batch with its results.
 * @returns the number of failed items
 * @throws {ImportError} if there are no items
 */
export async function importRecipes(
  services: Services,
  run: JobRun,
  { book, outputs, label = null, mayLackPictures = false }: ImportWork,
): Promise<number> {
  const { database } = services
  const { job, signal } = run
  const options = { fetchPicture: webPictures(services.outgoing, signal), label, mayLackPictures }
  let { done, failed } = job
  const links = new ImportedLinks()
  const rest = restAfterBatches(services, run, () => notifyKitchen(services, book))

  /** As many at once as others who are there can wait for. */
  async function writeInTurn(items: readonly FittedItem[]): Promise<void> {
    for (let start = 0; start < items.length; ) {
      const isAnyoneElseThere = presenceOf(database).isAnyBut(job.ownerId)
      const end = isAnyoneElseThere ? start + batchSizesBesideOthers[database.dialect.name] : items.length
      await write(items.slice(start, end))
      start = end
    }
  }

  async function write(items: readonly FittedItem[]): Promise<void> {
    const numbered = items.map((item, index) => ({ id: uuidOf(`recipe ${done + index + 1}`, job.id), item }))
    const prepared = await prepare(services, book, numbered, options)
    signal.throwIfAborted()
    await indexAhead(
      database,
      book,
      prepared.flatMap(({ recipe }) => recipe?.texts ?? []),
    )
    done += prepared.length
    failed += prepared.filter(({ result }) => result.outcome === 'failed').length
    await writeBatch(services, { job, book }, { done, failed }, prepared)
    links.add(prepared)
    await rest()
  }

  for await (const output of outputs) {
    if (output.type === 'total') await noteProgress(database, job, { total: Math.max(output.total, done) })
    else if (output.type === 'batch') await writeInTurn(output.items)
  }
  if (done === 0) throw new ImportError({ code: 'no-recipes' })
  await links.write(database, book)
  await database.dialect.noteGrowth(database.db, done - job.done)
  await noteProgress(database, job, { total: done })
  notifyKitchen(services, book)
  return failed
}
