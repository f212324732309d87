import {
  deleteAllRecipes,
  deleteRecipes,
  deleteRecipesByLabels,
  listRecipeIds,
  moveRecipes,
} from '@potluck/api/many-recipes'
import {
  countRecipes,
  createRecipe,
  deleteRecipe,
  getRecipe,
  linkRecipe,
  listRecipes,
  listRelated,
  moveRecipe,
  rateRecipe,
  saveCopy,
  searchRecipes,
  unlinkRecipe,
  updateRecipe,
} from '@potluck/api/recipes'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../access/reader.ts'
import { reachRecipe, reachToRead } from '../access/recipes.ts'
import { atOnce } from '../machinery/http/at-once.ts'
import { route } from '../machinery/http/route.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { countTry, paces } from '../sessions/throttle.ts'
import { trashRecipe } from '../trash/store.ts'
import { capabilitiesOf } from '../users/capabilities.ts'
import { saveOwnCopy } from './copy.ts'
import { isFiltered } from './filter.ts'
import * as linked from './linked.ts'
import * as list from './list.ts'
import { listShown, listWithFriends } from './list-shown.ts'
import * as many from './many.ts'
import { tellOfManyChanges, tellOwnDevices } from './news.ts'
import { readRecipe } from './read.ts'
import { relatedIds } from './related.ts'
import * as search from './search.ts'
import { searchWithFriends } from './search-with-friends.ts'
import * as store from './store.ts'
import { readSummaries } from './summaries.ts'

export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const { database, config } = services
  const { multipleImages } = capabilitiesOf(config)

  function refuseManyImages(imageIds: readonly string[]): void {
    if (multipleImages || imageIds.length <= 1) return
    throw new Refusal('one-picture', 'a recipe has one picture on this server', 'body.imageIds')
  }

  route(app, countRecipes, async ({ member, query }) => ({
    count: await list.countRecipes(database, member, query.folder),
  }))
  route(app, listRecipes, async ({ member, query }) => {
    if (query.userId !== undefined && query.userId !== member?.id) {
      return listShown(services, member, query.userId, query)
    }
    if (member === null) throw new Refusal('not-logged-in', 'log in to see your own book')
    const withFriends = query.includeFriends && query.folder === 'main' && !isFiltered(query)
    return (withFriends ? listWithFriends : list.listRecipes)(services, member, query)
  })
  route(app, listRecipeIds, async ({ member, query }) => ({ ids: await list.listRecipeIds(database, member, query) }))
  route(app, searchRecipes, ({ member, query }) => {
    const withFriends = query.includeFriends && query.folder === 'main' && !isFiltered(query)
    return (withFriends ? searchWithFriends : search.searchRecipes)(services, member, query)
  })
  route(app, getRecipe, ({ member, params }) => readRecipe(services, member, params.id))
  route(app, createRecipe, async ({ member, body }) => {
    refuseManyImages(body.imageIds)
    await countTry(database, paces.recipe, member.id)
    const id = await store.createRecipe(database, member, body)
    tellOwnDevices(services, member.id, id, 'created')
    return readRecipe(services, member, id)
  })
  route(app, updateRecipe, async ({ member, params, body }) => {
    refuseManyImages(body.imageIds)
    await countTry(database, paces.recipe, member.id)
    await store.updateRecipe(database, member, params.id, body)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return readRecipe(services, member, params.id)
  })
  route(app, saveCopy, async ({ member, params }) => {
    await countTry(database, paces.recipe, member.id)
    const id = await saveOwnCopy(database, member, await reachToRead(database, member, params.id))
    tellOwnDevices(services, member.id, id, 'created')
    return readRecipe(services, member, id)
  })
  manyRecipesRoutes(app, services)
  route(app, deleteRecipe, async ({ member, params }) => {
    await trashRecipe(database, member, params.id)
    tellOwnDevices(services, member.id, params.id, 'deleted')
    return {}
  })
  route(app, rateRecipe, async ({ member, params, body }) => {
    await store.rateRecipe(database, member, params.id, body.rating)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return {}
  })
  route(app, moveRecipe, async ({ member, params, body }) => {
    await store.moveRecipe(database, member, params.id, body.folder)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return {}
  })
  route(app, linkRecipe, async ({ member, params }) => {
    await linked.linkRecipe(database, member, params.id, params.linkedId)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return {}
  })
  route(app, unlinkRecipe, async ({ member, params }) => {
    await linked.unlinkRecipe(database, member, params.id, params.linkedId)
    tellOwnDevices(services, member.id, params.id, 'saved')
    return {}
  })
  route(app, listRelated, async ({ member, params }) => {
    const recipe = await reachRecipe(database, member, params.id)
    return readSummaries(services, member, await relatedIds(database, recipe))
  })
}

/** Changes of many recipes that one member may have under way. */
const changesAtOnce = 3

/** What changes many recipes at once. Those that are not the member's are passed over. */
function manyRecipesRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const changing = atOnce(changesAtOnce)
  const told = (member: Member, change: () => Promise<number>) =>
    changing(member, async () => {
      const recipeCount = await change()
      tellOfManyChanges(services, member.id)
      return { recipeCount }
    })
  route(app, moveRecipes, ({ member, body }) =>
    told(member, () => many.moveRecipes(database, member, body.recipeIds, body.folder)),
  )
  route(app, deleteRecipes, ({ member, body }) =>
    told(member, () => many.deleteRecipes(database, member, body.recipeIds)),
  )
  route(app, deleteRecipesByLabels, ({ member, body }) =>
    told(member, () => many.deleteByLabels(database, member, body.labelIds)),
  )
  route(app, deleteAllRecipes, ({ member }) => told(member, () => many.deleteAllRecipes(database, member)))
}
