import {
  countRecipes,
  createRecipe,
  deleteRecipe,
  getRecipe,
  listRecipes,
  searchRecipes,
  updateRecipe,
} from '@potluck/api/recipes'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../services.ts'
import { countTry, paces } from '../sessions/throttle.ts'
import * as list from './list.ts'
import { tellOwnDevices } from './news.ts'
import { readRecipe } from './read.ts'
import * as search from './search.ts'
import * as store from './store.ts'

export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  route(app, countRecipes, async ({ member, query }) => ({
    count: await list.countRecipes(database, member, query.folder),
  }))
  route(app, listRecipes, ({ member, query }) => list.listRecipes(services, member, query))
  route(app, searchRecipes, ({ member, query }) => search.searchRecipes(services, member, query))
  route(app, getRecipe, ({ member, params }) => readRecipe(services, member, params.id))
  route(app, createRecipe, async ({ member, body }) => {
    await countTry(database, paces.recipe, member.id)
    const id = await store.createRecipe(database, member, body)
    tellOwnDevices(services, member.id, id, 'created')
    return readRecipe(services, member, id)
  })
  route(app, updateRecipe, async ({ member, params, body }) => {
    await countTry(database, paces.recipe, member.id)
    await store.updateRecipe(database, member, params.id, body)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return readRecipe(services, member, params.id)
  })
  route(app, deleteRecipe, async ({ member, params }) => {
    await store.deleteRecipe(database, member, params.id)
    tellOwnDevices(services, member.id, params.id, 'deleted')
    return {}
  })
}
