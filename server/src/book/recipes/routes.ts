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
  listTitleLetters,
  moveRecipe,
  rateRecipe,
  saveCopy,
  searchRecipes,
  unlinkRecipe,
  updateRecipe,
} from '@potluck/api/recipes'
import type { FastifyInstance } from 'fastify'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import { type Change, changeRoute, changeRouteAnswering } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { limitPerMember } from '../../machinery/web/http/limit-per-member.ts'
import { type Call, route } from '../../machinery/web/http/route.ts'
import { notifyChange, notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import { reachToRead } from '../../people/policies/recipes.ts'
import { capabilitiesOf } from '../../people/users/capabilities.ts'
import { indexAhead } from '../search/index-recipes.ts'
import { saveCopyIn } from './copy.ts'
import { familyOfCopy } from './family.ts'
import * as linked from './linked.ts'
import * as list from './list.ts'
import { listBooks, searchBooks } from './list-books.ts'
import { listProfileRecipes, listWithFriends } from './list-profile-recipes.ts'
import * as many from './many.ts'
import { readRecipe, readSaved } from './read.ts'
import { readRelated } from './related.ts'
import * as search from './search.ts'
import { searchProfileRecipes, searchWithFriends } from './search-profile-recipes.ts'
import * as store from './store.ts'
import { trashRecipe } from './trash-recipes.ts'

/** Who saves a recipe, and in which book. */
type SavingCall = Pick<Call<typeof createRecipe>, 'member' | 'book'>

export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const { database, config } = services
  const { multipleImages } = capabilitiesOf(config)

  function refuseManyImages(imageIds: readonly string[]): void {
    if (multipleImages || imageIds.length <= 1) return
    throw new Refusal('one-picture', 'a recipe has one picture on this server', 'body.imageIds')
  }

  route(app, countRecipes, async ({ book, query }) => ({
    count: await list.countRecipes(database, book, query.folder),
  }))
  route(app, listTitleLetters, async ({ book, query }) => ({
    letters: await list.titleLetters(database, book, query.folder),
  }))
  route(app, listRecipes, async ({ member, books, query }) => {
    if (query.userId !== undefined && query.userId !== member?.id) {
      return listProfileRecipes(services, member, { personId: query.userId, kitchenId: query.profileKitchen }, query)
    }
    if (member === null || books === null) throw new Refusal('not-logged-in', 'log in to see your own book')
    const [book, ...others] = books
    if (others.length > 0) return listBooks(services, books, query)
    const withFriends = query.includeFriends && query.folder === 'main'
    return withFriends ? listWithFriends(services, member, book, query) : list.listRecipes(services, book, query)
  })
  route(app, listRecipeIds, async ({ book, query }) => ({ ids: await list.listRecipeIds(database, book, query) }))
  route(app, searchRecipes, async ({ member, books, query }) => {
    if (query.userId !== undefined && query.userId !== member?.id) {
      return searchProfileRecipes(services, member, { personId: query.userId, kitchenId: query.profileKitchen }, query)
    }
    if (member === null || books === null) throw new Refusal('not-logged-in', 'log in to see your own book')
    const [book, ...others] = books
    if (others.length > 0) return searchBooks(services, books, query)
    const withFriends = query.includeFriends && query.folder === 'main'
    return withFriends ? searchWithFriends(services, member, book, query) : search.searchRecipes(services, book, query)
  })
  route(app, getRecipe, ({ member, params }) => readRecipe(services, member, params.id))
  const answer = ({ member, book }: SavingCall, { id }: { readonly id: string }) =>
    readSaved(services, member, book, id)
  const written = {
    before: async (member: Member, { book, body }: Call<typeof createRecipe> | Call<typeof updateRecipe>) => {
      await countTry(database, paces.recipe, member.id)
      await indexAhead(database, book, [body])
    },
    answer,
  }
  const createOne = async ({ member, book, body }: Call<typeof createRecipe>, change: Change) => {
    refuseManyImages(body.imageIds)
    const { copyOf, ...recipe } = body
    const familyId = copyOf === undefined ? null : await familyOfCopy(change.database, member, copyOf)
    const id = await store.createRecipe(change.database, book, { ...recipe, familyId })
    notifyChange(change, book, id, 'created')
    return { id }
  }
  changeRouteAnswering(app, services, createRecipe, createOne, written)
  const updateOne = async ({ book, params, body }: Call<typeof updateRecipe>, change: Change) => {
    refuseManyImages(body.imageIds)
    await store.updateRecipe(change.database, book, params.id, body)
    notifyChange(change, book, params.id, 'saved')
    return { id: params.id }
  }
  changeRouteAnswering(app, services, updateRecipe, updateOne, written)
  const copyOne = async ({ member, book, params, query }: Call<typeof saveCopy>, change: Change) => {
    const recipe = await reachToRead(change.database, member, params.id)
    const id = await saveCopyIn(change.database, book, recipe, query.copyId)
    notifyChange(change, book, id, 'created')
    return { id }
  }
  const copied = { before: (member: Member) => countTry(database, paces.recipe, member.id), answer }
  changeRouteAnswering(app, services, saveCopy, copyOne, copied)
  manyRecipesRoutes(app, services)
  changeRoute(app, services, deleteRecipe, async ({ book, params }, change) => {
    await trashRecipe(change.database, book, params.id)
    notifyChange(change, book, params.id, 'deleted')
    return {}
  })
  changeRoute(app, services, rateRecipe, async ({ book, params, body }, change) => {
    await store.rateRecipe(change.database, book, params.id, body.rating)
    notifyChange(change, book, params.id, 'saved')
    return {}
  })
  changeRoute(app, services, moveRecipe, async ({ book, params, body }, change) => {
    await store.moveRecipe(change.database, book, params.id, body.folder)
    notifyChange(change, book, params.id, 'saved')
    return {}
  })
  changeRoute(app, services, linkRecipe, async ({ book, params, query }, change) => {
    const link = { recipeId: params.id, linkedId: params.linkedId, words: query.words }
    await linked.linkRecipe(change.database, book, link)
    notifyChange(change, book, params.id, 'saved')
    return {}
  })
  changeRoute(app, services, unlinkRecipe, async ({ book, params }, change) => {
    await linked.unlinkRecipe(change.database, book, params.id, params.linkedId)
    notifyChange(change, book, params.id, 'saved')
    return {}
  })
  route(app, listRelated, ({ book, member, params }) => readRelated(services, member, book, params.id))
}

