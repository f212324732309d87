import * as contract from '@potluck/api/list-invitations'
import type { FastifyInstance } from 'fastify'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import {
  createInvitation,
  invitationDead,
  listListInvitations,
  OpenedInvitation,
} from '../../people/invitations/store.ts'
import { peopleById } from '../../people/people/people.ts'
import { notifyJoined } from '../../people/sharing/notify-sharing.ts'
import { requireOwner } from '../../people/sharing/require-owner.ts'
import { reachShared } from '../../people/sharing/sharing.ts'
import { takesAccounts } from '../../people/users/registration.ts'
import { acceptListInvitation } from './accept-invitation.ts'
import { titleOf } from './store.ts'

/** Links that bring people onto a list. */
export function listInvitationRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.inviteToList, async ({ member, params, body }) => {
    const list = await reachShared(database, member, 'list', params.id)
    requireOwner(list, 'invite people onto it')
    const made = await createInvitation(database, member, { ...body, befriends: false, list })
    return { ...made, list: { id: list.id, title: await titleOf(database, list.id) } }
  })

  route(app, contract.listListInvitations, ({ member }) => listListInvitations(database, member))

  route(app, contract.previewListInvitation, async ({ body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const opened = await OpenedInvitation.look(database, body.secret)
    if (!opened?.listId) throw invitationDead()
    const { ownerId, listId } = opened
    return {
      from: (await peopleById(database, [ownerId]))(ownerId),
      list: { id: listId, title: await titleOf(database, listId) },
      takesAccounts: await takesAccounts(database, services.config),
    }
  })

  route(app, contract.acceptListInvitation, async ({ member, body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const { listId, joined } = await acceptListInvitation(database, member, body.secret)
    if (joined) {
      await recordEvent(database, { kind: 'invitation-accepted', userId: member.id, request, detail: { to: 'list' } })
      await notifyJoined(services, joined)
    }
    return { listId }
  })
}
