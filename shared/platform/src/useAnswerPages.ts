import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useHost } from './HostProvider.tsx'

/** Where a page begins; null for the first one. */
export type PageCursor = string | null

export interface PagedQuestion<E extends Endpoint> {
  /** Where its pages are cached, apart from the answers to a single question. */
  readonly queryKey: QueryKey
  readonly inputOf: (cursor: PageCursor) => CallInput<E>
  /** Where the page behind this one begins; null behind the last. */
  readonly cursorBehind: (page: CallOutput<E>) => PageCursor
}

/** Answers to a question of many pages: `fetchNextPage` asks for one more. */
export function useAnswerPages<E extends Endpoint>(endpoint: E, { queryKey, inputOf, cursorBehind }: PagedQuestion<E>) {
  const { api } = useHost()
  return useInfiniteQuery<CallOutput<E>, Error, InfiniteData<CallOutput<E>, PageCursor>, QueryKey, PageCursor>({
    queryKey,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => (await api.call(endpoint, inputOf(pageParam), { signal })).data,
    getNextPageParam: cursorBehind,
  })
}
