import * as contract from '@potluck/api/shopping-lists'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member } from '../access/reader.ts'
import { reachShared, type Shared, share } from '../access/sharing.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../services.ts'
import { addItems, deleteItems, updateItems } from './items.ts'
import { tellChanged, tellReceived, tellRemoved } from './news.ts'
import { createList, deleteOrLeaveList, listsOf, readList, renameList } from './store.ts'

export function shoppingListRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  /** Tells everybody on the list; gives the reference by which the sender knows its own change. */
  async function changed(member: Member, list: Shared<'list'>, reference = uuid()): Promise<{ reference: string }> {
    await tellChanged(services, member, list, reference)
    return { reference }
  }

  route(app, contract.listShoppingLists, ({ member }) => listsOf(database, member))

  route(app, contract.createShoppingList, async ({ member, body }) => {
    const list = await createList(database, member, body)
    await tellReceived(
      services,
      member,
      list.id,
      list.collaborators.map(({ id }) => id),
    )
    return list
  })

  route(app, contract.getShoppingList, ({ member, params }) => readList(database, member, params.id))

  route(app, contract.updateShoppingList, async ({ member, params, body }) => {
    const list = await reachShared(database, member, 'list', params.id)
    if (body.collaborators) {
      await tellReceived(services, member, list.id, await share(database, member, list, body.collaborators))
    }
    if (body.title !== undefined) await renameList(database, list, body.title)
    return changed(member, list, body.reference)
  })

  route(app, contract.deleteShoppingList, async ({ member, params }) => {
    const list = await reachShared(database, member, 'list', params.id)
    await deleteOrLeaveList(database, member, list)
    await tellRemoved(services, member, list)
    return {}
  })

  route(app, contract.addShoppingListItems, async ({ member, params, body }) => {
    const list = await reachShared(database, member, 'list', params.id)
    await addItems(database, member, list, body.items)
    return changed(member, list, body.reference)
  })

  route(app, contract.updateShoppingListItems, async ({ member, params, query, body }) => {
    const list = await reachShared(database, member, 'list', params.id)
    await updateItems(database, list, query.itemIds, body)
    return changed(member, list, body.reference)
  })

  route(app, contract.deleteShoppingListItems, async ({ member, params, query }) => {
    const list = await reachShared(database, member, 'list', params.id)
    await deleteItems(database, list, query.itemIds)
    return changed(member, list, query.reference)
  })
}
