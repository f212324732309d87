import { moveNote, undoMoveKind } from '@potluck/api/kitchen-moves'
import { restoreFromTrash } from '../../book/recipes/move.ts'
import { trashRecipes } from '../../book/recipes/trash-recipes.ts'
import { addMissing } from '../../book/recipes/whole/add-missing.ts'
import type { Book } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import { type Database, withoutLimits } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind, JobRun } from '../../machinery/jobs/job-kind.ts'
import { notesOf } from '../../machinery/jobs/results.ts'
import { notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import { kitchenOfJob } from '../../people/policies/books.ts'
import { asMemberOfKitchen } from '../../people/policies/kitchen-job.ts'
import { recordDeed } from '../../social/kitchens/record-kitchen-event.ts'
import type { Copied } from './copied.ts'
import { readSame } from './copy-recipes.ts'
import { type JoinedPair, takeApart } from './join.ts'
import { inBatches, readerOf } from './kitchen-job.ts'
import { rehome } from './rehome.ts'
import { settle } from './settle.ts'
import { undoneMove } from './store.ts'

/** The work of a move, without that of an earlier one. */
interface Done {
  /** The recipes of a kitchen that it copied (true), or found there (false). */
  readonly recipes: ReadonlyMap<string, boolean>
  /** Those in whose place the kitchen's are. */
  readonly joins: readonly JoinedPair[]
}

async function doneBy({ db }: Database, ownerId: string, moveId: string): Promise<Done> {
  const rows = await db
    .selectFrom('jobResults')
    .select(['refersId', 'outcome', 'notes'])
    .where('ownerId', '=', ownerId)
    .where('jobId', '=', moveId)
    .where('refersKind', '=', 'recipe')
    .orderBy('position')
    .execute()
  const found = rows.flatMap(({ refersId: id, outcome, notes }) => {
    const note = notesOf(notes).find(({ code }) => code === 'kept-once')
    if (id === null || (outcome !== 'done' && !note)) return []
    return { id, isCopy: !note, joined: note && moveNote.parse(note) }
  })
  return {
    recipes: new Map(found.map(({ id, isCopy }) => [id, isCopy])),
    joins: found.flatMap(({ id, joined }) =>
      joined?.code === 'kept-once' && joined.joined ? { id, joined: joined.joined } : [],
    ),
  }
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

/** Both books of a step, locked, in one transaction. */
interface Books {
  readonly own: OpenBook
  readonly open: OpenBook
}

/** The copies that somebody has changed in the kitchen since. */
async function changedCopies({ open }: Books, copies: readonly Copied[]): Promise<ReadonlySet<string>> {
  if (copies.length === 0) return new Set()
  const rows = await open.database.db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', open.ownerId)
    .where(
      'id',
      'in',
      copies.map(({ id }) => id),
    )
    .where('version', '>', 1)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Takes copies back. A changed copy comes into the own book, any other one goes into the trash. The own recipe gets the notes that
 * were made on its copy.
 */
async function takeBack(books: Books, copies: readonly Copied[], emptiesOwnBook: boolean): Promise<void> {
  const { own, open } = books
  if (copies.length === 0) return
  const changed = await changedCopies(books, copies)
  const unchanged = copies.filter(({ id }) => !changed.has(id))
  if (emptiesOwnBook && unchanged.length > 0) {
    await restoreFromTrash(
      own,
      unchanged.map(({ sourceId }) => sourceId),
    )
  }
  const toOwn = unchanged.map(({ sourceId, id }) => ({ sourceId: id, id: sourceId }))
  await addMissing(own, await readSame(open, own, toOwn, ['labels', 'pictures', 'versions']), {
    without: ['labels', 'pictures'],
  })
  await trashRecipes(
    open,
    unchanged.map(({ id }) => id),
  )
  await settle(own, await rehome(open, own, [...changed]))
}

async function undo(services: Services, run: JobRun, move: UndoneMove, kitchen: Book): Promise<void> {
  const { job } = run
  const { database } = services
  const { kitchenId, emptiesOwnBook } = move
  const { recipes, joins } = await doneBy(database, job.ownerId, move.id)

  async function write(books: Books, recipeIds: readonly string[]) {
    const { own, open } = books
    const sources = await forgetSources(open, recipeIds)
    const copies = sources.filter(({ id }) => recipes.get(id))
    const copied = new Set(copies.map(({ id }) => id))
    await takeBack(books, copies, emptiesOwnBook)
    const moved = recipeIds.filter((id) => recipes.get(id) && !copied.has(id))
    await rehome(open, own, moved)
    await settle(own, moved)
    const same = sources.filter(({ id }) => !copied.has(id))
    if (emptiesOwnBook && same.length > 0) {
      await restoreFromTrash(
        own,
        same.map(({ sourceId }) => sourceId),
      )
    }
    const here = new Set(recipeIds)
    await takeApart(
      { own, kitchen: open },
      joins.filter(({ id }) => here.has(id)),
    )
    return []
  }

  await inBatches(services, run, {
    lockedId: kitchenId,
    ids: [...recipes.keys()],
    write: (inside, batch) =>
      changeBook(inside, job.book, (own) => changeBook(inside, kitchen, (open) => write({ own, open }, batch))),
    announce: () => {
      notifyManyChanges(services, kitchen)
      notifyManyChanges(services, job.book)
    },
  })
  if (recipes.size > 0) await recordDeed(database, 'kitchen-recipes-out', { kitchenId, personId: job.ownerId })
}

async function undoOf(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const move = await undoneMove(database, run.job)
  if (move === null) return
  await asMemberOfKitchen(
    () => kitchenOfJob(database, readerOf(run.job), move.kitchenId),
    (kitchen) => undo({ ...services, database: withoutLimits(database) }, run, move, kitchen),
  )
}

/** The job that takes back what a person copied into a kitchen, or moved. */
export const undoMoveJob = (services: Services): JobKind => ({
  name: undoMoveKind,
  run: (run) => undoOf(services, run),
})
