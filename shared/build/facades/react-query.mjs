// The part of TanStack Query that remotes may use: see react-router.mjs beside it.
export {
  keepPreviousData,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query-whole'
