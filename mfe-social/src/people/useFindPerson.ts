import { ApiError } from '@potluck/api/errors'
import type { Person } from '@potluck/api/fields'
import { findByEmail, findByHandle } from '@potluck/api/people'
import { useHost } from '@potluck/platform/HostProvider'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../query-keys.ts'

/** What somebody typed to find a person. */
export interface PersonQuery {
  readonly how: 'email' | 'handle'
  readonly value: string
}

/** `@anna` and `anna` are handles, `anna@example.com` is an e-mail. Null for nothing. */
export function readPersonQuery(text: string): PersonQuery | null {
  const value = text.trim().replace(/^@/, '').toLowerCase()
  if (value === '') return null
  return { how: value.includes('@') ? 'email' : 'handle', value }
}

/** The person of an exact e-mail or handle; null when there is none. */
export function useFindPerson(query: PersonQuery | null) {
  const { api } = useHost()
  const { how, value } = query ?? { how: 'handle', value: '' }
  return useQuery({
    queryKey: queryKeys.person(how, value),
    enabled: query !== null,
    queryFn: async ({ signal }): Promise<Person | null> => {
      const options = { signal }
      try {
        return how === 'email'
          ? (await api.call(findByEmail, { query: { email: value } }, options)).data
          : (await api.call(findByHandle, { params: { handle: value } }, options)).data
      } catch (error) {
        // What cannot be a handle or an e-mail is nobody's.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  })
}
