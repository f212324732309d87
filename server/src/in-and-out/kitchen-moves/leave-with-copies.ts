import { leaveKind, type MoveNote } from '@potluck/api/kitchen-moves'
import { v5 as uuidOf } from 'uuid'
import { restoreFromTrash } from '../../book/recipes/move.ts'
import { addMissing } from '../../book/recipes/whole/add-missing.ts'
import { readTexts, readWhole } from '../../book/recipes/whole/read-whole.ts'
import { indexAhead } from '../../book/search/index-recipes.ts'
import type { ReadableBook } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import { type Database, inTransaction, lockMembers, withoutLimits } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { JobKind, JobRun } from '../../machinery/jobs/job-kind.ts'
import type { NewResult } from '../../machinery/jobs/results.ts'
import { notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import { readableBook } from '../../people/policies/books.ts'
import { asMemberOfKitchen } from '../../people/policies/kitchen-job.ts'
import { departFrom } from '../../social/kitchens/members.ts'
import { copyLinks } from './copy-links.ts'
import { copyRecipes, readSame } from './copy-recipes.ts'
import { inBatches, readerOf } from './kitchen-job.ts'
import { notifyLeft } from './notify-left.ts'
import { settleOnlyMine } from './only-for-me.ts'
import { type LeftBook, sameInOwnBook } from './same-in-own-book.ts'
import { type KitchenMove, moveOf, noteDone } from './store.ts'

/**
 * The recipes of a kitchen with the ids of their copies in a book: of one version with one note to oneself, which becomes part of
 * the copy, there is one copy, whenever it is made.
 */
async function copyIdsIn(database: Database, own: ReadableBook, kitchen: ReadableBook, ids: readonly string[]) {
  const recipes = await readWhole(database, kitchen, ids, {
    without: ['labels', 'pictures', 'cookings', 'versions', 'mark', 'sender'],
  })
  return new Map(
    [...recipes].map(([id, { texts, version, note }]) => {
      const content = [id, version, note].filter(Boolean).join(' ')
      return [id, { title: texts.title, copyId: uuidOf(content, own.ownerId) }]
    }),
  )
}

/** Which recipes of the own book are the same as some of the kitchen: copies, or those that were copied into it. */
async function findSame(own: OpenBook, left: LeftBook, ids: readonly string[]) {
  const copies = await copyIdsIn(own.database, own, left.kitchen, ids)
  if (copies.size === 0) return new Map<string, string>()
  const rows = await own.database.db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', own.ownerId)
    .where(
      'id',
      'in',
      [...copies.values()].map(({ copyId }) => copyId),
    )
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  const copied = [...copies].flatMap(([id, { copyId }]) => (there.has(copyId) ? [[id, copyId] as const] : []))
  return new Map([...(await sameInOwnBook(own.database, own, left, ids)), ...copied])
}

type Found = Awaited<ReturnType<typeof copyIdsIn>>

/** Copies recipes of a kitchen into the own book; of those that it has already it gets labels and what is the person's own. */
async function writeCopies(
  own: OpenBook,
  left: LeftBook,
  { found, same }: { readonly found: Found; readonly same: ReadonlyMap<string, string> },
): Promise<void> {
  const { kitchen } = left
  const copies = [...found].flatMap(([sourceId, { copyId }]) => (same.has(sourceId) ? [] : [{ sourceId, id: copyId }]))
  if (copies.length > 0) {
    await restoreFromTrash(
      own,
      copies.map(({ id }) => id),
    )
  }
  await copyRecipes(kitchen, own, copies)
  const present = [...same].map(([sourceId, id]) => ({ sourceId, id }))
  await addMissing(own, await readSame(kitchen, own, present, ['pictures']), { without: ['pictures'] })
  await copyLinks(kitchen, own, [...found.keys()], (linkedIds) => findSame(own, left, linkedIds))
}

/** Copies a batch of recipes of a kitchen into the own book. What that has already it keeps one time. */
async function writeBatch(own: OpenBook, left: LeftBook, ids: readonly string[]) {
  const found = await copyIdsIn(own.database, own, left.kitchen, ids)
  const same = await sameInOwnBook(own.database, own, left, [...found.keys()])
  await writeCopies(own, left, { found, same })
  return ids.map((id): NewResult<MoveNote> => {
    const recipe = found.get(id)
    if (!recipe) return { name: '', outcome: 'skipped', refers: null, notes: [{ code: 'gone' }] }
    const [name, sameId] = [recipe.title, same.get(id)]
    if (sameId === undefined) {
      return { name, outcome: 'done', refers: { kind: 'recipe', id: recipe.copyId }, notes: [] }
    }
    return { name, outcome: 'skipped', refers: { kind: 'recipe', id: sameId }, notes: [{ code: 'present' }] }
  })
}

async function leaveWithCopies(
  services: Services,
  run: JobRun,
  stored: KitchenMove,
  kitchen: ReadableBook,
): Promise<void> {
  const { job } = run
  const { database } = services
  const { kitchenId } = stored
  const reader = readerOf(job)
  await inBatches(services, run, {
    lockedId: kitchenId,
    ids: stored.recipeIds,
    prepare: async (batch) => indexAhead(database, job.book, await readTexts(database, kitchen, batch)),
    write: (inside, batch) =>
      changeBook(inside, job.book, async (own) => {
        const left = { kitchen: await readableBook(inside, reader, kitchenId), isOwnOnly: stored.isOwnOnly }
        return writeBatch(own, left, batch)
      }),
    announce: () => notifyManyChanges(services, job.book),
  })
  const left = await inTransaction(database, async (inside) => {
    await lockMembers(inside, [job.ownerId, kitchenId])
    await changeBook(inside, job.book, (own) => settleOnlyMine(own, reader, kitchenId))
    const departed = await departFrom(inside, reader, kitchenId)
    await noteDone(inside, job, stored)
    return departed
  })
  await notifyLeft(services, job.ownerId, left)
}

/** Takes the limits away where somebody takes along only what is theirs. */
const roomFor = (services: Services, { isOwnOnly }: KitchenMove): Services =>
  isOwnOnly ? { ...services, database: withoutLimits(services.database) } : services

async function leaveOf(services: Services, run: JobRun): Promise<void> {
  const { database } = services
  const stored = await moveOf(database, run.job)
  if (stored === null || stored.isDone) return
  await asMemberOfKitchen(
    () => readableBook(database, readerOf(run.job), stored.kitchenId),
    (kitchen) => leaveWithCopies(roomFor(services, stored), run, stored, kitchen),
  )
}

/** The job that copies recipes of a kitchen into the book of a member, and takes them out of it. */
export const leaveJob = (services: Services): JobKind => ({
  name: leaveKind,
  run: (run) => leaveOf(services, run),
})
