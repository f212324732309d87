import { leaveKind } from '@potluck/api/kitchen-moves'
import * as contract from '@potluck/api/kitchens'
import type { FastifyInstance } from 'fastify'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Jobs } from '../../machinery/jobs/run-jobs.ts'
import { addJob } from '../../machinery/jobs/store.ts'
import { route } from '../../machinery/web/http/route.ts'
import { deleteAbandoned } from '../../social/kitchens/delete-abandoned.ts'
import { notifyEndedInvitations } from '../../social/kitchens/end-invitations.ts'
import { leaveKitchen, prepareToLeave } from '../../social/kitchens/members.ts'
import { notifyKitchen, notifyRemovedFrom } from '../../social/kitchens/notify-kitchen.ts'
import { readerOf } from './kitchen-job.ts'
import { addedRecipes, allRecipes } from './sources.ts'
import { addMove, isMove } from './store.ts'

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

/** Leaving kitchens, with copies of their recipes or without. */
export function leaveRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database } = services

  route(app, contract.leaveKitchen, async ({ member, params: { id: kitchenId }, body }) => {
    const { nextKeeperId, nextOwnerId = nextKeeperId, copies, id } = body
    if (copies === 'none') {
      const { audience, ended } = await leaveKitchen(database, member, kitchenId, nextOwnerId)
      notifyRemovedFrom(services, kitchenId, [member.id])
      await notifyEndedInvitations(services, ended)
      if (audience.length > 0) await notifyKitchen(services, kitchenId)
      else await deleteAbandoned(database)
      return {}
    }
    if (id !== undefined && (await isMove(database, { id, ownerId: member.id }))) return { jobId: id }
    return jobs.reserve(member, async (newId) => {
      const jobId = id ?? newId
      await prepareToLeave(database, member, { kitchenId, nextOwnerId }, async (inside, kitchen) => {
        const recipeIds = await (copies === 'all' ? allRecipes : addedRecipes)(inside, kitchen)
        await addLeaving(inside, kitchen, { id: jobId, personId: member.id, recipeIds, isOwnOnly: copies === 'added' })
      })
      jobs.wake()
      await notifyKitchen(services, kitchenId)
      return { jobId }
    })
  })
}
