import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'

export interface LoadedOptions {
  /** Nothing is loaded while it is false. */
  readonly enabled?: boolean
  /** While something else is loaded, what was there before stays. */
  readonly keepsPrevious?: boolean
}

/**
 * Code or words that are files of the product, loaded once: the server is not asked, and a network may be missing.
 * @param key names what is loaded
 */
export function useLoaded<T>(
  key: QueryKey,
  load: () => Promise<T>,
  { enabled = true, keepsPrevious = false }: LoadedOptions = {},
) {
  return useQuery<T>({
    queryKey: key,
    queryFn: load,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
}
