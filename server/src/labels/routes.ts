import { attachLabel, detachLabel, listLabels } from '@potluck/api/labels'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../services.ts'
import * as store from './store.ts'

export function labelRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listLabels, ({ member }) => store.listLabels(database, member))
  route(app, attachLabel, ({ member, body }) => store.attachLabel(database, member, body))
  route(app, detachLabel, async ({ member, query }) => {
    await store.detachLabel(database, member, query)
    return {}
  })
}
