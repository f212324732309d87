import { getJob, type Job } from '@potluck/api/jobs'
import { answerKey, useAnswer } from '@potluck/platform/answers'
import { useBusEvent } from '@potluck/platform/hooks'
import { useQueryClient } from '@tanstack/react-query'

/** Interval of polling a running job without live events, milliseconds. */
const askEvery = 3_000

export const isRunning = ({ status }: Pick<Job, 'status'>): boolean => status === 'waiting' || status === 'running'

/** Follows a job to its end, by live events or by polling. */
export function useJob(jobId: string | null) {
  const client = useQueryClient()
  useBusEvent('job:updated', ({ jobId: id, ...progress }) => {
    if (id !== jobId) return
    const question = answerKey(getJob, { params: { id } })
    client.setQueryData<Job>(question, (cachedJob) => cachedJob && { ...cachedJob, ...progress })
    // The live event has no counts by outcome.
    if (!isRunning(progress)) void client.invalidateQueries({ queryKey: question })
  })
  return useAnswer(getJob, jobId === null ? null : { params: { id: jobId } }, {
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : askEvery),
  })
}
