import { deleteForGood, emptyTrash, listTrash, restoreRecipes } from '@potluck/api/trash'
import type { FastifyInstance } from 'fastify'
import { changeRoute } from '../machinery/changes/change-route.ts'
import { route } from '../machinery/http/route.ts'
import { tidyRegularly } from '../machinery/regularly.ts'
import { tellOwnDevices } from '../recipes/news.ts'
import { readSummaries } from '../recipes/summaries.ts'
import type { Services } from '../services.ts'
import * as store from './store.ts'

const purgeEvery = 6 * 3_600_000

export function trashRoutes(app: FastifyInstance, services: Services): void {
  const { database, imageAddress } = services
  route(app, listTrash, async ({ member, query }) => {
    const { rows, totalCount } = await store.readTrash(database, member, query)
    const kept = { database, imageAddress: imageAddress.kept }
    const summaries = await readSummaries(
      kept,
      member,
      rows.map(({ id }) => id),
    )
    const deleted = new Map(rows.map(({ id, deletedAt }) => [id, deletedAt ?? '']))
    const data = summaries.map((summary) => {
      const deletedAt = deleted.get(summary.id) ?? summary.updatedAt
      return { ...summary, deletedAt, leavesAt: store.leavesAt(deletedAt) }
    })
    return { data, totalCount }
  })
  changeRoute(app, services, restoreRecipes, async ({ member, body }, change) => {
    await store.restoreRecipes(change.database, member, body.ids)
    for (const id of new Set(body.ids)) tellOwnDevices(change, member.id, id, 'created')
    return {}
  })
  route(app, deleteForGood, async ({ member, params }) => {
    await store.deleteOneForGood(database, member, params.id)
    return {}
  })
  route(app, emptyTrash, async ({ member }) => {
    await store.emptyTrash(database, member)
    return {}
  })
  tidyRegularly(app, 'purging the trash', purgeEvery, () => store.purgeTrash(database))
}
