import { type Friends, listFriends } from '@potluck/api/friends'
import { errorsInPlace } from '@potluck/platform/errors-in-place'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useStore } from '@potluck/platform/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../query-keys.ts'
import { ignoredRequests } from './ignored-requests.ts'

/** Friends and open requests, kept up to date by the live channel. */
export function useFriends() {
  const { api } = useHost()
  const client = useQueryClient()
  const ignored = useStore(ignoredRequests)
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.friends })
  useBusEvent('friends:updated', refresh)
  useBusEvent('live:connected', refresh)
  return useQuery({
    queryKey: queryKeys.friends,
    queryFn: async ({ signal }): Promise<Friends> =>
      (await api.call(listFriends, {}, { signal, handles: errorsInPlace })).data,
    select: (friends): Friends => ({
      ...friends,
      incomingRequests: friends.incomingRequests.filter(({ friendId }) => !ignored.has(friendId)),
    }),
  })
}