/** Maximum number of parallel deletions of one member. */
const changesAtOnce = 3

/** Routes that change many recipes at once. Foreign recipes are skipped. */
function manyRecipesRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const changing = limitPerMember(changesAtOnce)
  const changeAndNotify = (member: Member, book: Book, change: () => Promise<number>) =>
    changing(member, async () => {
      const recipeCount = await change()
      notifyManyChanges(services, book)
      return { recipeCount }
    })
  changeRoute(app, services, moveRecipes, async ({ book, body }, change) => {
    const recipeCount = await many.moveRecipes(change.database, book, body.recipeIds, body.folder)
    notifyManyChanges(change, book)
    return { recipeCount }
  })
  changeRoute(app, services, deleteRecipes, async ({ book, body }, change) => {
    const recipeCount = await many.deleteRecipes(change.database, book, body.recipeIds)
    notifyManyChanges(change, book)
    return { recipeCount }
  })
  route(app, deleteRecipesByLabels, ({ member, book, body }) =>
    changeAndNotify(member, book, () => many.deleteByLabels(database, book, body.labelIds)),
  )
  route(app, deleteAllRecipes, ({ member }) => {
    const book = Book.of(member)
    return changeAndNotify(member, book, () => many.deleteAllRecipes(database, book))
  })
}
