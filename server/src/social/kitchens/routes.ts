import * as kitchenLinks from '@potluck/api/kitchen-links'

import { roleOf, wordOf } from '@potluck/api/kitchen-roles'
import * as contract from '@potluck/api/kitchens'
import type { FastifyInstance } from 'fastify'
import { noteForOneself } from '../../book/recipes/store.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import {
  createInvitation,
  deleteKitchenInvitation,
  invitationDead,
  listKitchenInvitations,
  OpenedInvitation,
} from '../../people/invitations/store.ts'
import { pastPeopleById, peopleById, personOf } from '../../people/people/people.ts'
import { readableBook } from '../../people/policies/books.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { proveIdentity } from '../../people/users/prove-identity.ts'
import { takesAccounts } from '../../people/users/registration.ts'
import { befriendMembers } from './befriend-members.ts'
import { notifyEndedInvitations } from './end-invitations.ts'
import { acceptInvitation, acceptLink, invite, uninvite } from './invite.ts'
import { changeRole } from './members.ts'
import { notifyKitchen, notifyRemovedFrom } from './notify-kitchen.ts'
import { setPictureAsOwner } from './picture.ts'
import { nameOf, readInvitations, readKitchen, readKitchens } from './read-kitchens.ts'
import { recordKitchenEvent } from './record-kitchen-event.ts'
import { dissolveKitchen, reopenKitchen } from './rest.ts'
import { makeKitchen, renameKitchen, requireKitchenOwner } from './store.ts'

/** Books that several people keep together. */
export function kitchenRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.listKitchens, async ({ member }) => {
    const [kitchens, invitations] = await Promise.all([
      readKitchens(services, member),
      readInvitations(database, member),
    ])
    return { kitchens, invitations }
  })

  route(app, contract.getKitchen, ({ member, params: { id } }) => readKitchen(services, member, id))

  route(app, contract.createKitchen, async ({ member, body }) => {
    const id = await makeKitchen(database, member, body)
    await notifyKitchen(services, id)
    return readKitchen(services, member, id)
  })

  route(app, contract.renameKitchen, async ({ member, params: { id }, body: { name } }) => {
    await renameKitchen(database, member, id, name)
    await notifyKitchen(services, id)
    return readKitchen(services, member, id)
  })

  route(app, contract.setKitchenPicture, async ({ member, params: { id }, body: { imageId } }) => {
    await setPictureAsOwner(database, member, id, imageId)
    await notifyKitchen(services, id)
    return readKitchen(services, member, id)
  })

  changeRoute(app, services, contract.noteForOneself, async ({ book, params: { id }, body: { note } }, change) => {
    await noteForOneself(change.database, book, id, note)
    return {}
  })

  restRoutes(app, services)
  memberRoutes(app, services)
  linkRoutes(app, services)
}

/** Dissolving kitchens, and bringing them back. */
function restRoutes(app: FastifyInstance, services: Services): void {
  const { database, notifier } = services
  const letters = accountMail(services)

  route(app, contract.dissolveKitchen, async ({ member, params: { id }, body: { name, ...proof }, request }) => {
    // Members without the right are refused before they have to prove who they are.
    const kitchen = await readKitchen(services, member, id)
    if (kitchen.rest) return kitchen
    requireKitchenOwner({ role: roleOf(kitchen.role) })
    await proveIdentity(services, member, proof, request)
    const dissolved = await dissolveKitchen(database, member, id, name)
    if (dissolved) {
      const { audience, until } = dissolved
      const others = audience.filter((personId) => personId !== member.id)
      const from = await personOf(database, member)
      for (const userId of audience) await recordKitchenEvent(services, 'kitchen-dissolved', userId, member, request)
      const data = { kitchenId: id, name: dissolved.name, from, until }
      notifier.notify(others, { type: 'kitchen:dissolved', data })
      for (const userId of others) {
        letters.tellKitchenDissolved(userId, { kitchen: dissolved.name, name: from.name, until }, request)
      }
      await notifyKitchen(services, id)
    }
    return readKitchen(services, member, id)
  })

  route(app, contract.reopenKitchen, async ({ member, params: { id }, request }) => {
    const isBack = await reopenKitchen(database, member, id)
    const kitchen = await readKitchen(services, member, id)
    if (isBack) {
      for (const { person } of kitchen.members) {
        await recordKitchenEvent(services, 'kitchen-reopened', person.id, member, request)
      }
      await notifyKitchen(services, id)
    }
    return kitchen
  })
}

