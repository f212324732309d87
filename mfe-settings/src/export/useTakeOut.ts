import { cancelJob, getJob, listJobs } from '@potluck/api/jobs'
import { bringTakeOut, takeOutJob } from '@potluck/api/take-out'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isRunning, useJob } from '../jobs/useJob.ts'

/** A file on its way to the server. */
interface Sending {
  readonly name: string
  /** How much of it went out, from 0 to 1. */
  readonly share: number
  stop(): void
}

/** The job that the address names, or one that runs. */
function useTakeOutJob() {
  const [search] = useSearchParams()
  const named = search.get('job')
  const latest = useAnswer(listJobs, named === null ? {} : null)
  const running = latest.data?.find((job) => job.kind === takeOutJob && isRunning(job))
  return useJob(named ?? running?.id ?? null)
}

/** Sends a take-out and follows its job to the end. */
export function useTakeOut() {
  const { api, bus, navigate } = useHost()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const client = useQueryClient()
  const cancelling = useCall(cancelJob, { changes: [getJob], toast: true })
  const { data: job, isError: isLost } = useTakeOutJob()
  const wasRunning = useRef(false)

  useEffect(() => {
    if (!job) return
    // Everything that is shown may be another now.
    if (wasRunning.current && !isRunning(job)) {
      bus.emit('book:changed', {})
      void client.invalidateQueries()
    }
    wasRunning.current = isRunning(job)
  }, [job, bus, client])

  async function send(file: File): Promise<void> {
    const stopped = new AbortController()
    const going = { name: file.name, share: 0, stop: () => stopped.abort() }
    setError(null)
    setSending(going)
    try {
      const onSent = (share: number) => setSending({ ...going, share })
      const { data } = await api.call(bringTakeOut, { file }, { signal: stopped.signal, onSent })
      navigate(paths.takeOut(data.jobId), { replace: true })
    } catch (problem) {
      if (!stopped.signal.aborted && problem instanceof Error) setError(problem)
    } finally {
      setSending(null)
    }
  }

  return {
    send,
    sending,
    error,
    job,
    isLost,
    stop: () => job && cancelling.mutate({ params: { id: job.id } }),
    isStopping: cancelling.isPending,
  }
}
