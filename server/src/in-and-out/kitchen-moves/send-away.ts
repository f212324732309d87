import { leaveKind } from '@potluck/api/kitchen-moves'
import { v7 as uuid } from 'uuid'
import { type Database, inTransaction, lockMembers } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { readableBook } from '../../people/policies/books.ts'
import { deleteAbandoned } from '../../social/kitchens/delete-abandoned.ts'
import { type EndedInvitation, notifyEndedInvitations } from '../../social/kitchens/end-invitations.ts'
import type { Leaver } from '../../social/kitchens/leaver.ts'
import { beginToLeave, endMembership, leavers } from '../../social/kitchens/members.ts'
import { notifyKitchen, notifyRemovedFrom } from '../../social/kitchens/notify-kitchen.ts'
import { isRestOver, restedMembers } from '../../social/kitchens/rest.ts'
import { readerOf } from './kitchen-job.ts'
import { onlyMineFrom } from './only-for-me.ts'
import { addedRecipes } from './sources.ts'
import { addMove } from './store.ts'

/** How somebody is taken out of a kitchen. */
interface SentAway {
  /** Whether they are out already, because there is nothing to copy. */
  readonly isOut: boolean
  readonly ended: readonly EndedInvitation[]
}

/** Whether a job makes the copies of somebody who leaves. */
async function isCopying({ db }: Database, { kitchenId, personId }: Leaver): Promise<boolean> {
  const job = await db
    .selectFrom('kitchenMoves')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.ownerId', '=', 'kitchenMoves.ownerId').onRef('jobs.id', '=', 'kitchenMoves.id'),
    )
    .select('jobs.id')
    .where('kitchenMoves.ownerId', '=', personId)
    .where('kitchenMoves.kitchenId', '=', kitchenId)
    .where('jobs.kind', '=', leaveKind)
    .where('jobs.status', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return job !== undefined
}

/**
 * Takes somebody out of a kitchen whose lock is held. A job first copies what is theirs into their own book; until then they read
 * only.
 */
export async function sendAway(inside: Database, leaver: Leaver): Promise<SentAway> {
  const { kitchenId, personId } = leaver
  const reader = readerOf({ ownerId: personId })
  const recipeIds = await addedRecipes(inside, await readableBook(inside, reader, kitchenId))
  const kept = await onlyMineFrom(inside, reader, kitchenId)
  if (recipeIds.length + kept.length === 0) return { isOut: true, ended: await endMembership(inside, leaver) }
  const ended = await beginToLeave(inside, leaver)
  if (!(await isCopying(inside, leaver))) {
    const id = uuid()
    await addMove(inside, { ownerId: personId, id, kitchenId, choices: { recipeIds, isOwnOnly: true } })
    await addJob(inside, reader, { id, kind: leaveKind, language: null })
  }
  return { isOut: false, ended }
}

/** Tells those whom it concerns that somebody was taken out of a kitchen, or is about to be. */
export async function notifySentAway(
  services: Services,
  { kitchenId, personId }: Leaver,
  { isOut, ended }: SentAway,
): Promise<void> {
  await notifyEndedInvitations(services, ended)
  if (isOut) notifyRemovedFrom(services, kitchenId, [personId])
  await notifyKitchen(services, kitchenId)
}

/** Takes somebody out of a kitchen unless what asks for it is over. */
async function sendAwayIf(
  services: Services,
  leaver: Leaver,
  isDue: (inside: Database) => Promise<boolean>,
): Promise<void> {
  const sent = await inTransaction(services.database, async (inside) => {
    await lockMembers(inside, [leaver.kitchenId])
    return (await isDue(inside)) ? sendAway(inside, leaver) : null
  })
  if (sent) await notifySentAway(services, leaver, sent)
}

/** Whether somebody is being taken out of a kitchen, and no job does it: it failed, or was cancelled. */
async function isForgotten(inside: Database, leaver: Leaver): Promise<boolean> {
  const all = await leavers(inside)
  const isLeaving = all.some(
    ({ kitchenId, personId }) => kitchenId === leaver.kitchenId && personId === leaver.personId,
  )
  return isLeaving && !(await isCopying(inside, leaver))
}

/**
 * Takes everybody out of kitchens that rested for long enough. Goes on where the job of somebody who is taken out ended before its
 * end. Deletes the kitchens in which nobody is any more.
 */
export async function deleteKitchens(services: Services, jobs: Pick<Jobs, 'wake'>): Promise<void> {
  const { database } = services
  for (const leaver of await restedMembers(database)) {
    await sendAwayIf(services, leaver, (inside) => isRestOver(inside, leaver.kitchenId))
  }
  for (const leaver of await leavers(database)) {
    await sendAwayIf(services, leaver, (inside) => isForgotten(inside, leaver))
  }
  jobs.wake()
  await deleteAbandoned(database)
}
