import * as contract from '@potluck/api/friends'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import { inTransaction } from '../../machinery/base/database/database.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { createInvitation, invitationDead, listInvitations, OpenedInvitation } from '../../people/invitations/store.ts'
import { notifyFriends } from '../../people/people/notify-friends.ts'
import { findPerson, peopleById, personOf } from '../../people/people/people.ts'
import { endSharing } from '../../people/sharing/end-sharing.ts'
import { notifyUnshared } from '../../people/sharing/notify-sharing.ts'
import { takesAccounts } from '../../people/users/registration.ts'
import { readAccount } from '../../people/users/store.ts'
import { endInvitationsBetween, notifyEndedInvitations } from '../kitchens/end-invitations.ts'
import { kitchensTogether } from '../kitchens/read-kitchens.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addFriend, askAddress, listFriends, listInvitedAddresses, removeFriend, withdrawFromAddress } from './store.ts'

export function friendRoutes(app: FastifyInstance, services: Services): void {
  const { database, notifier } = services

  /** Tells whoever has the e-mail of a request, without the member noticing that there is somebody. */
  async function tellAsked(member: Member, askedId: string | null): Promise<void> {
    const otherUser = await personOf(database, member)
    if (askedId !== null) notifier.notify([askedId], { type: 'friends:updated', data: { otherUser } })
  }

  route(app, contract.listFriends, ({ member }) => listFriends(database, member))

  route(app, contract.addFriend, async ({ member, params: { id } }) => {
    if (id === member.id) throw new Refusal('invalid', 'nobody is a friend of their own', 'path.id')
    await countTry(database, paces.friendRequest, member.id)
    await countTry(database, paces.friendSame, `${member.id} ${id}`)
    if (await addFriend(database, member, id)) await notifyFriends(services, member.id, id)
    else if (!(await findPerson(database, member, 'id', id))) throw notFound('person')
    return {}
  })

  route(app, contract.removeFriend, async ({ member, params: { id }, query }) => {
    await countTry(database, paces.friendEnd, member.id)
    const { changed, invitations, ended } = await inTransaction(database, async (inside) => ({
      changed: await removeFriend(inside, member, id),
      invitations: await endInvitationsBetween(inside, member.id, id),
      ended: query.endSharing ? await endSharing(inside, member, id, query.sharedIds) : [],
    }))
    if (changed) await notifyFriends(services, member.id, id)
    await notifyEndedInvitations(services, invitations)
    await notifyUnshared(services, member, ended, await personOf(database, member))
    return { kitchens: await kitchensTogether(database, member, id) }
  })

  route(app, contract.inviteByEmail, async ({ member, body: { email }, request }) => {
    await countTry(database, paces.friendRequest, member.id)
    await countTry(database, paces.byEmail, clientAddress(request))
    if ((await readAccount(database, member)).email === email) {
      throw new Refusal('invalid', 'nobody is a friend of their own', 'body.email')
    }
    await tellAsked(member, await askAddress(database, member, email))
    return {}
  })

  route(app, contract.listEmailInvitations, ({ member }) => listInvitedAddresses(database, member))

  route(app, contract.withdrawEmailInvitation, async ({ member, body: { email } }) => {
    await countTry(database, paces.friendEnd, member.id)
    await tellAsked(member, await withdrawFromAddress(database, member, email))
    return {}
  })

  route(app, contract.inviteFriends, ({ member, body }) =>
    createInvitation(database, member, { ...body, befriends: true }),
  )

  route(app, contract.listFriendInvitations, ({ member }) => listInvitations(database, member, true))

  route(app, contract.previewInvitation, async ({ body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const opened = await OpenedInvitation.look(database, body.secret)
    if (!opened?.befriends) throw invitationDead()
    return {
      from: (await peopleById(database, [opened.ownerId]))(opened.ownerId),
      takesAccounts: await takesAccounts(database, services.config),
    }
  })

  route(app, contract.acceptInvitation, async ({ member, body, request }) => {
    await countTry(database, paces.invitation, clientAddress(request))
    const { ownerId, isNew } = await acceptInvitation(database, member, body.secret)
    if (isNew) {
      await recordEvent(database, {
        kind: 'invitation-accepted',
        userId: member.id,
        request,
        detail: { to: 'friends' },
      })
      await notifyFriends(services, member.id, ownerId)
    }
    return { otherUser: (await peopleById(database, [ownerId]))(ownerId) }
  })
}
