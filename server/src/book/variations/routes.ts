import { listVariations } from '@potluck/api/variations'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { readVariations } from './store.ts'

export function variationRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listVariations, ({ member, params }) => readVariations(database, member, params.id))
}
