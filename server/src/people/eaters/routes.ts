import * as contract from '@potluck/api/eaters'
import type { FastifyInstance } from 'fastify'
import type { ReadableBook } from '../../ground/access/book.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { deleteFor, deleteOwn, readEaters, writeFor, writeOwn } from './store.ts'

/** Tells those who read it that it changed, and not what it says. */
const notifyReaders = ({ notifier }: Pick<Services, 'notifier'>, { audience }: ReadableBook): void =>
  notifier.notify(audience, { type: 'eaters:changed', data: {} })

/** The eaters of households, and what they do not eat. */
export function eaterRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.listEaters, ({ member }) => readEaters(database, member))

  changeRoute(app, services, contract.writeOwnEater, async ({ book, body }, change) => {
    await writeOwn(change.database, book, body)
    notifyReaders(change, book)
    return {}
  })

  changeRoute(app, services, contract.deleteOwnEater, async ({ book }, change) => {
    await deleteOwn(change.database, book)
    notifyReaders(change, book)
    return {}
  })

  changeRoute(app, services, contract.writeEater, async ({ member, params: { id, eaterId }, body }, change) => {
    notifyReaders(change, await writeFor(change.database, member, id, { ...body, id: eaterId }))
    return {}
  })

  changeRoute(app, services, contract.deleteEater, async ({ member, params: { id, eaterId } }, change) => {
    notifyReaders(change, await deleteFor(change.database, member, id, eaterId))
    return {}
  })
}
