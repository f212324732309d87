import { listThreads, markRead } from '@potluck/api/messages'
import { useCall } from '@potluck/platform/answers'
import { useEffect } from 'react'
import type { VisibleMessage } from './visible-message.ts'

/** Marks a conversation as read when a message of the other person is displayed for the first time. */
export function useReadReceipt(otherUserId: string, messages: readonly VisibleMessage[]): void {
  // Errors are ignored: the next message marks this one, too.
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
