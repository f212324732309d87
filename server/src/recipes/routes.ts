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
import { Book } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { notifyManyChanges, notifyOwnDevices } from '../book-changes/notify-devices.ts'
import { type Change, changeRoute, changeRouteAnswering } from '../machinery/changes/change-route.ts'
import { limitPerMember } from '../machinery/http/limit-per-member.ts'
import { type Call, route } from '../machinery/http/route.ts'
import { Refusal } from '../machinery/refusal.ts'
import type { Services } from '../machinery/services.ts'
import { countTry, paces } from '../machinery/throttle.ts'
import { reachRecipe, reachToRead } from '../policies/recipes.ts'
import { indexAhead } from '../search/index-recipes.ts'
import { capabilitiesOf } from '../users/capabilities.ts'
import { saveOwnCopy } from './copy.ts'
import * as linked from './linked.ts'
import * as list from './list.ts'
import { listProfileRecipes, listWithFriends } from './list-profile-recipes.ts'
import * as many from './many.ts'
import { readRecipe, readSaved } from './read.ts'
import { relatedIds } from './related.ts'
import * as search from './search.ts'
import { searchProfileRecipes, searchWithFriends } from './search-profile-recipes.ts'
import * as store from './store.ts'
import { readSummaries } from './summaries.ts'
import { trashRecipe } from './trash-recipes.ts'

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
      return listProfileRecipes(services, member, query.userId, query)
    }
    if (member === null) throw new Refusal('not-logged-in', 'log in to see your own book')
    const withFriends = query.includeFriends && query.folder === 'main'
    return (withFriends ? listWithFriends : list.listRecipes)(services, member, query)
  })
  route(app, listRecipeIds, async ({ member, query }) => ({ ids: await list.listRecipeIds(database, member, query) }))
  route(app, searchRecipes, async ({ member, query }) => {
    if (query.userId !== undefined && query.userId !== member?.id) {
      return searchProfileRecipes(services, member, query.userId, query)
    }
    if (member === null) throw new Refusal('not-logged-in', 'log in to see your own book')
    const withFriends = query.includeFriends && query.folder === 'main'
    return (withFriends ? searchWithFriends : search.searchRecipes)(services, member, query)
  })
  route(app, getRecipe, ({ member, params }) => readRecipe(services, member, params.id))
  const answer = (member: Member, { id }: { readonly id: string }) => readSaved(services, member, id)
  const written = {
    before: async (member: Member, { body }: Call<typeof createRecipe> | Call<typeof updateRecipe>) => {
      await countTry(database, paces.recipe, member.id)
      await indexAhead(database, Book.of(member), [body])
    },
    answer,
  }
  const createOne = async ({ member, body }: Call<typeof createRecipe>, change: Change) => {
    refuseManyImages(body.imageIds)
    const id = await store.createRecipe(change.database, member, body)
    notifyOwnDevices(change, member.id, id, 'created')
    return { id }
  }
  changeRouteAnswering(app, services, createRecipe, createOne, written)
  const updateOne = async ({ member, params, body }: Call<typeof updateRecipe>, change: Change) => {
    refuseManyImages(body.imageIds)
    await store.updateRecipe(change.database, member, params.id, body)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return { id: params.id }
  }
  changeRouteAnswering(app, services, updateRecipe, updateOne, written)
  const copyOne = async ({ member, params, query }: Call<typeof saveCopy>, change: Change) => {
    const recipe = await reachToRead(change.database, member, params.id)
    const id = await saveOwnCopy(change.database, member, recipe, query.copyId)
    notifyOwnDevices(change, member.id, id, 'created')
    return { id }
  }
  const copied = { before: (member: Member) => countTry(database, paces.recipe, member.id), answer }
  changeRouteAnswering(app, services, saveCopy, copyOne, copied)
  manyRecipesRoutes(app, services)
  changeRoute(app, services, deleteRecipe, async ({ member, params }, change) => {
    await trashRecipe(change.database, member, params.id)
    notifyOwnDevices(change, member.id, params.id, 'deleted')
    return {}
  })
  changeRoute(app, services, rateRecipe, async ({ member, params, body }, change) => {
    await store.rateRecipe(change.database, member, params.id, body.rating)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return {}
  })
  changeRoute(app, services, moveRecipe, async ({ member, params, body }, change) => {
    await store.moveRecipe(change.database, member, params.id, body.folder)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return {}
  })
  changeRoute(app, services, linkRecipe, async ({ member, params }, change) => {
    await linked.linkRecipe(change.database, member, params.id, params.linkedId)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return {}
  })
  changeRoute(app, services, unlinkRecipe, async ({ member, params }, change) => {
    await linked.unlinkRecipe(change.database, member, params.id, params.linkedId)
    notifyOwnDevices(change, member.id, params.id, 'saved')
    return {}
  })
  route(app, listRelated, async ({ member, params }) => {
    const recipe = await reachRecipe(database, member, params.id)
    return readSummaries(services, member, await relatedIds(database, recipe))
  })
}

/** Maximum number of parallel deletions of one member. */
const changesAtOnce = 3

/** Routes that change many recipes at once. Foreign recipes are skipped. */
function manyRecipesRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const changing = limitPerMember(changesAtOnce)
  const changeAndNotify = (member: Member, change: () => Promise<number>) =>
    changing(member, async () => {
      const recipeCount = await change()
      notifyManyChanges(services, member.id)
      return { recipeCount }
    })
  changeRoute(app, services, moveRecipes, async ({ member, body }, change) => {
    const recipeCount = await many.moveRecipes(change.database, member, body.recipeIds, body.folder)
    notifyManyChanges(change, member.id)
    return { recipeCount }
  })
  changeRoute(app, services, deleteRecipes, async ({ member, body }, change) => {
    const recipeCount = await many.deleteRecipes(change.database, member, body.recipeIds)
    notifyManyChanges(change, member.id)
    return { recipeCount }
  })
  route(app, deleteRecipesByLabels, ({ member, body }) =>
    changeAndNotify(member, () => many.deleteByLabels(database, member, body.labelIds)),
  )
  route(app, deleteAllRecipes, ({ member }) => changeAndNotify(member, () => many.deleteAllRecipes(database, member)))
}
