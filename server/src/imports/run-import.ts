import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JobResult } from '@potluck/api/jobs'
import { maxImages } from '@potluck/api/recipes'
import { v5 as uuidOf } from 'uuid'
import { inTransaction } from '../database/database.ts'
import { now } from '../database/instant.ts'
import { digestOf, encodeImage } from '../images/encode-image.ts'
import { type ClaimedJob, noteProgress } from '../jobs/claim.ts'
import { JobFailure } from '../jobs/job-failure.ts'
import { publishProgress } from '../jobs/publish-progress.ts'
import { fetchImage } from '../outgoing/fetch-image.ts'
import { insertRecipes, type NewRecipe } from '../recipes/insert.ts'
import type { Services } from '../services.ts'
import { fitDraft } from './fit-draft.ts'
import type { ImportedRecipe, ImportFile, ImportImage, ImportItem } from './import-item.ts'

/**
 * Recipes written in one transaction: few enough that other requests wait for milliseconds only. SQLite writes them in
 * this process; PostgreSQL in its own, and each statement is a way there and back.
 */
const batchSizes = { sqlite: 20, postgresql: 50 } as const

/** So many recipes at once change how they are best looked up. */
const manyRecipes = 500

/** How often the cook is told of the progress, milliseconds. */
const tellEvery = 250

interface Illustration {
  readonly id: string
  readonly digest: string
}

/** An item ready to be written. */
interface Prepared {
  readonly result: JobResult
  readonly recipe: NewRecipe | null
  readonly images: readonly Illustration[]
}

async function illustrate(
  { imageFiles, outgoing }: Services,
  recipeId: string,
  images: readonly ImportImage[],
  signal: AbortSignal,
): Promise<Illustration[]> {
  const found = await Promise.all(
    images.slice(0, maxImages).map(async (image, index) => {
      const bytes = 'bytes' in image ? image.bytes : await fetchImage(outgoing, image.address, signal)
      // A picture of our own export is kept as it is: it loses nothing on the way.
      const encoded = bytes && (await encodeImage(bytes, await imageFiles.has(digestOf(bytes))))
      if (!encoded) return []
      await imageFiles.write(encoded)
      return [{ id: uuidOf(`image ${index}`, recipeId), digest: encoded.digest }]
    }),
  )
  // Files repeat the main photo among the others.
  return [...new Map(found.flat().map((image) => [image.digest, image])).values()]
}

async function prepareRecipe(
  services: Services,
  id: string,
  item: ImportedRecipe,
  signal: AbortSignal,
): Promise<Prepared> {
  const { draft, changes } = fitDraft(item)
  const images = await illustrate(services, id, item.images, signal)
  const lost = Math.min(item.images.length, maxImages) - images.length
  if (item.images.length > maxImages) changes.push(`Only ${maxImages} of its pictures were kept.`)
  if (images.length === 0 && lost > 0) changes.push('Its picture could not be loaded.')
  const message = changes.length > 0 ? changes.join(' ') : null
  return {
    result: { name: draft.title, outcome: message ? 'changed' : 'imported', recipeId: id, message },
    recipe: {
      id,
      draft: { ...draft, imageIds: images.map((image) => image.id) },
      ...(item.createdAt ? { createdAt: item.createdAt } : {}),
    },
    images,
  }
}

async function prepare(services: Services, id: string, item: ImportItem, signal: AbortSignal): Promise<Prepared> {
  if (item.outcome === 'recipe') return prepareRecipe(services, id, item, signal)
  const { name, reason } = item
  return {
    result: { name: name.slice(0, 500), outcome: 'failed', recipeId: null, message: reason },
    recipe: null,
    images: [],
  }
}

/** Writes a batch, its results and the progress in one transaction: a stop at any moment leaves all of it or nothing. */
async function writeBatch(
  { database }: Services,
  job: ClaimedJob,
  progress: { readonly done: number; readonly failed: number },
  batch: readonly Prepared[],
): Promise<void> {
  const { ownerId } = job
  await inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, ownerId)
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
      inside,
      ownerId,
      batch.flatMap(({ recipe }) => recipe ?? []),
    )
    await inside.db
      .insertInto('jobResults')
      .values(
        batch.map(({ result }, index) => ({
          ownerId,
          jobId: job.id,
          position: progress.done - batch.length + index,
          ...result,
        })),
      )
      .execute()
  })
}

/**
 * Brings the recipes of a file into the owner's book, a batch at a time. Taken up again, it passes over what is done:
 * the file gives its items in the same order each time.
 * @throws {JobFailure} when the file holds no recipe
 */
export async function runImport(
  services: Services,
  job: ClaimedJob,
  { total, items }: ImportFile,
  signal: AbortSignal,
): Promise<void> {
  await noteProgress(services.database, job, { total })
  const batchSize = batchSizes[services.database.dialect.name]
  let { done, failed } = job
  let index = 0
  let told = 0
  let batch: { readonly id: string; readonly item: ImportItem }[] = []

  async function write(): Promise<void> {
    const prepared = await Promise.all(batch.map(({ id, item }) => prepare(services, id, item, signal)))
    batch = []
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

  for await (const item of items) {
    if (index++ < job.done) continue
    batch.push({ id: uuidOf(`recipe ${index}`, job.id), item })
    const heavy = item.outcome === 'recipe' && item.images.length > 0
    if (batch.length >= batchSize || (heavy && batch.length >= 4)) await write()
  }
  if (batch.length > 0) await write()
  if (done === 0) throw new JobFailure('There is no recipe in this file.')
  if (done - job.done >= manyRecipes) await services.database.dialect.noteGrowth(services.database.db)
  await noteProgress(services.database, job, { total: done })
}
