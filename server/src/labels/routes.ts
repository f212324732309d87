import * as contract from '@potluck/api/labels'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../access/reader.ts'
import { notifyManyChanges } from '../book-changes/notify-devices.ts'
import { changeRoute } from '../machinery/changes/change-route.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import * as arrange from './arrange.ts'
import * as store from './store.ts'

export function labelRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const andNotify = async <T>(member: Member, change: Promise<T>, { notifier } = services): Promise<T> => {
    const answer = await change
    notifyManyChanges({ notifier }, member.id)
    return answer
  }
  route(app, contract.listLabels, ({ member }) => store.listLabels(database, member))
  changeRoute(app, services, contract.attachLabel, ({ member, body }, change) =>
    andNotify(member, store.attachLabel(change.database, member, body), change),
  )
  changeRoute(app, services, contract.detachLabel, async ({ member, query }, change) => {
    await andNotify(member, store.detachLabel(change.database, member, query), change)
    return {}
  })
  changeRoute(app, services, contract.detachLabelFromMany, async ({ member, body }, change) => ({
    recipeCount: await andNotify(member, store.detachLabelFromMany(change.database, member, body), change),
  }))
  changeRoute(app, services, contract.renameLabel, ({ member, params, body }, change) =>
    andNotify(member, arrange.renameLabel(change.database, member, params.id, body.title), change),
  )
  route(app, contract.mergeLabels, ({ member, body }) => andNotify(member, arrange.mergeLabels(database, member, body)))
  route(app, contract.groupLabels, async ({ member, body }) => ({
    labelCount: await andNotify(member, arrange.groupLabels(database, member, body)),
  }))
  route(app, contract.deleteLabels, async ({ member, body }) => ({
    labelCount: await andNotify(member, arrange.deleteLabels(database, member, body.labelIds)),
  }))
}
