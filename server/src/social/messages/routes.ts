import * as contract from '@potluck/api/messages'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member } from '../../ground/access/reader.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import { changeRoute } from '../../machinery/for-features/changes/change-route.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { hasConversation } from '../../people/people/conversations.ts'
import { findPerson, pastPeopleById } from '../../people/people/people.ts'
import { notifyOwnDevices, notifyRecipient } from './notify-messages.ts'
import { readConversation, readMessage, readThreads } from './read.ts'
import { searchMessages } from './search.ts'
import { deleteMessage, markRead, muteThread, sendMessage } from './store.ts'

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  /** @throws {Refusal} `not-found` for whoever has no account to the member, nor wrote with them */
  async function requireKnown(member: Member, user: string): Promise<void> {
    if ((await findPerson(database, member, 'id', user)) || (await hasConversation(database, member, user))) return
    throw notFound('person')
  }

  async function tellOfChange(member: Member, user: string): Promise<void> {
    notifyOwnDevices(services, member.id, (await pastPeopleById(database, member, [user]))(user))
  }

  route(app, contract.listMessages, async ({ member, query }) => {
    await requireKnown(member, query.user)
    return readConversation(services, member, query)
  })

  route(app, contract.listThreads, ({ member }) => readThreads(services, member))

  route(app, contract.markRead, async ({ member, body }) => {
    if (await markRead(database, member, body.user)) await tellOfChange(member, body.user)
    return {}
  })

  route(app, contract.searchMessages, ({ member, query }) => searchMessages(services, member, query))

  route(app, contract.deleteMessage, async ({ member, params }) => {
    await tellOfChange(member, await deleteMessage(database, member, params.id))
    return {}
  })

  route(app, contract.muteThread, async ({ member, params: { user }, body }) => {
    await requireKnown(member, user)
    await muteThread(database, member, user, body.muted)
    await tellOfChange(member, user)
    return {}
  })

  changeRoute(
    app,
    services,
    contract.sendMessage,
    async ({ member, body }, change) => {
      const id = body.id ?? uuid()
      const recipient = await sendMessage(change.database, member, { ...body, id })
      const message = await readMessage(change, member, id)
      if (!message) throw notFound('message')
      if (recipient) {
        await notifyRecipient(change, id, recipient)
        notifyOwnDevices(change, member.id, message.otherUser)
      }
      return message
    },
    { before: (member) => countTry(database, paces.message, member.id) },
  )
}
