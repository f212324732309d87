import { listThreads, markRead } from '@potluck/api/messages'
import { answerKey } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShownMessage } from './shown-message.ts'

/** Tells the server that a conversation was read, whenever something of the other one is seen for the first time. */
export function useMarkRead(otherUserId: string, messages: readonly ShownMessage[]): void {
  const { api } = useHost()
  const client = useQueryClient()
  const latest = messages.findLast(({ mine }) => !mine)?.id
  useEffect(() => {
    if (latest === undefined) return
    const tell = async () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      // What could not be told is told with the next message: no reason to disturb a conversation.
      await api.call(markRead, { body: { user: otherUserId } }).catch(() => {})
      void client.invalidateQueries({ queryKey: answerKey(listThreads) })
    }
    document.addEventListener('visibilitychange', tell)
    void tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [api, client, otherUserId, latest])
}
