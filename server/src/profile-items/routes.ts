import * as contract from '@potluck/api/profile-items'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { listProfileItems, saveProfileItems } from './store.ts'

export function profileItemRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, contract.listProfileItems, ({ member }) => listProfileItems(database, member))
  route(app, contract.saveProfileItems, ({ member, body }) => saveProfileItems(database, member, body.items))
}
