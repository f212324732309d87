import { type Friends, listFriends } from '@potluck/api/friends'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useStore } from '@potluck/platform/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../query-keys.ts'
import { ignoredRequests } from './ignored-requests.ts'

/** Keeps friends and requests up to date by the live channel while a screen is shown. */
export function useFollowFriends(): void {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.friends })
  useBusEvent('friends:updated', refresh)
  useBusEvent('live:connected', refresh)
}

/** Friends and open requests, without those that are being ignored. */
export function useFriends() {
  const { api } = useHost()
  const ignored = useStore(ignoredRequests)
  return useQuery({
    queryKey: queryKeys.friends,
    queryFn: async ({ signal }): Promise<Friends> => (await api.call(listFriends, {}, { signal })).data,
    select: (friends): Friends => ({
      ...friends,
      incomingRequests: friends.incomingRequests.filter(({ friendId }) => !ignored.has(friendId)),
    }),
  })
}
