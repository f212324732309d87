import { addCooking, deleteCooking, listCookings, updateCooking } from '@potluck/api/cookings'
import type { FastifyInstance } from 'fastify'
import { notifyChange } from '../book-changes/notify-devices.ts'
import { changeRoute } from '../machinery/changes/change-route.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { reachRecipe } from '../policies/recipes.ts'
import * as store from './store.ts'

export function cookingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  route(app, listCookings, async ({ member, book, params }) =>
    store.listCookings(database, member, await reachRecipe(database, book, params.id)),
  )
  changeRoute(app, services, addCooking, async ({ member, book, params, body }, change) => {
    const cooking = await store.addCooking(change.database, member, book, params.id, body)
    notifyChange(change, book, params.id, 'saved')
    return cooking
  })
  changeRoute(app, services, updateCooking, async ({ member, book, params, body }, change) => {
    const cooking = await store.updateCooking(change.database, member, book, params.id, params.cookingId, body)
    notifyChange(change, book, params.id, 'saved')
    return cooking
  })
  changeRoute(app, services, deleteCooking, async ({ book, params }, change) => {
    await store.deleteCooking(change.database, book, params.id, params.cookingId)
    notifyChange(change, book, params.id, 'saved')
    return {}
  })
}