/** The members of a kitchen, and its open invitations. */
function memberRoutes(app: FastifyInstance, services: Services): void {
  const { database, notifier } = services

  route(app, contract.inviteToKitchen, async ({ member, params: { id }, body }) => {
    if (await invite(database, member, id, body)) {
      const from = await personOf(database, member)
      notifier.notify([body.personId], { type: 'kitchen:invited', data: { kitchenId: id, from } })
      await notifyKitchen(services, id)
    }
    return readKitchen(services, member, id)
  })

  route(app, contract.uninviteFromKitchen, async ({ member, params: { id, personId } }) => {
    await uninvite(database, member, id, personId)
    notifyRemovedFrom(services, id, [personId])
    await notifyKitchen(services, id)
    return {}
  })

  route(app, contract.joinKitchen, async ({ member, params: { id }, query: { befriends } }) => {
    await acceptInvitation(database, member, id)
    await notifyKitchen(services, id)
    if (befriends) await befriendMembers(services, member, id)
    return readKitchen(services, member, id)
  })

  route(app, contract.changeKitchenRole, async ({ member, params: { id, personId }, body: { role } }) => {
    await notifyEndedInvitations(services, await changeRole(database, member, id, { personId, role }))
    await notifyKitchen(services, id)
    // It was no admin of the server. Only the members of the kitchen know who it was.
    const detail = { role: wordOf(role) }
    await recordEvent(database, { kind: 'kitchen-role-changed', userId: personId, actorId: null, detail })
    return readKitchen(services, member, id)
  })
}

/** Links that bring people into a kitchen. */
function linkRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, kitchenLinks.createKitchenLink, async ({ member, params: { id }, body: { role, uses, days } }) => {
    requireKitchenOwner(await readableBook(database, member, id))
    const made = await createInvitation(database, member, { uses, days, befriends: false, kitchen: { id, role } })
    return { ...made, role: wordOf(role) }
  })

  route(app, kitchenLinks.listKitchenLinks, async ({ member, params: { id } }) => {
    requireKitchenOwner(await readableBook(database, member, id))
    const links = await listKitchenInvitations(database, id)
    const personOf = await pastPeopleById(
      database,
      member,
      links.map(({ makerId }) => makerId),
    )
    return links.map(({ makerId, role, ...link }) => ({ ...link, role: wordOf(role), maker: personOf(makerId) }))
  })

  route(app, kitchenLinks.deleteKitchenLink, async ({ member, params: { id, linkId } }) => {
    requireKitchenOwner(await readableBook(database, member, id))
    await deleteKitchenInvitation(database, id, linkId)
    return {}
  })

  route(app, kitchenLinks.previewKitchenLink, async ({ body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const opened = await OpenedInvitation.look(database, body.secret)
    if (!opened?.kitchen) throw invitationDead()
    const { ownerId, kitchen } = opened
    return {
      from: (await peopleById(database, [ownerId]))(ownerId),
      kitchen: { id: kitchen.id, name: await nameOf(database, kitchen.id) },
      role: wordOf(kitchen.role),
      takesAccounts: await takesAccounts(database, services.config),
    }
  })

  route(app, kitchenLinks.acceptKitchenLink, async ({ member, body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const { kitchenId, isNew } = await acceptLink(database, member, body.secret)
    if (isNew) {
      const detail = { to: 'kitchen' } as const
      await recordEvent(database, { kind: 'invitation-accepted', userId: member.id, request, detail })
      await notifyKitchen(services, kitchenId)
      if (body.befriends) await befriendMembers(services, member, kitchenId)
    }
    return { kitchenId }
  })
}
