import { addCooking, deleteCooking, listCookings, updateCooking } from '@potluck/api/cookings'
import type { FastifyInstance } from 'fastify'
import { notifyOwnDevices } from '../book-changes/notify-devices.ts'
import { changeRoute } from '../machinery/changes/change-route.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { reachRecipe } from '../policies/recipes.ts'
import * as store from './store.ts'

export function cookingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  route(app, listCookings, async ({ member, params }) =>
    store.listCookings(database, await reachRecipe(database, member, params.id)),
  )
  changeRoute(app, services, addCooking, async ({ member, params, body }, change) => {
    const cooking = await store.addCooking(change.database, member, params.id, body)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return cooking
  })
  changeRoute(app, services, updateCooking, async ({ member, params, body }, change) => {
    const cooking = await store.updateCooking(change.database, member, params.id, params.cookingId, body)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return cooking
  })
  changeRoute(app, services, deleteCooking, async ({ member, params }, change) => {
    await store.deleteCooking(change.database, member, params.id, params.cookingId)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return {}
  })
}
