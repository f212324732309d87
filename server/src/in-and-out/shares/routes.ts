import * as contract from '@potluck/api/shares'
import type { FastifyInstance } from 'fastify'
import { saveCopyIn } from '../../book/recipes/copy.ts'
import { Book } from '../../ground/access/book.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { notifyChange } from '../../people/book-changes/notify-devices.ts'
import { reachByLink, reachRecipe } from '../../people/policies/recipes.ts'
import { embedRoute } from './embed-route.ts'
import { readShared } from './read-shared.ts'
import { sharePageRoutes } from './share-page-routes.ts'
import { createShare, deleteShare, listShares, updateShare } from './store.ts'

export function shareRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  route(app, contract.listShares, ({ member, book, query: { recipeId } }) =>
    listShares(services, { member, book }, { recipeId }),
  )
  route(app, contract.createShare, async ({ member, book, body: { recipeId, ...draft } }) =>
    createShare(services, { member, book }, await reachRecipe(database, book, recipeId), draft),
  )
  route(app, contract.updateShare, ({ member, book, params, body }) =>
    updateShare(services, { member, book }, params.id, body),
  )
  route(app, contract.deleteShare, async ({ book, params }) => {
    await deleteShare(services, book, params.id)
    return {}
  })
  route(app, contract.getShared, async ({ member, query: { secret } }) => {
    const recipe = await reachByLink(database, member, secret)
    const { title, description, pictureCount, ownerName } = await readShared(database, recipe)
    const image = pictureCount > 0 ? `s/${secret}/photos/0/medium` : null
    return { title, description, image, ownerName, recipeId: recipe.role === 'link' ? null : recipe.id }
  })
  route(app, contract.saveShared, async ({ member, body: { secret } }) => {
    await countTry(database, paces.recipe, member.id)
    const recipe = await reachByLink(database, member, secret)
    if (recipe.role !== 'link') return { recipeId: recipe.id }
    const book = Book.of(member)
    const recipeId = await saveCopyIn(database, book, recipe)
    notifyChange(services, book, recipeId, 'created')
    return { recipeId }
  })
  sharePageRoutes(app, services)
  embedRoute(app, services)
}
