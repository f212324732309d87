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
 * What is written to a person. It shows at once, is sent in order, and stays until it arrived, also without a network
 * and through a reload: what was refused can be sent again, as the same message.
 */
export function useOutbox(otherUserId: string) {
  const { changes } = useHost()
  const client = useQueryClient()
  const scope = scopeOf(otherUserId)
  const { changes: written, storedIn } = useChanges(scope)
  const outbox = useMemo(() => written.flatMap((change) => outgoingOf(change) ?? []), [written])
  const referenceOf = (id: string) => outbox.find((outgoing) => outgoing.id === id)?.reference ?? ''

  useChangeOutcomes(scope, (outcome) => {
    // The likeliest reason of a refusal: the two are no friends any more.
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
    /** Each recipe is a message of its own; the words come with the first. */
    send(body: string, recipes: readonly RecipeCard[]) {
      const [first = null, ...more] = recipes
      changes.add(writeMessage(otherUserId, body, first))
      for (const recipe of more) changes.add(writeMessage(otherUserId, '', recipe))
    },
    sendAgain: (id: string) => changes.retry(referenceOf(id)),
    discard: (id: string) => changes.discard(referenceOf(id)),
  }
}
