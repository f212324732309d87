import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JobResult } from '@potluck/api/jobs'
import { maxImages } from '@potluck/api/recipes'
import { v5 as uuidOf } from 'uuid'
import { type Book, changeBook } from '../access/book.ts'
import { digestOf, encodeImage } from '../images/encode-image.ts'
import { now } from '../machinery/database/instant.ts'
import { type ClaimedJob, noteProgress } from '../machinery/jobs/claim.ts'
import { JobFailure } from '../machinery/jobs/job-failure.ts'
import { keepNotes } from '../machinery/jobs/kept-notes.ts'
import { publishProgress } from '../machinery/jobs/publish-progress.ts'
import { fetchImage } from '../machinery/outgoing/fetch-image.ts'
import { insertRecipes, type NewRecipe } from '../recipes/insert.ts'
import type { Services } from '../services.ts'
import type { FittedItem, FittedRecipe, ImportImage } from './import-item.ts'
import { readInThread } from './read-in-thread.ts'
import { type Recognised, recognise } from './recognise.ts'

/**
 * Recipes written in one transaction: few enough that other requests wait for milliseconds only. SQLite writes them in
 * this process; PostgreSQL in its own, and each statement is a way there and back.
 */
const batchSizes = { sqlite: 20, postgresql: 50 } as const

/** So many recipes at once change how they are best looked up. */
const manyRecipes = 500

/** Most characters of a name that is told. */
const longestName = 500

/** How often the cook is told of the progress, milliseconds. */
const tellEvery = 250

interface Illustration {
  readonly id: string
  readonly digest: string
}

/** An item ready to be written. */
interface Prepared {
  readonly result: Omit<JobResult, 'position'>
  readonly recipe: NewRecipe | null
  readonly images: readonly Illustration[]
  /** How the recipe is recognised when it comes again. */
  readonly mark: { readonly fingerprint: string; readonly origin: string | null } | null
}

const nothingNew = { recipe: null, images: [], mark: null } as const

async function illustrate(
  { imageFiles, outgoing }: Services,
  recipeId: string,
  images: readonly ImportImage[],
  signal: AbortSignal,
): Promise<{ readonly images: readonly Illustration[]; readonly unreadable: number }> {
  const found = await Promise.all(
    images.map(async (image, index) => {
      const bytes =
        'bytes' in image ? Buffer.from(image.bytes.buffer) : await fetchImage(outgoing, image.address, signal)
      // A picture of our own export is kept as it is: it loses nothing on the way.
      const encoded = bytes && (await encodeImage(bytes, await imageFiles.has(digestOf(bytes))))
      if (!encoded) return []
      await imageFiles.write(encoded)
      return [{ id: uuidOf(`image ${index}`, recipeId), digest: encoded.digest }]
    }),
  )
  const readable = found.flat()
  // Files repeat the main photo among the others.
  const distinct = new Map(readable.map((image) => [image.digest, image]))
  return { images: [...distinct.values()], unreadable: images.length - readable.length }
}

async function prepareRecipe(
  services: Services,
  id: string,
  item: FittedRecipe,
  recognised: Recognised | undefined,
  signal: AbortSignal,
): Promise<Prepared> {
  const { draft } = item
  if (recognised?.isSame) {
    const { recipeId } = recognised
    return { ...nothingNew, result: { name: draft.title, outcome: 'known', recipeId, notes: [] } }
  }
  const notes = [...item.notes]
  const { images, unreadable } = await illustrate(services, id, item.images.slice(0, maxImages), signal)
  if (item.images.length > maxImages) notes.push({ code: 'pictures-left-out', kept: maxImages })
  if (unreadable > 0) notes.push({ code: 'pictures-unreadable', count: unreadable })
  if (recognised) notes.push({ code: 'other-version' })
  return {
    result: { name: draft.title, outcome: notes.length > 0 ? 'changed' : 'imported', recipeId: id, notes },
    recipe: {
      id,
      draft: { ...draft, imageIds: images.map((image) => image.id) },
      ...(item.createdAt ? { createdAt: item.createdAt } : {}),
    },
    images,
    mark: { fingerprint: item.fingerprint, origin: item.origin ?? null },
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
  signal: AbortSignal,
): Promise<Prepared[]> {
  const candidates = batch.flatMap(({ id, item }) => (item.outcome === 'recipe' ? [{ id, recipe: item }] : []))
  const recognised = await recognise(services.database, book, candidates)
  return Promise.all(
    batch.map(async ({ id, item }): Promise<Prepared> => {
      if (item.outcome === 'recipe') return prepareRecipe(services, id, item, recognised.get(id), signal)
      const name = item.name.slice(0, longestName)
      return { ...nothingNew, result: { name, outcome: 'failed', recipeId: null, notes: [item.note] } }
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
  const { ownerId } = job
  await changeBook(database, job.book, async (book) => {
    const inside = book.database
    await noteProgress(inside, job, progress)
    const images = batch.flatMap((item) => item.images.map((image) => ({ ownerId, createdAt: now(), ...image })))
    if (images.length > 0) {
      await inside.db
        .insertInto('images')
        .values(images)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await insertRecipes(
      book,
      batch.flatMap(({ recipe }) => recipe ?? []),
    )
    const marks = batch.flatMap(({ recipe, mark }) =>
      recipe && mark ? [{ ownerId, recipeId: recipe.id, ...mark }] : [],
    )
    if (marks.length > 0) await inside.db.insertInto('importedRecipes').values(marks).execute()
    const first = progress.done - batch.length
    await inside.db
      .insertInto('jobResults')
      .values(
        batch.map(({ result: { notes, ...result } }, index) => ({
          ...result,
          ownerId,
          jobId: job.id,
          position: first + index,
          notes: keepNotes(notes),
        })),
      )
      .execute()
  })
}

/**
 * Brings the recipes of a file into the owner's book, a batch at a time. Taken up again, it passes over what is done:
 * the file gives its items in the same order each time.
 * @throws {JobFailure} when the file cannot be read or holds no recipe
 */
export async function runImport(services: Services, job: ClaimedJob, path: string, signal: AbortSignal): Promise<void> {
  const { database } = services
  const batchSize = batchSizes[database.dialect.name]
  let { done, failed } = job
  let told = 0

  async function write(items: readonly FittedItem[]): Promise<void> {
    const numbered = items.map((item, index) => ({ id: uuidOf(`recipe ${done + index + 1}`, job.id), item }))
    const prepared = await prepare(services, job.book, numbered, signal)
    signal.throwIfAborted()
    done += prepared.length
    failed += prepared.filter(({ result }) => result.outcome === 'failed').length
    await writeBatch(services, job, { done, failed }, prepared)
    if (Date.now() - told > tellEvery) {
      told = Date.now()
      await publishProgress(services, job)
    }
    await nextTurn()
  }

  for await (const news of readInThread({ kind: job.kind, path, skip: job.done, batchSize }, signal)) {
    if (news.type === 'total') await noteProgress(database, job, { total: news.total })
    else await write(news.items)
  }
  if (done === 0) throw new JobFailure({ code: 'no-recipes' })
  if (done - job.done >= manyRecipes) await database.dialect.noteGrowth(database.db)
  await noteProgress(database, job, { total: done })
}
