import { moveInKind } from '@potluck/api/kitchen-moves'
import { addMissing } from '../../book/recipes/whole/add-missing.ts'
import { readTexts } from '../../book/recipes/whole/read-whole.ts'
import { indexAhead } from '../../book/search/index-recipes.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind, JobRun } from '../../machinery/jobs/job-kind.ts'
import { notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import { kitchenOfJob } from '../../people/policies/books.ts'
import { asMemberOfKitchen } from '../../people/policies/kitchen-job.ts'
import { capabilitiesOf } from '../../people/users/capabilities.ts'
import { recordDeed } from '../../social/kitchens/record-kitchen-event.ts'
import { copyIdOf } from './copied.ts'
import { copyLinks } from './copy-links.ts'
import { copyRecipes, readSame } from './copy-recipes.ts'
import { joinOwn, replaceOwn } from './join.ts'
import { inBatches, readerOf } from './kitchen-job.ts'
import { KnownRecipes } from './known-recipes.ts'
import { type Move, type OpenBooks, planBatch, resultsOf } from './plan-batch.ts'
import { rehome } from './rehome.ts'
import { whollySame } from './same-in-own-book.ts'
import { noteSources, sameInKitchen } from './sources.ts'
import { moveOf, noteDone, type StoredMove } from './store.ts'

/** Writes a batch: copies, or the recipes themselves, and of what the kitchen has what is the person's own. */
async function writeBatch(books: OpenBooks, reader: Reader, move: Move, ids: readonly string[]) {
  const { own, kitchen } = books
  const plan = await planBatch(books, move, ids)
  const both = [...plan.same, ...plan.present].map(([sourceId, id]) => ({ sourceId, id }))
  if (move.joins) {
    const joined = await joinOwn(books, move, both, plan.present)
    return resultsOf(books, reader, ids, { ...plan, copies: [], joined, isJoin: true })
  }
  if (move.emptiesOwnBook)
    await rehome(
      own,
      kitchen,
      plan.copies.map(({ sourceId }) => sourceId),
    )
  else await copyRecipes(own, kitchen, plan.copies)
  const known = await readSame(own, kitchen, both, ['labels'])
  // A picture that was taken away after an earlier move does not come back.
  const added = known.map(({ id, source }) => ({
    id,
    source: plan.present.has(source.id) ? { ...source, images: [] } : source,
  }))
  await addMissing(kitchen, added, { without: ['labels'] })
  if (move.emptiesOwnBook) {
    await noteSources(kitchen, both)
    const joined = await replaceOwn(books, await whollySame(own, kitchen, both), plan.present)
    return resultsOf(books, reader, ids, { ...plan, joined })
  }
  await noteSources(kitchen, [...plan.copies, ...both])
  const sourceIds = plan.copies.map(({ sourceId }) => sourceId)
  await copyLinks(own, kitchen, sourceIds, (linkedIds) => sameInKitchen(kitchen.database, kitchen, linkedIds))
  return resultsOf(books, reader, ids, plan)
}

async function moveIn(services: Services, run: JobRun, stored: StoredMove, kitchen: Book): Promise<void> {
  const { job, signal } = run
  const { database } = services
  const reader = readerOf(job)
  const ids = stored.recipeIds
  const known = new KnownRecipes(ids.flatMap((id) => [id, copyIdOf(job.id, id)]))
  await known.readAll(database, kitchen, signal)
  const { multipleImages } = capabilitiesOf(services.config)
  const move = { ...stored, jobId: job.id, known, ...(!multipleImages && { maxPictures: 1 }) }
  await inBatches(services, run, {
    lockedId: kitchen.ownerId,
    ids,
    prepare: async (batch) => indexAhead(database, kitchen, await readTexts(database, job.book, batch)),
    write: (inside, batch) =>
      changeBook(inside, job.book, (own) =>
        changeBook(inside, kitchen, (open) => writeBatch({ own, kitchen: open }, reader, move, batch)),
      ),
    announce: () => {
      notifyManyChanges(services, kitchen)
      if (stored.emptiesOwnBook) notifyManyChanges(services, job.book)
    },
  })
  if (!stored.joins && ids.length > 0) {
    await recordDeed(database, 'kitchen-recipes-in', { kitchenId: kitchen.ownerId, personId: job.ownerId })
  }
  await noteDone(database, job, stored)
}

async function moveInOf(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const stored = await moveOf(database, run.job)
  if (stored === null || stored.isDone) return
  await asMemberOfKitchen(
    () => kitchenOfJob(database, readerOf(run.job), stored.kitchenId),
    (kitchen) => moveIn(services, run, stored, kitchen),
  )
}

/** The job that copies recipes of a person's book into a kitchen, or moves them. */
export const moveInJob = (services: Services): JobKind => ({
  name: moveInKind,
  run: (run) => moveInOf(services, run),
})
