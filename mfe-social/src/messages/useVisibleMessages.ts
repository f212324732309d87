import { usePendingDeletions } from '@potluck/parts'
import { useMemo } from 'react'
import { type ConversationPages, messagesOf } from './useConversation.ts'
import { type Outgoing, type VisibleMessage, visibleMessages } from './visible-message.ts'

/** The visible messages of a conversation: with unsent ones, without those being deleted. */
export function useVisibleMessages(
  pages: ConversationPages | undefined,
  outbox: readonly Outgoing[],
  ownId: string,
): readonly VisibleMessage[] {
  const deleted = usePendingDeletions()
  return useMemo(
    () => visibleMessages(pages ? messagesOf(pages) : [], outbox, ownId).filter(({ id }) => !deleted.has(id)),
    [pages, outbox, ownId, deleted],
  )
}
