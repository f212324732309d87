import { leaveKind } from '@potluck/api/kitchen-moves'
import * as contract from '@potluck/api/kitchens'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { ReadableBook } from '../access/book.ts'
import { deleteAbandoned } from '../kitchens/delete-abandoned.ts'
import { leaveKitchen, prepareToDissolve, prepareToLeave } from '../kitchens/members.ts'
import { notifyKitchen, notifyRemovedFrom } from '../kitchens/notify-kitchen.ts'
import { dissolveKitchen } from '../kitchens/store.ts'
import type { Database } from '../machinery/database/database.ts'
import { route } from '../machinery/http/route.ts'
import type { Jobs } from '../machinery/jobs/run-jobs.ts'
import { addJob } from '../machinery/jobs/store.ts'
import type { Services } from '../machinery/services.ts'
import { readerOf } from './kitchen-job.ts'
import { addedRecipes, allRecipes } from './sources.ts'
import { addMove, isMove } from './store.ts'

interface NewLeaving {
  readonly id: string
  readonly personId: string
  readonly recipeIds: readonly string[]
  readonly isDissolved?: boolean
  readonly isOwnOnly?: boolean
}

/** Adds the job that makes the copies of a member. */
async function addLeaving(inside: Database, kitchen: ReadableBook, { id, personId, ...rest }: NewLeaving) {
  const choices = { ...rest, recipeIds: [...rest.recipeIds] }
  await addMove(inside, { ownerId: personId, id, kitchenId: kitchen.ownerId, choices })
  await addJob(inside, readerOf({ ownerId: personId }), { id, kind: leaveKind, language: null })
}

/** Leaving and dissolving kitchens, with copies of their recipes or without. */
export function leaveRoutes(app: FastifyInstance, services: Services, jobs: Jobs): void {
  const { database } = services

  route(app, contract.dissolveKitchen, async ({ member, params: { id }, query: { copies = false } }) => {
    if (!copies) {
      notifyRemovedFrom(services, id, await dissolveKitchen(database, member, id))
      await deleteAbandoned(database)
      return {}
    }
    const jobId = uuid()
    await prepareToDissolve(database, member, id, async (inside, kitchen) => {
      const recipeIds = await allRecipes(inside, kitchen)
      for (const personId of kitchen.audience) {
        const ownJobId = personId === member.id ? jobId : uuid()
        await addLeaving(inside, kitchen, { id: ownJobId, personId, recipeIds, isDissolved: true })
      }
    })
    jobs.wake()
    await notifyKitchen(services, id)
    return { jobId }
  })

  route(app, contract.leaveKitchen, async ({ member, params: { id: kitchenId }, body }) => {
    const { nextKeeperId, copies, id } = body
    if (copies === 'none') {
      const { audience } = await leaveKitchen(database, member, kitchenId, nextKeeperId)
      notifyRemovedFrom(services, kitchenId, [member.id])
      if (audience.length > 0) await notifyKitchen(services, kitchenId)
      else await deleteAbandoned(database)
      return {}
    }
    if (id !== undefined && (await isMove(database, { id, ownerId: member.id }))) return { jobId: id }
    return jobs.reserve(member, async (newId) => {
      const jobId = id ?? newId
      await prepareToLeave(database, member, { kitchenId, nextKeeperId }, async (inside, kitchen) => {
        const recipeIds = await (copies === 'all' ? allRecipes : addedRecipes)(inside, kitchen)
        await addLeaving(inside, kitchen, { id: jobId, personId: member.id, recipeIds, isOwnOnly: copies === 'added' })
      })
      jobs.wake()
      await notifyKitchen(services, kitchenId)
      return { jobId }
    })
  })
}
