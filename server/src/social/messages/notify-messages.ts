import type { Person } from '@potluck/api/fields'
import type { Reader } from '../../ground/access/reader.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readMessage } from './read.ts'
import { isMuted } from './store.ts'

/** The maximum length of text in an event, which is shown in one line. */
const newsLength = 500

/** Notifies the recipient of a message, as the recipient sees it. */
export async function notifyRecipient(services: Services, messageId: string, recipient: Reader): Promise<void> {
  const message = await readMessage(services, recipient, messageId)
  if (!message) return
  const { id, body, otherUser, fromUser, toUser, recipe } = message
  const muted = await isMuted(services.database, recipient, otherUser.id)
  services.notifier.notify([recipient.id], {
    type: 'messages:new',
    data: { id, body: body.slice(0, newsLength), otherUser, fromUser, toUser, recipe, muted },
  })
}

/** Notifies the devices of a person that a message was sent or read on one of them. */
export const notifyOwnDevices = ({ notifier }: Services, ownerId: string, otherUser: Person): void =>
  notifier.notify([ownerId], { type: 'messages:changed', data: { otherUser } })
