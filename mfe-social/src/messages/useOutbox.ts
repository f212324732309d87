import { listFriends } from '@potluck/api/friends'
import { listThreads, message, type RecipeCard } from '@potluck/api/messages'
import { answerKey } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useChangeOutcomes, useChanges } from '@potluck/platform/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { outgoingOf, scopeOf, writeMessage } from './outbox.ts'
import { type ConversationPages, conversationKey, withMessage } from './useConversation.ts'

/**
 * Unconfirmed messages to a person. They are displayed at once, sent in order and stored until the server confirms them, also
 * offline and over a reload. A refused message can be sent again under the same id.
 */
export function useOutbox(otherUserId: string) {
  const { changes } = useHost()
  const client = useQueryClient()
  const scope = scopeOf(otherUserId)
  const { changes: written, storedIn } = useChanges(scope)
  const outbox = useMemo(() => written.flatMap((change) => outgoingOf(change) ?? []), [written])
  const referenceOf = (id: string) => outbox.find((outgoing) => outgoing.id === id)?.reference ?? ''

  useChangeOutcomes(scope, (outcome) => {
    // A refusal usually means that the two are no friends any more.
    if (!('answer' in outcome)) return void client.invalidateQueries({ queryKey: answerKey(listFriends) })
    const { data: arrived } = message.safeParse(outcome.answer)
    const queryKey = conversationKey(otherUserId)
    if (arrived) client.setQueryData<ConversationPages>(queryKey, (pages) => pages && withMessage(pages, arrived))
    else void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: answerKey(listThreads) })
  })

  return {
    outbox,
    /** Whether waiting messages are lost when the page closes, because this browser stores nothing. */
    waitsInMemory: storedIn === 'memory' && written.some(({ refusal }) => refusal === null),
    /** Sends each recipe as one message; the text goes with the first. */
    send(body: string, recipes: readonly RecipeCard[]) {
      const [first = null, ...more] = recipes
      changes.add(writeMessage(otherUserId, body, first))
      for (const recipe of more) changes.add(writeMessage(otherUserId, '', recipe))
    },
    sendAgain: (id: string) => changes.retry(referenceOf(id)),
    discard: (id: string) => changes.discard(referenceOf(id)),
  }
}
