import { leaveKind } from '@potluck/api/kitchen-moves'
import * as contract from '@potluck/api/kitchens'
import type { FastifyInstance } from 'fastify'
import { Book, type ReadableBook } from '../../ground/access/book.ts'
import { deleteByAge } from '../../machinery/base/clock/delete-by-age.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { route } from '../../machinery/web/http/route.ts'
import { notifyChange } from '../../people/book-changes/notify-devices.ts'
import { beginLeaving, removeMember } from '../../social/kitchens/members.ts'
import { notifyKitchen } from '../../social/kitchens/notify-kitchen.ts'
import { readKitchen } from '../../social/kitchens/read-kitchens.ts'
import { recordDeed, recordKitchenEvent } from '../../social/kitchens/record-kitchen-event.ts'
import { readerOf } from './kitchen-job.ts'
import { notifyLeft } from './notify-left.ts'
import { onlyMineFrom, setOnlyForMe } from './only-for-me.ts'
import { deleteKitchens, notifySentAway, sendAway } from './send-away.ts'
import { addedRecipes, allRecipes } from './sources.ts'
import { addMove, isMove } from './store.ts'

const hour = 3_600_000

interface NewLeaving {
  readonly id: string
  readonly personId: string
  readonly recipeIds: readonly string[]
  readonly isOwnOnly?: boolean
}

/** Adds the job that makes the copies of a member. */
async function addLeaving(inside: Database, kitchen: ReadableBook, { id, personId, ...rest }: NewLeaving) {
  const choices = { ...rest, recipeIds: [...rest.recipeIds] }
  await addMove(inside, { ownerId: personId, id, kitchenId: kitchen.ownerId, choices })
  await addJob(inside, readerOf({ ownerId: personId }), { id, kind: leaveKind, language: null })
}

/** Leaving kitchens and taking others out of them, with copies of what is theirs. */
export function leaveRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database } = services

  route(app, contract.leaveKitchen, async ({ member, params: { id: kitchenId }, body }) => {
    const { nextKeeperId, nextOwnerId = nextKeeperId, copies, id } = body
    if (id !== undefined && (await isMove(database, { id, ownerId: member.id }))) return { jobId: id }
    return jobs.reserve(member, async (newId) => {
      const jobId = id ?? newId
      const left = await beginLeaving(database, member, { kitchenId, nextOwnerId }, async (inside, kitchen) => {
        // With its last member a kitchen is deleted.
        const isAll = copies === 'all' || kitchen.audience.length === 1
        const recipeIds = await (isAll ? allRecipes : addedRecipes)(inside, kitchen)
        const kept = await onlyMineFrom(inside, member, kitchenId)
        if (recipeIds.length + kept.length === 0) return false
        await addLeaving(inside, kitchen, { id: jobId, personId: member.id, recipeIds, isOwnOnly: copies !== 'all' })
        return true
      })
      jobs.wake()
      if (left === null) await notifyKitchen(services, kitchenId)
      else await notifyLeft(services, member.id, left)
      return { jobId: left === null ? jobId : null }
    })
  })

  route(app, contract.removeFromKitchen, async ({ member, params: { id, personId }, request }) => {
    const leaver = { kitchenId: id, personId }
    const sent = await removeMember(database, member, leaver, (inside) => sendAway(inside, leaver))
    jobs.wake()
    await recordKitchenEvent(services, 'kitchen-removed', personId, member, request)
    await notifySentAway(services, leaver, sent)
    return readKitchen(services, member, id)
  })

  changeRoute(app, services, contract.setOnlyForMe, async ({ member, book, params: { id }, body }, change) => {
    const isChanged = await setOnlyForMe(change.database, member, book, { id, ...body })
    if (isChanged) {
      const kind = body.onlyForMe ? 'kitchen-recipe-kept' : 'kitchen-recipes-in'
      await recordDeed(change.database, kind, { kitchenId: book.ownerId, personId: member.id })
      notifyChange(change, book, id, body.onlyForMe ? 'deleted' : 'created')
      notifyChange(change, Book.of(member), id, body.onlyForMe ? 'created' : 'deleted')
    }
    return {}
  })

  deleteByAge(app, database, 'deleting kitchens that rested', hour, () => deleteKitchens(services, jobs))
}
