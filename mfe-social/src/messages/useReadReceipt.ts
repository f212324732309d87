import { listThreads, markRead } from '@potluck/api/messages'
import { useCall } from '@potluck/platform/answers'
import { useEffect } from 'react'
import type { VisibleMessage } from './visible-message.ts'

/** Tells the server that a conversation was read, whenever something of the other one is seen for the first time. */
export function useReadReceipt(otherUserId: string, messages: readonly VisibleMessage[]): void {
  // What could not be marked is marked with the next message: no reason to disturb a conversation.
  const { mutate } = useCall(markRead, { changes: [listThreads] })
  const latest = messages.findLast(({ mine }) => !mine)?.id
  useEffect(() => {
    if (latest === undefined) return
    const markWhenSeen = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', markWhenSeen)
      mutate({ body: { user: otherUserId } })
    }
    document.addEventListener('visibilitychange', markWhenSeen)
    markWhenSeen()
    return () => document.removeEventListener('visibilitychange', markWhenSeen)
  }, [mutate, otherUserId, latest])
}
