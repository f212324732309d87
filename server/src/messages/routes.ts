import * as contract from '@potluck/api/messages'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { changeRoute } from '../machinery/changes/change-route.ts'
import { route } from '../machinery/http/route.ts'
import { notFound } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { countTry, paces } from '../sessions/throttle.ts'
import { findPerson } from '../users/people.ts'
import { tellOwnDevices, tellRecipient } from './news.ts'
import { hasConversation, readConversation, readMessage, readThreads } from './read.ts'
import { markRead, sendMessage } from './store.ts'

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.listMessages, async ({ member, query }) => {
    const { user } = query
    if (!(await findPerson(database, member, 'id', user)) && !(await hasConversation(database, member, user))) {
      throw notFound('person')
    }
    return readConversation(services, member, query)
  })

  route(app, contract.listThreads, ({ member }) => readThreads(services, member))

  route(app, contract.markRead, async ({ member, body }) => {
    if (await markRead(database, member, body.user)) {
      const otherUser = await findPerson(database, member, 'id', body.user)
      if (otherUser) tellOwnDevices(services, member.id, otherUser)
    }
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
        await tellRecipient(change, id, recipient)
        tellOwnDevices(change, member.id, message.otherUser)
      }
      return message
    },
    { before: (member) => countTry(database, paces.message, member.id) },
  )
}
