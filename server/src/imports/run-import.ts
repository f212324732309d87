import type { ImportNote } from '@potluck/api/import-notes'
import { maxImages } from '@potluck/api/recipes'
import { v5 as uuidOf } from 'uuid'
import type { Book } from '../access/book.ts'
import { encodeIfPossible } from '../images/encode-image.ts'
import { digestOf } from '../images/image-digest.ts'
import { type ImageRow, rowOf } from '../images/rows.ts'
import { changeBook } from '../machinery/database/change-book.ts'
import { type ClaimedJob, isCancelled, noteProgress } from '../machinery/jobs/claim.ts'
import { JobFailure } from '../machinery/jobs/job-failure.ts'
import type { JobRun } from '../machinery/jobs/job-kind.ts'
import { restAfterBatches } from '../machinery/jobs/rest-after-batches.ts'
import { addJobResults, type NewResult } from '../machinery/jobs/results.ts'
import { presenceOf } from '../machinery/presence.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import type { RecipeToWrite } from '../recipes/whole/whole-recipe.ts'
import { writeWhole } from '../recipes/whole/write-whole.ts'
import { indexAhead } from '../search/index-recipes.ts'
import { capabilitiesOf } from '../users/capabilities.ts'
import { maxLabels } from './fit-draft.ts'
import { inBookOfImport, notifyKitchen } from './import-book.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem, FittedRecipe, ImportImage } from './import-item.ts'
import { type MissingPicture, noteMissing, pictureId } from './missing-pictures.ts'
import { type About, type ImportOutput, type ReadingTask, readInProcess } from './read-in-process.ts'
import { type Recognised, recognise } from './recognise.ts'
import { importOf, storeFile } from './store.ts'
import { type FetchPicture, webPictures } from './web-pictures.ts'

/**
 * Recipes per transaction: few enough that other requests wait for milliseconds only. SQLite writes in this process.
 * PostgreSQL has its own, where each statement costs a round trip.
 */
const batchSizes = { sqlite: 20, postgresql: 50 } as const

/** The same while other members call: what they ask for waits for a transaction of SQLite, and for each statement's values. */
const batchSizesBesideOthers = { sqlite: 5, postgresql: 15 } as const

/** After this many new recipes the statistics of the database are updated. */
const recipesPerStatistics = 500

/** An item ready to be written. */
interface Prepared {
  readonly result: NewResult<ImportNote>
  readonly recipe: RecipeToWrite | null
  /** Pictures of the recipe that could not be fetched. */
  readonly missing: readonly MissingPicture[]
}

const recipeReference = (id: string) => ({ kind: 'recipe', id })

const nothingNew = { recipe: null, missing: [] } as const

interface StoredPictures {
  readonly images: readonly ImageRow[]
  readonly missing: readonly MissingPicture[]
  /** Number of files for which memory was short. */
  readonly short: number
  /** Number of files that are no pictures. */
  readonly unreadable: number
}

/** Fetches and stores the pictures of a recipe. */
async function storePictures(
  { imageFiles, config }: Services,
  { personId }: Book,
  recipeId: string,
  images: readonly ImportImage[],
  fetchPicture: FetchPicture,
): Promise<StoredPictures> {
  const { multipleImages } = capabilitiesOf(config)
  const missing: MissingPicture[] = []
  let short = 0
  const results = await Promise.all(
    (multipleImages ? images : images.slice(0, 1)).map(async (image, place) => {
      const bytes =
        'bytes' in image
          ? Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength)
          : await fetchPicture(image.address)
      if (!bytes && 'address' in image) missing.push({ recipeId, place, address: image.address })
      // A picture that this server encoded is stored unchanged, without loss of quality.
      const encoded = bytes && (await encodeIfPossible(personId, bytes, await imageFiles.has(digestOf(bytes))))
      if (encoded === 'short' && 'address' in image) missing.push({ recipeId, place, address: image.address })
      else if (encoded === 'short') short += 1
      if (!encoded || encoded === 'short') return []
      await imageFiles.write(encoded)
      return [{ id: pictureId(recipeId, place), ...rowOf(encoded) }]
    }),
  )
  const readable = results.flat()
  // Some files repeat the main photo among the others.
  const distinct = new Map(readable.map((image) => [image.digest, image]))
  return {
    images: [...distinct.values()],
    missing,
    short,
    unreadable: results.length - readable.length - missing.length - short,
  }
}

