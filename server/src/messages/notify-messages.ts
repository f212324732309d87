import type { Person } from '@potluck/api/fields'
import type { Reader } from '../access/reader.ts'
import type { Services } from '../machinery/services.ts'
import { readMessage } from './read.ts'
import { isMuted } from './store.ts'

/** Longest text that news carries: it is shown in a line, the conversation has the rest. */
const newsLength = 500

/** Tells the recipient of a message, as the recipient sees it. */
export async function notifyRecipient(services: Services, messageId: string, recipient: Reader): Promise<void> {
  const message = await readMessage(services, recipient, messageId)
  if (!message) return
  const { id, body, otherUser, fromUser, toUser, recipe } = message
  const muted = await isMuted(services.database, recipient, otherUser.id)
  services.news.tell([recipient.id], {
    type: 'messages:new',
    data: { id, body: body.slice(0, newsLength), otherUser, fromUser, toUser, recipe, muted },
  })
}

/** Tells a person's own devices that on one of them something was sent to somebody, or read. */
export const notifyOwnDevices = ({ news }: Services, ownerId: string, otherUser: Person): void =>
  news.tell([ownerId], { type: 'messages:changed', data: { otherUser } })
