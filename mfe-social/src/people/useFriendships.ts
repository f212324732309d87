import { listBlocked } from '@potluck/api/blocks'
import { type Friends, listEmailInvitations, listFriends } from '@potluck/api/friends'
import { usePendingDeletions } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useCallback } from 'react'

const news = ['friends:updated', 'live:connected'] as const

/** Updates friends and requests by the live channel while a screen is open. */
export const useFollowFriends = (): void => useRefetchOn(news, listFriends, listBlocked, listEmailInvitations)

/** Friends and open requests, without those that are being ignored. */
export function useFriendships() {
  const ignored = usePendingDeletions()
  const select = useCallback(
    (friends: Friends): Friends => ({
      ...friends,
      incomingRequests: friends.incomingRequests.filter(({ friendId }) => !ignored.has(friendId)),
    }),
    [ignored],
  )
  return useAnswer(listFriends, {}, { select })
}
