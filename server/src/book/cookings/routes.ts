import { addCooking, deleteCooking, listCookings, listVisiblePhotos, updateCooking } from '@potluck/api/cookings'
import type { FastifyInstance } from 'fastify'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { notifyChange } from '../../people/book-changes/notify-devices.ts'
import { reachRecipe, reachToRead } from '../../people/policies/recipes.ts'
import * as store from './store.ts'

export function cookingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  route(app, listCookings, async ({ member, book, params }) =>
    store.listCookings(services, member, await reachRecipe(database, book, params.id)),
  )
  route(app, listVisiblePhotos, async ({ member, params }) =>
    store.listVisiblePhotos(services, member, await reachToRead(database, member, params.id)),
  )
  changeRoute(app, services, addCooking, async ({ member, book, params, body }, change) => {
    const cooking = await store.addCooking({ ...services, database: change.database }, member, book, params.id, body)
    notifyChange(change, book, params.id, 'saved')
    return cooking
  })
  changeRoute(app, services, updateCooking, async ({ member, book, params, body }, change) => {
    const cooking = await store.updateCooking(
      { ...services, database: change.database },
      member,
      book,
      params.id,
      params.cookingId,
      body,
    )
    notifyChange(change, book, params.id, 'saved')
    return cooking
  })
  changeRoute(app, services, deleteCooking, async ({ book, params }, change) => {
    await store.deleteCooking(change.database, book, params.id, params.cookingId)
    notifyChange(change, book, params.id, 'saved')
    return {}
  })
}
