import { type JobOutcome, type JobResult, listJobResults } from '@potluck/api/jobs'
import { answerKey } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

/** Results fetched at a time. */
const pageSize = 100

type Pages = InfiniteData<readonly JobResult[], number>

/** What became of the recipes of a job that ended, those of some outcomes, a page at a time. */
export function useJobResults(jobId: string, outcomes: readonly JobOutcome[]) {
  const { api } = useHost()
  const params = { id: jobId }
  const wanted = { outcomes: outcomes.join(','), count: pageSize }
  return useInfiniteQuery<readonly JobResult[], Error, Pages, QueryKey, number>({
    queryKey: [...answerKey(listJobResults, { params, query: wanted }), 'by page'],
    initialPageParam: -1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...wanted, after: pageParam }
      return (await api.call(listJobResults, { params, query }, { signal })).data
    },
    getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.position ?? null)),
  })
}
