import { chooseFood, forgetFood } from '@potluck/api/chosen-foods'
import type { FastifyInstance } from 'fastify'
import type { Book } from '../../ground/access/book.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { notifyChange, notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import * as store from './choose-food.ts'

/** @param makeSoon called when recipes wait to be worked out */
export function contentsRoutes(app: FastifyInstance, services: Services, makeSoon: () => void): void {
  const tell = (change: Pick<Services, 'notifier'>, book: Book, recipeId: string | undefined) => {
    if (recipeId === undefined) notifyManyChanges(change, book)
    else notifyChange(change, book, recipeId, 'saved')
  }
  // By then the change is committed.
  app.addHook('onResponse', async () => makeSoon())
  changeRoute(app, services, chooseFood, async ({ book, body: { food, ...line } }, change) => {
    await store.chooseFood(change.database, book, line, food)
    tell(change, book, line.recipeId)
    return {}
  })
  changeRoute(app, services, forgetFood, async ({ book, query: { kitchen: _kitchen, ...line } }, change) => {
    await store.forgetFood(change.database, book, line)
    tell(change, book, line.recipeId)
    return {}
  })
}
