import * as contract from '@potluck/api/labels'
import type { FastifyInstance } from 'fastify'
import type { Book } from '../../ground/access/book.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import * as arrange from './arrange.ts'
import { attachLabel, detachLabel, detachLabelFromMany } from './attach-labels.ts'
import { listLabelsOf } from './labels-together.ts'

export function labelRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const andNotify = async <T>(book: Book, change: Promise<T>, { notifier } = services): Promise<T> => {
    const answer = await change
    notifyManyChanges({ notifier }, book)
    return answer
  }
  route(app, contract.listLabels, ({ books }) => listLabelsOf(database, books))
  changeRoute(app, services, contract.attachLabel, ({ book, body }, change) =>
    andNotify(book, attachLabel(change.database, book, body), change),
  )
  changeRoute(app, services, contract.detachLabel, async ({ book, query }, change) => {
    await andNotify(book, detachLabel(change.database, book, query), change)
    return {}
  })
  changeRoute(app, services, contract.detachLabelFromMany, async ({ book, body }, change) => ({
    recipeCount: await andNotify(book, detachLabelFromMany(change.database, book, body), change),
  }))
  changeRoute(app, services, contract.renameLabel, ({ book, params, body }, change) =>
    andNotify(book, arrange.renameLabel(change.database, book, params.id, body.title), change),
  )
  route(app, contract.mergeLabels, ({ book, body }) => andNotify(book, arrange.mergeLabels(database, book, body)))
  route(app, contract.groupLabels, async ({ book, body }) => ({
    labelCount: await andNotify(book, arrange.groupLabels(database, book, body)),
  }))
  route(app, contract.deleteLabels, async ({ book, body }) => ({
    labelCount: await andNotify(book, arrange.deleteLabels(database, book, body.labelIds)),
  }))
}
