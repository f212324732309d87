import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportNote } from '@potluck/api/import-notes'
import { maxImages } from '@potluck/api/recipes'
import { v5 as uuidOf } from 'uuid'
import type { Book } from '../access/book.ts'
import { encodeImage } from '../images/encode-image.ts'
import { digestOf } from '../images/image-digest.ts'
import { addImageRows, type ImageRow, rowOf } from '../images/rows.ts'
import { changeBook } from '../machinery/database/change-book.ts'
import { type ClaimedJob, isCancelled, noteProgress } from '../machinery/jobs/claim.ts'
import type { JobRun } from '../machinery/jobs/job-kind.ts'
import { publishProgress } from '../machinery/jobs/publish-progress.ts'
import { addJobResults, type NewResult } from '../machinery/jobs/results.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { insertRecipes, type NewRecipe } from '../recipes/insert.ts'
import { indexAhead } from '../search/index-recipes.ts'
import { capabilitiesOf } from '../users/capabilities.ts'
import { maxLabels } from './fit-draft.ts'
import { ImportError } from './import-error.ts'
import type { FittedItem, FittedRecipe, ImportImage } from './import-item.ts'
import { type MissingPicture, noteMissing, pictureId } from './missing-pictures.ts'
import { type About, type ImportOutput, readInProcess } from './read-in-process.ts'
import { type ImportFingerprint, type Recognised, recognise, rememberRecipes } from './recognise.ts'
import { importOf, storeFile } from './store.ts'
import { type FetchPicture, webPictures } from './web-pictures.ts'

/**
 * Recipes written in one transaction: few enough that other requests wait for milliseconds only. SQLite writes them in
 * this process; PostgreSQL in its own, and each statement is a way there and back.
 */
const batchSizes = { sqlite: 20, postgresql: 50 } as const

/** So many recipes at once change how they are best looked up. */
const manyRecipes = 500

/** How often the cook is told of the progress, milliseconds. */
const tellEvery = 250

/** An item ready to be written. */
interface Prepared {
  readonly result: NewResult<ImportNote>
  readonly recipe: NewRecipe | null
  readonly images: readonly ImageRow[]
  /** Pictures of the recipe that did not come. */
  readonly missing: readonly MissingPicture[]
  readonly mark: ImportFingerprint | null
}

/** What a result refers to. */
const recipe = (id: string) => ({ kind: 'recipe', id })

const nothingNew = { recipe: null, images: [], missing: [], mark: null } as const

interface Illustrated {
  readonly images: readonly ImageRow[]
  readonly missing: readonly MissingPicture[]
  /** How many are no pictures. */
  readonly unreadable: number
}

async function illustrate(
  { imageFiles, config }: Services,
  { ownerId }: Book,
  recipeId: string,
  images: readonly ImportImage[],
  fetchPicture: FetchPicture,
): Promise<Illustrated> {
  const { multipleImages } = capabilitiesOf(config)
  const missing: MissingPicture[] = []
  const found = await Promise.all(
    (multipleImages ? images : images.slice(0, 1)).map(async (image, place) => {
      const bytes =
        'bytes' in image
          ? Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength)
          : await fetchPicture(image.address)
      if (!bytes && 'address' in image) missing.push({ recipeId, place, address: image.address })
      // A picture of our own export is kept as it is: it loses nothing on the way.
      const encoded = bytes && (await encodeImage(ownerId, bytes, await imageFiles.has(digestOf(bytes))))
      if (!encoded) return []
      await imageFiles.write(encoded)
      return [{ id: pictureId(recipeId, place), ...rowOf(encoded) }]
    }),
  )
  const readable = found.flat()
  // Files repeat the main photo among the others.
  const distinct = new Map(readable.map((image) => [image.digest, image]))
  return {
    images: [...distinct.values()],
    missing,
    unreadable: found.length - readable.length - missing.length,
  }
}

/** How recipes of one import are brought over. */
interface Manner {
  readonly fetchPicture: FetchPicture
  /** The title of a label that each is given; null for none. */
  readonly label: string | null
}

/** The labels of a recipe with one more, as far as a recipe has room. */
const withLabel = (labels: readonly string[], label: string | null): string[] =>
  label === null ? [...labels] : [...labels.slice(0, maxLabels - 1), label]

async function prepareRecipe(
  services: Services,
  book: Book,
  id: string,
  item: FittedRecipe,
  recognised: Recognised | undefined,
  { fetchPicture, label }: Manner,
): Promise<Prepared> {
  const { draft } = item
  if (recognised?.isSame) {
    const { recipeId } = recognised
    return { ...nothingNew, result: { name: draft.title, outcome: 'skipped', refers: recipe(recipeId), notes: [] } }
  }
  const notes = [...item.notes]
  const { images, missing, unreadable } = await illustrate(
    services,
    book,
    id,
    item.images.slice(0, maxImages),
    fetchPicture,
  )
  if (item.images.length > maxImages) notes.push({ code: 'pictures-left-out', kept: maxImages })
  if (missing.length > 0) notes.push({ code: 'pictures-away', count: missing.length })
  if (unreadable > 0) notes.push({ code: 'pictures-unreadable', count: unreadable })
  if (recognised) notes.push({ code: 'other-version' })
  return {
    result: { name: draft.title, outcome: notes.length > 0 ? 'noted' : 'done', refers: recipe(id), notes },
    recipe: {
      id,
      draft: { ...draft, labels: withLabel(draft.labels, label), imageIds: images.map((image) => image.id) },
      ...(item.createdAt ? { createdAt: item.createdAt } : {}),
      ...(item.folder ? { folder: item.folder } : {}),
    },
    images,
    missing,
    mark: { recipeId: id, fingerprint: item.fingerprint, origin: item.origin ?? null },
  }
}

