import { listThreads } from '@potluck/api/messages'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../query-keys.ts'

/** Every conversation with its latest message, kept up to date by the live channel. */
export function useThreads() {
  const { api } = useHost()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeys.threads })
  useBusEvent('messages:new', refresh)
  useBusEvent('messages:changed', refresh)
  useBusEvent('live:connected', refresh)
  return useQuery({
    queryKey: queryKeys.threads,
    // Messages arrive while other screens are shown.
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.call(listThreads, {}, { signal })).data,
  })
}
