import { listLabels } from '@potluck/api/labels'
import { useHost } from '@potluck/platform/HostProvider'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** All labels of the cook by title, with the number of their recipes. */
export function useLabels() {
  const { api } = useHost()
  return useQuery({
    queryKey: queryKeys.labels,
    queryFn: async ({ signal }) => (await api.call(listLabels, {}, { signal })).data,
  })
}
