import * as contract from '@potluck/api/kitchens'
import type { FastifyInstance } from 'fastify'
import { recordEvent } from '../audit/record-event.ts'
import { createInvitation, invitationDead, listKitchenInvitations, OpenedInvitation } from '../invitations/store.ts'
import { changeRoute } from '../machinery/changes/change-route.ts'
import { clientAddress } from '../machinery/http/client-address.ts'
import { route } from '../machinery/http/route.ts'
import { tidyRegularly } from '../machinery/regularly.ts'
import type { Services } from '../machinery/services.ts'
import { countTry, paces } from '../machinery/throttle.ts'
import { peopleById, personOf } from '../people/people.ts'
import { readableBook } from '../policies/books.ts'
import { noteForOneself } from '../recipes/store.ts'
import { deleteAbandoned } from './delete-abandoned.ts'
import { acceptInvitation, acceptLink, invite, uninvite } from './invite.ts'
import { changeRole, removeMember } from './members.ts'
import { notifyKitchen, notifyRemovedFrom } from './notify-kitchen.ts'
import { nameOf, readInvitations, readKitchen, readKitchens } from './read-kitchens.ts'
import { makeKitchen, renameKitchen, requireKeeper } from './store.ts'

const hour = 3_600_000

/** Books that several people keep together. */
export function kitchenRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.listKitchens, async ({ member }) => {
    const [kitchens, invitations] = await Promise.all([
      readKitchens(database, member),
      readInvitations(database, member),
    ])
    return { kitchens, invitations }
  })

  route(app, contract.getKitchen, ({ member, params: { id } }) => readKitchen(database, member, id))

  route(app, contract.createKitchen, async ({ member, body }) => {
    const id = await makeKitchen(database, member, body)
    await notifyKitchen(services, id)
    return readKitchen(database, member, id)
  })

  route(app, contract.renameKitchen, async ({ member, params: { id }, body: { name } }) => {
    await renameKitchen(database, member, id, name)
    await notifyKitchen(services, id)
    return readKitchen(database, member, id)
  })

  changeRoute(app, services, contract.noteForOneself, async ({ book, params: { id }, body: { note } }, change) => {
    await noteForOneself(change.database, book, id, note)
    return {}
  })

  tidyRegularly(app, 'deleting abandoned kitchens', hour, () => deleteAbandoned(database))
  memberRoutes(app, services)
  linkRoutes(app, services)
}

/** Who is in a kitchen, and who is asked to be. */
function memberRoutes(app: FastifyInstance, services: Services): void {
  const { database, notifier } = services

  route(app, contract.inviteToKitchen, async ({ member, params: { id }, body }) => {
    if (await invite(database, member, id, body)) {
      const from = await personOf(database, member)
      notifier.notify([body.personId], { type: 'kitchen:invited', data: { kitchenId: id, from } })
      await notifyKitchen(services, id)
    }
    return readKitchen(database, member, id)
  })

  route(app, contract.uninviteFromKitchen, async ({ member, params: { id, personId } }) => {
    await uninvite(database, member, id, personId)
    notifyRemovedFrom(services, id, [personId])
    await notifyKitchen(services, id)
    return {}
  })

  route(app, contract.joinKitchen, async ({ member, params: { id } }) => {
    await acceptInvitation(database, member, id)
    await notifyKitchen(services, id)
    return readKitchen(database, member, id)
  })

  route(app, contract.changeKitchenRole, async ({ member, params: { id, personId }, body: { role } }) => {
    await changeRole(database, member, id, { personId, role })
    await notifyKitchen(services, id)
    // No keeper of the server did it, and who it was stays among the members of the kitchen.
    await recordEvent(database, { kind: 'kitchen-role-changed', userId: personId, actorId: null, detail: { role } })
    return readKitchen(database, member, id)
  })

  route(app, contract.removeFromKitchen, async ({ member, params: { id, personId } }) => {
    await removeMember(database, member, id, personId)
    notifyRemovedFrom(services, id, [personId])
    await notifyKitchen(services, id)
    return readKitchen(database, member, id)
  })
}

/** Links that bring people into a kitchen. */
function linkRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.createKitchenLink, async ({ member, params: { id }, body: { role, uses, days } }) => {
    requireKeeper(await readableBook(database, member, id))
    const made = await createInvitation(database, member, { uses, days, befriends: false, kitchen: { id, role } })
    return { ...made, role }
  })

  route(app, contract.listKitchenLinks, async ({ member, params: { id } }) => {
    requireKeeper(await readableBook(database, member, id))
    return listKitchenInvitations(database, member, id)
  })

  route(app, contract.previewKitchenLink, async ({ body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const opened = await OpenedInvitation.look(database, body.secret)
    if (!opened?.kitchen) throw invitationDead()
    const { ownerId, kitchen } = opened
    return {
      from: (await peopleById(database, [ownerId]))(ownerId),
      kitchen: { id: kitchen.id, name: await nameOf(database, kitchen.id) },
      role: kitchen.role,
    }
  })

  route(app, contract.acceptKitchenLink, async ({ member, body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const { kitchenId, isNew } = await acceptLink(database, member, body.secret)
    if (isNew) {
      const detail = { to: 'kitchen' } as const
      await recordEvent(database, { kind: 'invitation-accepted', userId: member.id, request, detail })
      await notifyKitchen(services, kitchenId)
    }
    return { kitchenId }
  })
}
