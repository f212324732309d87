import * as contract from '@potluck/api/proposals'
import type { FastifyInstance } from 'fastify'
import { Book } from '../../ground/access/book.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { notifyChange } from '../../people/book-changes/notify-devices.ts'
import { indexAhead } from '../search/index-recipes.ts'
import { proposeRecipe, readProposal } from './store.ts'

export function proposalRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.getProposal, async ({ member, params }) => ({
    proposal: await readProposal(database, member, params.id),
  }))
  changeRoute(
    app,
    services,
    contract.proposeRecipe,
    async ({ member, body: { recipe, changeOf } }, change) => {
      const id = await proposeRecipe(change.database, member, { recipe, changeOf })
      notifyChange(change, Book.of(member), id, 'created')
      return { id }
    },
    {
      before: async (member, { body }) => {
        await countTry(database, paces.recipe, member.id)
        await indexAhead(database, Book.of(member), [body.recipe])
      },
    },
  )
}
