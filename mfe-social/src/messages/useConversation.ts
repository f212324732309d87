import type { Person } from '@potluck/api/fields'
import { listMessages, type Message } from '@potluck/api/messages'
import { answerKey } from '@potluck/platform/answers'
import { useBusEvent } from '@potluck/platform/hooks'
import { refetchSoon } from '@potluck/platform/refetch-soon'
import { useAnswerPages } from '@potluck/platform/useAnswerPages'
import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { newestPage, pageSize } from './newest-page.ts'

/** Pages of a conversation, the newest page first, each page oldest first. */
export type ConversationPages = InfiniteData<readonly Message[], string | null>

/** The cache key of the pages of a conversation. @param until a message that it ends with instead of the newest */
export const conversationKey = (otherUserId: string, until: string | null = null): QueryKey => [
  ...answerKey(listMessages, { query: { user: otherUserId } }),
  'pages',
  ...(until === null ? [] : [until]),
]

/** The conversation with a person, updated by the live channel; complete, or up to a message. */
export function useConversation(otherUserId: string, until: string | null) {
  const client = useQueryClient()
  const queryKey = conversationKey(otherUserId, until)
  const refresh = () => refetchSoon(client, queryKey)
  const refreshOwn = ({ otherUser }: { readonly otherUser: Person }) => {
    if (otherUser.id === otherUserId) refresh()
  }
  useBusEvent('messages:new', refreshOwn)
  useBusEvent('messages:changed', refreshOwn)
  useBusEvent('live:connected', refresh)
  // A recipe that was moved to the book or deleted looks different.
  useBusEvent('recipe:updated', refresh)
  return useAnswerPages(listMessages, {
    queryKey,
    inputOf: (before) => ({
      query: { ...newestPage(otherUserId), ...(before !== null ? { before } : until !== null && { until }) },
    }),
    cursorBehind: (page) => (page.length < pageSize ? null : (page[0]?.id ?? null)),
  })
}

/** All fetched messages, oldest first. */
export const messagesOf = (pages: ConversationPages): readonly Message[] => pages.pages.toReversed().flat()

/** Appends a message to the pages, unless they contain it. */
export function withMessage(pages: ConversationPages, message: Message): ConversationPages {
  const [newest = [], ...older] = pages.pages
  if (newest.some(({ id }) => id === message.id)) return pages
  return { ...pages, pages: [[...newest, message], ...older] }
}
