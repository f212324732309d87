import { findLikelyDuplicates, listDuplicates } from '@potluck/api/duplicates'
import type { FastifyInstance } from 'fastify'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { limitPerMember } from '../../machinery/web/http/limit-per-member.ts'
import { route } from '../../machinery/web/http/route.ts'
import * as beforeSaving from './before-saving.ts'
import * as inBook from './in-book.ts'

export function duplicateRoutes(app: FastifyInstance, services: Services): void {
  const looking = limitPerMember(1)
  route(app, findLikelyDuplicates, async ({ member, book, body, gone }) => {
    await countTry(services.database, paces.recipe, member.id)
    return beforeSaving.findLikelyDuplicates(services, book, body, gone)
  })
  route(app, listDuplicates, ({ member, book, gone }) =>
    looking(member, () => inBook.findDuplicates(services, book, gone)),
  )
}
