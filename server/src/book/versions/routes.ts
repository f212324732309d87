import { getVersion, listVersions, restoreVersion } from '@potluck/api/versions'
import type { FastifyInstance } from 'fastify'
import { deleteByAge } from '../../machinery/base/clock/delete-by-age.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { notifyChange } from '../../people/book-changes/notify-devices.ts'
import { reachRecipe } from '../../people/policies/recipes.ts'
import { readRecipe } from '../recipes/read.ts'
import * as store from './store.ts'

const forgetEvery = 6 * 3_600_000

export function versionRoutes(app: FastifyInstance, services: Services): void {
  const { database, imageAddress } = services
  route(app, listVersions, async ({ member, book, params }) =>
    store.listVersions(database, member, await reachRecipe(database, book, params.id)),
  )
  route(app, getVersion, async ({ book, params }) => {
    const recipe = await reachRecipe(database, book, params.id)
    const { written, imageIds, ...about } = await store.readVersion(database, recipe, params.version)
    return { ...about, ...written, images: imageIds.map((id) => imageAddress.ofStored(id, book.addressee)) }
  })
  route(app, restoreVersion, async ({ member, book, params, body }) => {
    await countTry(database, paces.recipe, member.id)
    await store.restoreVersion(database, book, params.id, params.version, body.version)
    notifyChange(services, book, params.id, 'saved')
    return readRecipe(services, member, params.id)
  })
  deleteByAge(app, database, 'forgetting old versions', forgetEvery, () => store.forgetOldVersions(database))
}
