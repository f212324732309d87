import type { Person } from '@potluck/api/fields'
import * as contract from '@potluck/api/messages'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Member, Reader } from '../access/reader.ts'
import { route } from '../machinery/http/route.ts'
import { notFound } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { countTry, paces } from '../sessions/throttle.ts'
import { findPerson } from '../users/people.ts'
import { readConversation, readMessage, readThreads } from './read.ts'
import { markRead, sendMessage } from './store.ts'

/** Longest text that live news carries: it is shown in a line, the conversation has the rest. */
const newsLength = 500

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { database, live } = services

  async function announce(messageId: string, recipient: Reader): Promise<void> {
    const message = await readMessage(services, recipient, messageId)
    if (!message) return
    const { id, body, otherUser, fromUser, toUser, recipe } = message
    live.publish([recipient.id], {
      type: 'messages:new',
      data: { id, body: body.slice(0, newsLength), otherUser, fromUser, toUser, recipe },
    })
  }

  const tellOwnDevices = (member: Member, otherUser: Person) =>
    live.publish([member.id], { type: 'messages:changed', data: { otherUser } })

  route(app, contract.listMessages, async ({ member, query }) => {
    if (!(await findPerson(database, member, 'id', query.user))) throw notFound('person')
    return readConversation(services, member, query)
  })

  route(app, contract.listThreads, ({ member }) => readThreads(services, member))

  route(app, contract.markRead, async ({ member, body }) => {
    if (await markRead(database, member, body.user)) {
      const otherUser = await findPerson(database, member, 'id', body.user)
      if (otherUser) tellOwnDevices(member, otherUser)
    }
    return {}
  })

  route(app, contract.sendMessage, async ({ member, body }) => {
    await countTry(database, paces.message, member.id)
    const id = body.id ?? uuid()
    const recipient = await sendMessage(database, member, { ...body, id })
    const message = await readMessage(services, member, id)
    if (!message) throw notFound('message')
    if (recipient) {
      await announce(id, recipient)
      tellOwnDevices(member, message.otherUser)
    }
    return message
  })
}
