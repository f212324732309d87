import * as contract from '@potluck/api/shopping-lists'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import { type Change, changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import type { EventThings } from '../../machinery/web/notifier/notifier.ts'
import { deleteOrLeave } from '../../people/sharing/deleted-shared.ts'
import { giveToKitchen } from '../../people/sharing/give-to-kitchen.ts'
import { endListLinks } from '../../people/sharing/list-links.ts'
import { notifyChanged, notifyGiven, notifyReceived, notifyRemoved } from '../../people/sharing/notify-sharing.ts'
import { share } from '../../people/sharing/share.ts'
import { reachToChange, type Shared } from '../../people/sharing/sharing.ts'
import { loadPantry } from '../pantry/load-pantry.ts'
import { notifyPantry } from '../pantry/notify-pantry.ts'
import { addItems, deleteItems, updateItems } from './items.ts'
import { changeList, createList, listsOf, readList } from './store.ts'
import { describeThings, usualThingsOf } from './things.ts'

/** Notifies everybody on the list, with the reference by which the sender recognizes its own change. */
async function changed(
  change: Change,
  member: Member,
  list: Shared<'list'>,
  things?: EventThings,
): Promise<{ reference: string }> {
  await notifyChanged(change, member, list, change.reference, things)
  return { reference: change.reference }
}

/** Notifies everybody in whose pantry something came or went by a tick. */
const pantryChanged = (change: Change, member: Member, { kitchenId, audience }: Shared<'list'>): void =>
  notifyPantry(change, kitchenId === null ? [member.id] : audience, change.reference)

const nothing = Promise.resolve()

export function shoppingListRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.listShoppingLists, ({ member }) => listsOf(database, member))

  changeRoute(app, services, contract.createShoppingList, async ({ member, body }, change) => {
    const list = await createList(change.database, member, body)
    const others = [list.owner, ...list.collaborators].map(({ id }) => id).filter((id) => id !== member.id)
    await notifyReceived(change, member, 'list', list.id, others)
    return list
  })

  route(app, contract.getShoppingList, ({ member, params }) => readList(services, member, params.id))

  changeRoute(app, services, contract.updateShoppingList, async ({ member, params, body }, change) => {
    const list = await reachToChange(change.database, member, 'list', params.id)
    const { collaborators } = body
    if (collaborators) {
      const added = await share(change.database, member, list, collaborators)
      await notifyReceived(change, member, 'list', list.id, added)
      const takenOff = list.collaboratorIds.filter((id) => !collaborators.includes(id))
      await notifyRemoved(change, member, list, takenOff)
      if (takenOff.length > 0) await endListLinks(change.database, list)
    }
    const { title, archived, aisles, kitchenId } = body
    await changeList(change.database, list, { title, archived, aisles })
    if (kitchenId === undefined) return changed(change, member, list)
    await endListLinks(change.database, list)
    const given = await giveToKitchen(change.database, member, list, kitchenId)
    await notifyGiven(change, member, list, given)
    return changed(change, member, given)
  })

  route(app, contract.deleteShoppingList, async ({ member, params }) => {
    const list = await reachToChange(database, member, 'list', params.id)
    await deleteOrLeave(database, member, list)
    await notifyRemoved(services, member, list, list.role === 'collaborator' ? [member.id] : list.audience)
    return {}
  })

  changeRoute(app, services, contract.addShoppingListItems, async ({ member, params, body }, change) => {
    const list = await reachToChange(change.database, member, 'list', params.id)
    const items = body.items.map((item) => ({ ...item, id: item.id ?? uuid() }))
    if (await addItems(change.database, member, list, items, body.language)) pantryChanged(change, member, list)
    return changed(change, member, list, { added: items.map(({ id }) => id) })
  })

  changeRoute(
    app,
    services,
    contract.updateShoppingListItems,
    async ({ member, params, query, body }, change) => {
      const list = await reachToChange(change.database, member, 'list', params.id)
      if (await updateItems(change.database, member, list, query.itemIds, body)) pantryChanged(change, member, list)
      return changed(change, member, list, body.completed ? { ticked: query.itemIds } : {})
    },
    { before: (_, { body }) => (body.completed ? loadPantry() : nothing) },
  )

  changeRoute(app, services, contract.updateShoppingListThings, async ({ member, params, body }, change) => {
    const list = await reachToChange(change.database, member, 'list', params.id)
    await describeThings(change.database, list, body.titles, body)
    return changed(change, member, list)
  })

  route(app, contract.listUsualThings, ({ member }) => usualThingsOf(database, member))

  changeRoute(
    app,
    services,
    contract.deleteShoppingListItems,
    async ({ member, params, query }, change) => {
      const list = await reachToChange(change.database, member, 'list', params.id)
      if (await deleteItems(change.database, member, list, query)) pantryChanged(change, member, list)
      return changed(change, member, list)
    },
    { before: (_, { query }) => (query.bought ? loadPantry() : nothing) },
  )
}
