import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportNote } from '@potluck/api/import-notes'
import { missingPicturesKind } from '@potluck/api/imports'
import { maxImages } from '@potluck/api/recipes'
import type { Book } from '../access/book.ts'
import { encodeImage } from '../images/encode-image.ts'
import { type ImageRow, rowOf } from '../images/rows.ts'
import { changeBook } from '../machinery/database/change-book.ts'
import { noteProgress } from '../machinery/jobs/claim.ts'
import type { JobKind, JobRun } from '../machinery/jobs/job-kind.ts'
import { publishProgress } from '../machinery/jobs/publish-progress.ts'
import { addJobResults, type NewResult } from '../machinery/jobs/results.ts'
import type { Services } from '../machinery/services.ts'
import { addPicture } from '../recipes/add-picture.ts'
import { capabilitiesOf } from '../users/capabilities.ts'
import { countMissing, forgetMissing, listMissing, type MissingPicture, pictureId } from './missing-pictures.ts'
import { importOf } from './store.ts'
import { type FetchPicture, webPictures } from './web-pictures.ts'

/** Pictures asked for at a time. */
const atOnce = 10

type Wanted = MissingPicture & { readonly title: string }

/** What came of asking once more. `unreadable` is no picture: nobody need ask for it again. */
type Fetched = { readonly wanted: Wanted } & (
  | { readonly what: 'image'; readonly image: ImageRow }
  | { readonly what: 'away' | 'unreadable' }
)

async function fetchOne(
  { imageFiles }: Services,
  { ownerId }: Book,
  wanted: Wanted,
  fetchPicture: FetchPicture,
): Promise<Fetched> {
  const bytes = await fetchPicture(wanted.address)
  if (!bytes) return { wanted, what: 'away' }
  const encoded = await encodeImage(ownerId, bytes)
  if (!encoded) return { wanted, what: 'unreadable' }
  await imageFiles.write(encoded)
  return { wanted, what: 'image', image: { id: pictureId(wanted.recipeId, wanted.place), ...rowOf(encoded) } }
}

function resultOf({ wanted: { title, recipeId }, what }: Fetched): NewResult<ImportNote> {
  const about = { name: title, refers: { kind: 'recipe', id: recipeId } }
  if (what === 'image') return { ...about, outcome: 'done', notes: [] }
  if (what === 'unreadable') return { ...about, outcome: 'noted', notes: [{ code: 'pictures-unreadable', count: 1 }] }
  return { ...about, outcome: 'failed', notes: [{ code: 'pictures-away', count: 1 }] }
}

/**
 * Asks once more for the pictures of an import that did not come. Those that come are put behind the recipe's others and
 * forgotten, so that what is still missing stands at the front in an order that does not change: taken up again, it
 * passes over as many as failed.
 */
async function fetchMissing(services: Services, { job, signal, yieldTurn }: JobRun): Promise<void> {
  const { database, outgoing, config } = services
  const most = capabilitiesOf(config).multipleImages ? maxImages : 1
  const { picturesOf: importId } = (await importOf(database, job)).choices
  if (importId === undefined) return
  const fetchPicture = webPictures(outgoing, signal)
  let { done, failed } = job
  const left = (await countMissing(database, job.book, importId)) - failed
  await noteProgress(database, job, { total: done + Math.max(left, 0) })
  for (;;) {
    const some = await listMissing(database, job.book, importId, { offset: failed, limit: atOnce })
    if (some.length === 0) break
    const fetched = await Promise.all(some.map((wanted) => fetchOne(services, job.book, wanted, fetchPicture)))
    signal.throwIfAborted()
    failed += fetched.filter(({ what }) => what === 'away').length
    done += fetched.length
    await changeBook(database, job.book, async (book) => {
      await noteProgress(book.database, job, { done, failed })
      for (const one of fetched) {
        if (one.what === 'image') await addPicture(book, one.wanted.recipeId, one.image, most)
        if (one.what !== 'away') await forgetMissing(book, importId, one.wanted)
      }
      await addJobResults(book.database, job, done - fetched.length, fetched.map(resultOf))
    })
    await publishProgress(services, job)
    await nextTurn()
    await yieldTurn()
  }
  await noteProgress(database, job, { total: done })
}

/** The job that asks once more for pictures that did not come. */
export const picturesJob = (services: Services): JobKind => ({
  name: missingPicturesKind,
  run: (run) => fetchMissing(services, run),
})
