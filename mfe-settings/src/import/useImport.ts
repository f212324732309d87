import { cancelJob, getJob, type Job, listJobs } from '@potluck/api/jobs'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportSource } from './sources.ts'

const jobKey = (id: string | null) => ['settings', 'job', id] as const

/** Without live news a running job is asked for this often, milliseconds. */
const askEvery = 3_000

export const isRunning = ({ status }: Pick<Job, 'status'>): boolean => status === 'waiting' || status === 'running'

/**
 * Sends a file and follows its job. A job that runs already, started on another page or before a reload, is followed
 * as well.
 */
export function useImport(source: ImportSource) {
  const { api } = useHost()
  const client = useQueryClient()
  const [startedId, setStartedId] = useState<string | null>(null)

  const earlier = useQuery({
    queryKey: ['settings', 'jobs'],
    queryFn: async ({ signal }) => (await api.call(listJobs, {}, { signal })).data,
    enabled: startedId === null,
  })
  const runningId = earlier.data?.find((job) => job.kind === source.job && isRunning(job))?.id ?? null
  const jobId = startedId ?? runningId

  const job = useQuery({
    queryKey: jobKey(jobId),
    queryFn: async ({ signal }) => (await api.call(getJob, { params: { id: jobId ?? '' } }, { signal })).data,
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : askEvery),
  })
  useBusEvent('job:updated', (news) => {
    if (news.jobId !== jobId) return
    const { jobId: _, ...progress } = news
    client.setQueryData<Job>(jobKey(jobId), (known) => known && { ...known, ...progress })
    if (!isRunning(news)) void client.invalidateQueries()
  })

  const upload = useMutation({
    mutationFn: async (file: File) =>
      (await api.call(source.endpoint, { file }, { handles: [400, 413, 415, 429] })).data,
    onSuccess: (accepted) => setStartedId(accepted.jobId),
  })
  const cancel = useMutation({
    mutationFn: async () => (jobId === null ? null : api.call(cancelJob, { params: { id: jobId } })),
    onSettled: () => client.invalidateQueries({ queryKey: jobKey(jobId) }),
  })

  return { upload, cancel, job: job.data ?? null, startAgain: () => setStartedId(null) }
}
