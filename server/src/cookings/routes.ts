import { addCooking, deleteCooking, listCookings, updateCooking } from '@potluck/api/cookings'
import type { FastifyInstance } from 'fastify'
import { reachRecipe } from '../access/recipes.ts'
import { route } from '../machinery/http/route.ts'
import { tellOwnDevices } from '../recipes/news.ts'
import type { Services } from '../services.ts'
import * as store from './store.ts'

export function cookingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  route(app, listCookings, async ({ member, params }) =>
    store.listCookings(database, await reachRecipe(database, member, params.id)),
  )
  route(app, addCooking, async ({ member, params, body }) => {
    const cooking = await store.addCooking(database, member, params.id, body)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return cooking
  })
  route(app, updateCooking, async ({ member, params, body }) => {
    const cooking = await store.updateCooking(database, member, params.id, params.cookingId, body)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return cooking
  })
  route(app, deleteCooking, async ({ member, params }) => {
    await store.deleteCooking(database, member, params.id, params.cookingId)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return {}
  })
}
