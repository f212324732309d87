import { usePendingDeletions } from '@potluck/parts'
import { useMemo } from 'react'
import { type Outgoing, type ShownMessage, shownMessages } from './shown-message.ts'
import { type ConversationPages, messagesOf } from './useConversation.ts'

/** The messages of a conversation as they are shown: what is on its way too, and not what is being deleted. */
export function useShown(
  pages: ConversationPages | undefined,
  outbox: readonly Outgoing[],
  ownId: string,
): readonly ShownMessage[] {
  const deleted = usePendingDeletions()
  return useMemo(
    () => shownMessages(pages ? messagesOf(pages) : [], outbox, ownId).filter(({ id }) => !deleted.has(id)),
    [pages, outbox, ownId, deleted],
  )
}
