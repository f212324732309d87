import * as contract from '@potluck/api/profile-items'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { listProfileItems, saveProfileItems } from './store.ts'

export function profileItemRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, contract.listProfileItems, ({ member }) => listProfileItems(database, member))
  route(app, contract.saveProfileItems, ({ member, body }) => saveProfileItems(database, member, body.items))
}
