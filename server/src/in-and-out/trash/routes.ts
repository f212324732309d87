import * as contract from '@potluck/api/trash'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { readSummaries } from '../../book/recipes/summaries.ts'
import { deleteByAge } from '../../machinery/base/clock/delete-by-age.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { limitPerMember } from '../../machinery/web/http/limit-per-member.ts'
import { route } from '../../machinery/web/http/route.ts'
import { notifyChange, notifyManyChanges } from '../../people/book-changes/notify-devices.ts'
import {
  type DeletedThing,
  deletedOf,
  deleteSharedForGood,
  restoreShared,
} from '../../people/sharing/deleted-shared.ts'
import { notifyChanged } from '../../people/sharing/notify-sharing.ts'
import { removedDishesOf } from '../../planning/meal-plans/removed-dishes.ts'
import { removedItemsOf } from '../../planning/shopping-lists/removed-items.ts'
import * as store from './store.ts'

const purgeEvery = 6 * 3_600_000

/** Concurrent calls of a member that restore the whole trash. */
const restoredAtOnce = 2

export function trashRoutes(app: FastifyInstance, services: Services): void {
  const { database, imageAddress } = services
  const restoring = limitPerMember(restoredAtOnce)
  route(app, contract.listTrash, async ({ book, query }) => {
    const { rows, totalCount } = await store.readTrash(database, book, query)
    const storedPictures = { database, imageAddress: imageAddress.ofStored }
    const summaries = await readSummaries(
      storedPictures,
      book,
      rows.map(({ id }) => id),
    )
    const deleted = new Map(rows.map(({ id, deletedAt }) => [id, deletedAt ?? '']))
    const data = summaries.map((summary) => {
      const deletedAt = deleted.get(summary.id) ?? summary.updatedAt
      return { ...summary, deletedAt, leavesAt: store.leavesAt(deletedAt) }
    })
    return { data, totalCount }
  })
  changeRoute(app, services, contract.restoreRecipes, async ({ book, body }, change) => {
    await store.restoreRecipes(change.database, book, body.ids)
    const [id, ...others] = new Set(body.ids)
    if (id !== undefined && others.length === 0) notifyChange(change, book, id, 'created')
    else notifyManyChanges(change, book)
    return {}
  })
  route(app, contract.restoreAllRecipes, ({ member, book, body }) =>
    restoring(member, async () => {
      const recipeCount = await store.restoreAll(database, book, body.query)
      notifyManyChanges(services, book)
      return { recipeCount }
    }),
  )
  route(app, contract.deleteForGood, async ({ book, body }) => ({
    recipeCount: await store.deleteSomeForGood(database, book, body.ids),
  }))
  route(app, contract.emptyTrash, async ({ member }) => {
    await store.emptyTrash(database, member)
    return {}
  })
  thingRoutes(app, services)
  deleteByAge(app, database, 'purging the trash', purgeEvery, () => store.purgeTrash(database))
}

const kindOf = { lists: 'list', plans: 'plan' } as const

/** Routes for lists and plans in the trash, and for removed items and dishes. */
function thingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const withDates = ({ deletedAt, ...thing }: DeletedThing) => ({
    ...thing,
    deletedAt,
    leavesAt: store.leavesAt(deletedAt),
  })
  route(app, contract.listDeletedThings, async ({ member }) => {
    const [lists, plans] = await Promise.all([deletedOf(database, member, 'list'), deletedOf(database, member, 'plan')])
    return { lists: lists.map(withDates), plans: plans.map(withDates) }
  })
  route(app, contract.restoreThing, async ({ member, params }) => {
    const thing = await restoreShared(database, member, kindOf[params.kind], params.id)
    await notifyChanged(services, member, thing, uuid())
    return {}
  })
  route(app, contract.deleteThingForGood, async ({ member, params }) => {
    const isGone = await deleteSharedForGood(database, member, kindOf[params.kind], params.id)
    if (!isGone) throw notFound('list or plan in the trash')
    return {}
  })
  route(app, contract.listRemoved, async ({ member }) => {
    const [items, dishes] = await Promise.all([removedItemsOf(database, member), removedDishesOf(database, member)])
    return { items: items.map(withRemoval), dishes: dishes.map(withRemoval) }
  })
}

const withRemoval = <Row extends { readonly removedAt: string }>({ removedAt, ...row }: Row) => ({
  ...row,
  deletedAt: removedAt,
  leavesAt: store.leavesAt(removedAt),
})
