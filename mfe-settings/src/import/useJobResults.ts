import { type JobOutcome, type JobResult, listJobResults } from '@potluck/api/jobs'
import { useHost } from '@potluck/platform/HostProvider'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'

/** Results fetched at a time. */
const pageSize = 100

type Pages = InfiniteData<readonly JobResult[], number>

/** What became of the recipes of a job that ended, those of some outcomes, a page at a time. */
export function useJobResults(jobId: string, outcomes: readonly JobOutcome[]) {
  const { api } = useHost()
  const wanted = outcomes.join(',')
  return useInfiniteQuery<readonly JobResult[], Error, Pages, readonly string[], number>({
    queryKey: ['settings', 'job-results', jobId, wanted],
    initialPageParam: -1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { outcomes: wanted, after: pageParam, count: pageSize }
      const options = { signal }
      return (await api.call(listJobResults, { params: { id: jobId }, query }, options)).data
    },
    getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.position ?? null)),
  })
}
