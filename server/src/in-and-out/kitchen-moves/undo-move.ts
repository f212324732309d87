import { undoMoveKind } from '@potluck/api/kitchen-moves'
import { restoreFromTrash } from '../../book/recipes/move.ts'
import { trashRecipes } from '../../book/recipes/trash-recipes.ts'
import type { Book } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind, JobRun } from '../../machinery/jobs/job-kind.ts'
import { notesOf } from '../../machinery/jobs/results.ts'
import { notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import { kitchenOfJob } from '../../people/policies/books.ts'
import { asMemberOfKitchen } from '../../people/policies/kitchen-job.ts'
import type { Copied } from './copied.ts'
import { inBatches, readerOf } from './kitchen-job.ts'
import { undoneMove } from './store.ts'

/** The recipes of a kitchen that a move copied (true), or found there (false). What an earlier move did is not among them. */
async function recipesOfMove({ db }: Database, ownerId: string, moveId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('jobResults')
    .select(['refersId', 'outcome', 'notes'])
    .where('ownerId', '=', ownerId)
    .where('jobId', '=', moveId)
    .where('refersKind', '=', 'recipe')
    .orderBy('position')
    .execute()
  return new Map(
    rows.flatMap(({ refersId, outcome, notes }) => {
      const isCopy = outcome === 'done'
      const isSame = notesOf(notes).some(({ code }) => code === 'kept-once')
      return refersId !== null && (isCopy || isSame) ? [[refersId, isCopy] as const] : []
    }),
  )
}

/** Takes back that recipes of a kitchen are those of the person, too. @returns what was noted of them */
async function forgetSources(
  { database: { db }, ownerId, personId }: OpenBook,
  recipeIds: readonly string[],
): Promise<Copied[]> {
  return db
    .deleteFrom('recipeSources')
    .where('ownerId', '=', ownerId)
    .where('personId', '=', personId)
    .where('recipeId', 'in', recipeIds)
    .returning(['sourceId', 'recipeId as id'])
    .execute()
}

type UndoneMove = NonNullable<Awaited<ReturnType<typeof undoneMove>>>

async function undo(services: Services, run: JobRun, move: UndoneMove, kitchen: Book): Promise<void> {
  const { job } = run
  const { database } = services
  const { kitchenId, emptiesOwnBook } = move
  const recipes = await recipesOfMove(database, job.ownerId, move.id)

  async function write(own: OpenBook, open: OpenBook, recipeIds: readonly string[]) {
    const sources = await forgetSources(open, recipeIds)
    const copies = recipeIds.filter((id) => recipes.get(id))
    if (copies.length > 0) await trashRecipes(open, copies)
    const back = sources.filter(({ id }) => recipes.get(id)).map(({ sourceId }) => sourceId)
    if (emptiesOwnBook && back.length > 0) await restoreFromTrash(own, back)
    return []
  }

  await inBatches(services, run, {
    lockedId: kitchenId,
    ids: [...recipes.keys()],
    write: (inside, batch) =>
      changeBook(inside, job.book, (own) => changeBook(inside, kitchen, (open) => write(own, open, batch))),
    announce: () => {
      notifyManyChanges(services, kitchen)
      notifyManyChanges(services, job.book)
    },
  })
}

async function undoOf(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const move = await undoneMove(database, run.job)
  if (move === null) return
  await asMemberOfKitchen(
    () => kitchenOfJob(database, readerOf(run.job), move.kitchenId),
    (kitchen) => undo(services, run, move, kitchen),
  )
}

/** The job that takes back what a person copied into a kitchen. */
export const undoMoveJob = (services: Services): JobKind => ({
  name: undoMoveKind,
  run: (run) => undoOf(services, run),
})
