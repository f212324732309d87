import * as contract from '@potluck/api/shopping-lists'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../access/reader.ts'
import { reachShared, type Shared, share } from '../access/sharing.ts'
import { type Change, changeRoute } from '../machinery/changes/change-route.ts'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../services.ts'
import { personOf } from '../users/people.ts'
import { addItems, deleteItems, updateItems } from './items.ts'
import { createList, deleteOrLeaveList, listsOf, readList, renameList } from './store.ts'

/** Tells everybody on the list; gives the reference by which the sender knows its own change. */
async function changed({ database, live, reference }: Change, member: Member, list: Shared<'list'>) {
  const updatedBy = await personOf(database, member)
  live.publish(list.audience, {
    type: 'shoppingList:itemsUpdated',
    data: { shoppingListId: list.id, updatedBy, reference },
  })
  return { reference }
}

async function received(
  { database, live }: Pick<Services, 'database' | 'live'>,
  member: Member,
  listId: string,
  userIds: readonly string[],
): Promise<void> {
  const from = await personOf(database, member)
  live.publish(userIds, { type: 'shoppingList:received', data: { shoppingListId: listId, from } })
}

export function shoppingListRoutes(app: FastifyInstance, services: Services): void {
  const { database, live } = services

  route(app, contract.listShoppingLists, ({ member }) => listsOf(database, member))

  route(app, contract.createShoppingList, async ({ member, body }) => {
    const list = await createList(database, member, body)
    await received(
      services,
      member,
      list.id,
      list.collaborators.map(({ id }) => id),
    )
    return list
  })

  route(app, contract.getShoppingList, ({ member, params }) => readList(database, member, params.id))

  changeRoute(app, services, contract.updateShoppingList, async ({ member, params, body }, change) => {
    const list = await reachShared(change.database, member, 'list', params.id)
    if (body.collaborators) {
      const added = await share(change.database, member, list, body.collaborators)
      await received(change, member, list.id, added)
    }
    if (body.title !== undefined) await renameList(change.database, list, body.title)
    return changed(change, member, list)
  })

  route(app, contract.deleteShoppingList, async ({ member, params }) => {
    const list = await reachShared(database, member, 'list', params.id)
    await deleteOrLeaveList(database, member, list)
    const updatedBy = await personOf(database, member)
    const left = list.role === 'owner' ? list.audience : [member.id]
    live.publish(left, { type: 'shoppingList:removed', data: { shoppingListId: list.id, updatedBy } })
    return {}
  })

  changeRoute(app, services, contract.addShoppingListItems, async ({ member, params, body }, change) => {
    const list = await reachShared(change.database, member, 'list', params.id)
    await addItems(change.database, member, list, body.items)
    return changed(change, member, list)
  })

  changeRoute(app, services, contract.updateShoppingListItems, async ({ member, params, query, body }, change) => {
    const list = await reachShared(change.database, member, 'list', params.id)
    await updateItems(change.database, list, query.itemIds, body)
    return changed(change, member, list)
  })

  changeRoute(app, services, contract.deleteShoppingListItems, async ({ member, params, query }, change) => {
    const list = await reachShared(change.database, member, 'list', params.id)
    await deleteItems(change.database, list, query.itemIds)
    return changed(change, member, list)
  })
}
