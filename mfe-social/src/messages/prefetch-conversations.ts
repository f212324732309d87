import { listMessages, type Thread } from '@potluck/api/messages'
import { getPerson } from '@potluck/api/people'
import type { Host } from '@potluck/platform/host'
import { prefetchAnswers } from '@potluck/platform/prefetch-answers'
import { newestPage } from './newest-page.ts'

/** How many conversations are prefetched at most. */
const most = 30

/**
 * Prefetches the latest conversations for offline use, if the cook has switched it on.
 * @param threads the conversations, as they were last asked for
 * @returns stops
 */
export const prefetchConversations = (host: Host, threads: () => Promise<readonly Thread[]>): (() => void) =>
  prefetchAnswers(host, {
    events: ['messages:new', 'messages:changed', 'live:connected'],
    async prefetch(ask) {
      for (const { otherUser } of (await threads()).slice(0, most)) {
        await ask(getPerson, { params: { id: otherUser.id } })
        await ask(listMessages, { query: newestPage(otherUser.id) })
      }
    },
  })
