import { getPerson } from '@potluck/api/people'
import { useHost } from '@potluck/platform/HostProvider'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../query-keys.ts'

/** A person by id. */
export function usePerson(id: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: queryKeys.person('id', id),
    queryFn: async ({ signal }) => (await api.call(getPerson, { params: { id } }, { signal })).data,
  })
}
