import type { ApiClient } from '@potluck/api/client'
import type { ImportFormat } from '@potluck/api/import-formats'
import { cancelJob, getJob, type Job, type JobSummary, listJobs } from '@potluck/api/jobs'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sendFile, sendingOf } from './sending.ts'

const jobsKey = ['settings', 'jobs'] as const
const jobKey = (id: string | null) => ['settings', 'job', id] as const

/** Without live news a running job is asked for this often, milliseconds. */
const askEvery = 3_000

export const isRunning = ({ status }: Pick<Job, 'status'>): boolean => status === 'waiting' || status === 'running'

const jobsQuery = (api: ApiClient) => ({
  queryKey: jobsKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly JobSummary[]> =>
    (await api.call(listJobs, {}, { signal })).data,
  staleTime: 0,
})

/** The cook's latest imports, newest first. */
export function useImports() {
  const { api } = useHost()
  const client = useQueryClient()
  useBusEvent('job:updated', (news) => {
    if (!isRunning(news)) void client.invalidateQueries({ queryKey: jobsKey })
  })
  return useQuery(jobsQuery(api))
}

/** The job that the address names, or else one of this source that runs: it was started elsewhere, and is named then. */
function useJobId(source: ImportFormat): { readonly jobId: string | null; readonly isKnown: boolean } {
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const { data, isPending } = useImports()
  const named = search.get('job')
  const running = data?.find((job) => job.kind === source.jobKind && isRunning(job))?.id ?? null
  useEffect(() => {
    if (named === null && running !== null) navigate(paths.import(source.id, running), { replace: true })
  }, [named, running, source, navigate])
  return { jobId: named ?? running, isKnown: named !== null || !isPending }
}

/** Follows a job to its end, by live news or else by asking. */
function useJob(jobId: string | null) {
  const { api } = useHost()
  const client = useQueryClient()
  useBusEvent('job:updated', (news) => {
    if (news.jobId !== jobId) return
    const { jobId: _, ...progress } = news
    client.setQueryData<Job>(jobKey(jobId), (known) => known && { ...known, ...progress })
    if (!isRunning(news)) void client.invalidateQueries()
  })
  return useQuery({
    queryKey: jobKey(jobId),
    queryFn: async ({ signal }) => (await api.call(getJob, { params: { id: jobId ?? '' } }, { signal })).data,
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : askEvery),
  })
}

/** Sends a file and follows its job, on whatever page the cook is meanwhile. */
export function useImport(source: ImportFormat) {
  const { api, navigate, language } = useHost()
  const client = useQueryClient()
  const { jobId, isKnown } = useJobId(source)
  const job = useJob(jobId)
  const sending = useStore(sendingOf(source))
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function send(file: File): Promise<void> {
    const started = await sendFile(api, source, file, language.get())
    await client.invalidateQueries({ queryKey: jobsKey })
    if (started !== null && isShown.current) navigate(paths.import(source.id, started), { replace: true })
  }
  const cancel = useMutation({
    mutationFn: async () => (jobId === null ? null : api.call(cancelJob, { params: { id: jobId } })),
    onSettled: () => client.invalidateQueries({ queryKey: jobKey(jobId) }),
  })

  return { send, sending, cancel, job: job.data ?? null, isLost: job.isError, isReady: isKnown && !job.isLoading }
}