/** Options for all recipes of an import. */
interface ImportOptions {
  readonly fetchPicture: FetchPicture
  /** The title of a label for each recipe; null for none. */
  readonly label: string | null
  /** Whether a recipe comes without photos for which memory was short: it failed for want of them before. */
  readonly mayLackPictures: boolean
}

/** Adds a label to the labels of a recipe, within the limit. */
const withLabel = (labels: readonly string[], label: string | null): string[] =>
  label === null ? [...labels] : [...labels.slice(0, maxLabels - 1), label]

async function prepareRecipe(
  services: Services,
  book: Book,
  id: string,
  item: FittedRecipe,
  recognised: Recognised | undefined,
  { fetchPicture, label, mayLackPictures }: ImportOptions,
): Promise<Prepared> {
  const { rating, labels, ...texts } = item.draft
  const name = texts.title
  if (recognised?.isSame) {
    const { recipeId } = recognised
    return {
      ...nothingNew,
      result: { name, outcome: 'skipped', refers: recipeReference(recipeId), notes: [] },
    }
  }
  const notes = [...item.notes]
  const { images, missing, short, unreadable } = await storePictures(
    services,
    book,
    id,
    item.images.slice(0, maxImages),
    fetchPicture,
  )
  if (short > 0 && !mayLackPictures) {
    // Once it is in the book, another try would know it and bring no photo.
    const lacking = [{ code: 'pictures-away', count: short }] as const
    return { ...nothingNew, result: { name, outcome: 'failed', refers: null, notes: lacking } }
  }
  if (item.images.length > maxImages) notes.push({ code: 'pictures-left-out', kept: maxImages })
  const away = missing.length + short
  if (away > 0) notes.push({ code: 'pictures-away', count: away })
  if (unreadable > 0) notes.push({ code: 'pictures-unreadable', count: unreadable })
  if (recognised) notes.push({ code: 'other-version' })
  return {
    result: { name, outcome: notes.length > 0 ? 'noted' : 'done', refers: recipeReference(id), notes },
    recipe: {
      ...{ id, texts, rating, images, labels: withLabel(labels, label) },
      mark: { fingerprint: item.fingerprint, origin: item.origin ?? null },
      ...(item.createdAt ? { createdAt: item.createdAt } : {}),
      ...(item.folder ? { folder: item.folder } : {}),
    },
    missing,
  }
}

interface Numbered {
  readonly id: string
  readonly item: FittedItem
}

/** Prepares a batch: recognises recipes that are in the book, fetches and stores pictures. */
async function prepare(
  services: Services,
  book: Book,
  batch: readonly Numbered[],
  options: ImportOptions,
): Promise<Prepared[]> {
  const candidates = batch.flatMap(({ id, item }) => (item.outcome === 'recipe' ? [{ id, recipe: item }] : []))
  const recognised = await recognise(services.database, book, candidates)
  return Promise.all(
    batch.map(async ({ id, item }): Promise<Prepared> => {
      if (item.outcome === 'known') {
        const { name, recipeId } = item
        return { ...nothingNew, result: { name, outcome: 'skipped', refers: recipeReference(recipeId), notes: [] } }
      }
      if (item.outcome === 'recipe') return prepareRecipe(services, book, id, item, recognised.get(id), options)
      return { ...nothingNew, result: { name: item.name, outcome: 'failed', refers: null, notes: [item.note] } }
    }),
  )
}

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
      ...{ book, outputs: readInProcess(task, signal), label: choices.label ?? null },
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
    await rest()
  }

  for await (const output of outputs) {
    if (output.type === 'total') await noteProgress(database, job, { total: Math.max(output.total, done) })
    else if (output.type === 'batch') await writeInTurn(output.items)
  }
  if (done === 0) throw new ImportError({ code: 'no-recipes' })
  if (done - job.done >= recipesPerStatistics) await database.dialect.noteGrowth(database.db)
  await noteProgress(database, job, { total: done })
  notifyKitchen(services, book)
  return failed
}
