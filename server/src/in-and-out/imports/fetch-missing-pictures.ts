import type { ImportNote } from '@potluck/api/import-notes'
import { missingPicturesKind } from '@potluck/api/imports'
import { maxImages } from '@potluck/api/recipes'
import type { ImageRow } from '../../book/images/rows.ts'
import { storePicture } from '../../book/images/store-picture.ts'
import { addPicture } from '../../book/recipes/add-picture.ts'
import type { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { noteProgress } from '../../machinery/jobs/claim.ts'
import type { JobKind, JobRun } from '../../machinery/jobs/job-kind.ts'
import { restAfterBatches } from '../../machinery/jobs/rest-after-batches.ts'
import { addJobResults, type NewResult } from '../../machinery/jobs/results.ts'
import { capabilitiesOf } from '../../people/users/capabilities.ts'
import { inBookOfImport, notifyKitchen } from './import-book.ts'
import { countMissing, forgetMissing, listMissing, type MissingPicture, pictureId } from './missing-pictures.ts'
import { importOf } from './store.ts'
import { type FetchPicture, webPictures } from './web-pictures.ts'

/** Pictures that are fetched at the same time. */
const batchSize = 10

type MissingWithTitle = MissingPicture & { readonly title: string }

/** The result of one picture. `unreadable` is no picture and is not fetched again. */
type FetchResult = { readonly missing: MissingWithTitle } & (
  | { readonly outcome: 'image'; readonly image: ImageRow }
  | { readonly outcome: 'away' | 'unreadable' }
)

async function fetchOne(
  services: Services,
  { personId }: Book,
  missing: MissingWithTitle,
  fetchPicture: FetchPicture,
): Promise<FetchResult> {
  const bytes = await fetchPicture(missing.address)
  if (!bytes) return { missing, outcome: 'away' }
  const stored = await storePicture(services, personId, bytes)
  if (stored === 'short') return { missing, outcome: 'away' }
  if (!stored) return { missing, outcome: 'unreadable' }
  return { missing, outcome: 'image', image: { id: pictureId(missing.recipeId, missing.place), ...stored } }
}

function resultOf({ missing: { title, recipeId }, outcome }: FetchResult): NewResult<ImportNote> {
  const about = { name: title, refers: { kind: 'recipe', id: recipeId } }
  if (outcome === 'image') return { ...about, outcome: 'done', notes: [] }
  if (outcome === 'unreadable')
    return { ...about, outcome: 'noted', notes: [{ code: 'pictures-unreadable', count: 1 }] }
  return { ...about, outcome: 'failed', notes: [{ code: 'pictures-away', count: 1 }] }
}

/**
 * Fetches the missing pictures of an import again. A fetched picture is added after the other pictures of its recipe and
 * is not missing any more. The rest has a stable order, so a job that continues skips as many pictures as failed.
 */
async function fetchMissing(services: Services, run: JobRun, importId: string, target: Book): Promise<void> {
  const { database, outgoing, config } = services
  const { job, signal } = run
  const rest = restAfterBatches(services, run)
  const maxPictures = capabilitiesOf(config).multipleImages ? maxImages : 1
  const fetchPicture = webPictures(outgoing, signal)
  let { done, failed } = job
  const remaining = (await countMissing(database, target, importId)) - failed
  await noteProgress(database, job, { total: done + Math.max(remaining, 0) })
  for (;;) {
    const batch = await listMissing(database, target, importId, { offset: failed, limit: batchSize })
    if (batch.length === 0) break
    const results = await Promise.all(batch.map((missing) => fetchOne(services, target, missing, fetchPicture)))
    signal.throwIfAborted()
    failed += results.filter(({ outcome }) => outcome === 'away').length
    done += results.length
    await changeBook(database, target, async (book) => {
      await noteProgress(book.database, job, { done, failed })
      for (const result of results) {
        if (result.outcome === 'image') await addPicture(book, result.missing.recipeId, result.image, maxPictures)
        if (result.outcome !== 'away') await forgetMissing(book, importId, result.missing)
      }
      await addJobResults(book.database, job, done - results.length, results.map(resultOf))
    })
    await rest()
  }
  await noteProgress(database, job, { total: done })
  notifyKitchen(services, target)
}

async function fetchMissingOf(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const { choices, kitchenId } = await importOf(database, run.job)
  const { picturesOf } = choices
  if (picturesOf === undefined) return
  await inBookOfImport(database, run.job, kitchenId, (book) => fetchMissing(services, run, picturesOf, book))
}

/** The job that fetches the missing pictures of an import again. */
export const picturesJob = (services: Services): JobKind => ({
  name: missingPicturesKind,
  run: (run) => fetchMissingOf(services, run),
})