interface Numbered {
  readonly id: string
  readonly item: FittedItem
}

/** Makes a batch ready: what is in the book already is told, pictures are fetched and made our own. */
async function prepare(
  services: Services,
  book: Book,
  batch: readonly Numbered[],
  manner: Manner,
): Promise<Prepared[]> {
  const candidates = batch.flatMap(({ id, item }) => (item.outcome === 'recipe' ? [{ id, recipe: item }] : []))
  const recognised = await recognise(services.database, book, candidates)
  return Promise.all(
    batch.map(async ({ id, item }): Promise<Prepared> => {
      if (item.outcome === 'known') {
        const { name, recipeId } = item
        return { ...nothingNew, result: { name, outcome: 'skipped', refers: recipe(recipeId), notes: [] } }
      }
      if (item.outcome === 'recipe') return prepareRecipe(services, book, id, item, recognised.get(id), manner)
      return { ...nothingNew, result: { name: item.name, outcome: 'failed', refers: null, notes: [item.note] } }
    }),
  )
}

/** Writes a batch, its results and the progress in one transaction: a stop at any moment leaves all of it or nothing. */
async function writeBatch(
  { database }: Services,
  job: ClaimedJob,
  progress: { readonly done: number; readonly failed: number },
  batch: readonly Prepared[],
): Promise<void> {
  await changeBook(database, job.book, async (book) => {
    const inside = book.database
    await noteProgress(inside, job, progress)
    await addImageRows(
      book,
      batch.flatMap(({ images }) => images),
    )
    await insertRecipes(
      book,
      batch.flatMap(({ recipe }) => recipe ?? []),
    )
    await noteMissing(
      book,
      job.id,
      batch.flatMap(({ missing }) => missing),
    )
    await rememberRecipes(
      book,
      batch.flatMap(({ mark }) => mark ?? []),
    )
    await addJobResults(
      inside,
      job,
      progress.done - batch.length,
      batch.map(({ result }) => result),
    )
  })
}

/**
 * Brings the recipes of a file into the owner's book, a batch at a time. Taken up again, it passes over what is done:
 * the file gives its items in the same order each time.
 * @throws {ImportError} when the file cannot be read or holds no recipe
 */
export async function runImport(services: Services, run: JobRun): Promise<void> {
  const { job, file: path, signal } = run
  const { database } = services
  const batchSize = batchSizes[database.dialect.name]
  const { fileName, choices } = await importOf(database, job)
  const task = { path, fileName, choices, language: job.language, skip: job.done, batchSize }
  await runWithStoredFile(services, job, () =>
    importRecipes(services, run, readInProcess(task, signal), choices.label ?? null),
  )
}

/**
 * Does the work of an import, whose file is kept for another try where something failed, or its cook stopped it.
 * @param bring gives how many failed
 */
export async function runWithStoredFile(
  services: Services,
  job: ClaimedJob,
  bring: () => Promise<number>,
): Promise<void> {
  let failed = 0
  try {
    failed = await bring()
  } catch (error) {
    const isEnd =
      error instanceof ImportError || error instanceof Refusal || (await isCancelled(services.database, job))
    if (isEnd) await storeFile(services, job)
    throw error
  }
  if (failed > 0) await storeFile(services, job)
}

/**
 * Brings recipes into the owner's book as they are found, each batch with its results.
 * @param label the title of a label that each is given; null for none
 * @returns how many failed
 * @throws {ImportError} when there is none
 */
export async function importRecipes(
  services: Services,
  { job, signal, yieldTurn }: JobRun,
  found: AsyncIterable<About | ImportOutput>,
  label: string | null = null,
): Promise<number> {
  const { database } = services
  const manner = { fetchPicture: webPictures(services.outgoing, signal), label }
  let { done, failed } = job
  let told = 0

  async function write(items: readonly FittedItem[]): Promise<void> {
    const numbered = items.map((item, index) => ({ id: uuidOf(`recipe ${done + index + 1}`, job.id), item }))
    const prepared = await prepare(services, job.book, numbered, manner)
    signal.throwIfAborted()
    await indexAhead(
      database,
      job.book,
      prepared.flatMap(({ recipe }) => recipe?.draft ?? []),
    )
    done += prepared.length
    failed += prepared.filter(({ result }) => result.outcome === 'failed').length
    await writeBatch(services, job, { done, failed }, prepared)
    if (Date.now() - told > tellEvery) {
      told = Date.now()
      await publishProgress(services, job)
    }
    await nextTurn()
    await yieldTurn()
  }

  for await (const news of found) {
    if (news.type === 'total') await noteProgress(database, job, { total: Math.max(news.total, done) })
    else if (news.type === 'batch') await write(news.items)
  }
  if (done === 0) throw new ImportError({ code: 'no-recipes' })
  if (done - job.done >= manyRecipes) await database.dialect.noteGrowth(database.db)
  await noteProgress(database, job, { total: done })
  return failed
}
