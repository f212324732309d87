import * as contract from '@potluck/api/labels'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../access/reader.ts'
import { route } from '../machinery/http/route.ts'
import { tellOfManyChanges } from '../recipes/news.ts'
import type { Services } from '../services.ts'
import * as arrange from './arrange.ts'
import * as store from './store.ts'

export function labelRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const told = async <T>(member: Member, change: Promise<T>): Promise<T> => {
    const answer = await change
    tellOfManyChanges(services, member.id)
    return answer
  }
  route(app, contract.listLabels, ({ member }) => store.listLabels(database, member))
  route(app, contract.attachLabel, ({ member, body }) => told(member, store.attachLabel(database, member, body)))
  route(app, contract.detachLabel, async ({ member, query }) => {
    await told(member, store.detachLabel(database, member, query))
    return {}
  })
  route(app, contract.detachLabelFromMany, async ({ member, body }) => ({
    recipeCount: await told(member, store.detachLabelFromMany(database, member, body)),
  }))
  route(app, contract.renameLabel, ({ member, params, body }) =>
    told(member, arrange.renameLabel(database, member, params.id, body.title)),
  )
  route(app, contract.mergeLabels, ({ member, body }) => told(member, arrange.mergeLabels(database, member, body)))
  route(app, contract.groupLabels, async ({ member, body }) => ({
    labelCount: await told(member, arrange.groupLabels(database, member, body)),
  }))
  route(app, contract.deleteLabels, async ({ member, body }) => ({
    labelCount: await told(member, arrange.deleteLabels(database, member, body.labelIds)),
  }))
}
