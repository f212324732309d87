import { accountRestoreJob, restoreAccount } from '@potluck/api/account-export'
import { cancelJob, getJob, listJobs } from '@potluck/api/jobs'
import { isRunning, useJob } from '@potluck/parts/useJob'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The job in the address, or a running one. */
function useTakeOutJob() {
  const [search] = useSearchParams()
  const named = search.get('job')
  const latest = useAnswer(listJobs, named === null ? {} : null)
  const running = latest.data?.find((job) => job.kind === accountRestoreJob && isRunning(job))
  return useJob(named ?? running?.id ?? null)
}

/** Uploads the file; the upload can be stopped. */
function useSendTakeOut(onSent: (jobId: string) => void) {
  const [share, setShare] = useState(0)
  const { mutate, isPending, variables, error, reset } = useCall(restoreAccount, {
    onSuccess: ({ jobId }) => onSent(jobId),
  })
  const stopped = useRef<AbortController | null>(null)

  function send(file: File): void {
    stopped.current = new AbortController()
    setShare(0)
    mutate({ file, signal: stopped.current.signal, onSent: setShare })
  }
  function stop(): void {
    stopped.current?.abort()
    reset()
  }
  return {
    send,
    /** The uploading file and its progress, from 0 to 1. */
    sending: isPending ? { name: variables.file instanceof File ? variables.file.name : '', share, stop } : null,
    error,
  }
}

/** Uploads an account export and follows its job. */
export function useAccountRestore() {
  const { bus, navigate } = useHost()
  const sending = useSendTakeOut((jobId) => navigate(paths.takeOut(jobId), { replace: true }))
  const client = useQueryClient()
  const cancelling = useCall(cancelJob, { changes: [getJob], toast: true })
  const { data: job, isError: isLost } = useTakeOutJob()
  const wasRunning = useRef(false)

  useEffect(() => {
    if (!job) return
    // Any cached answer may be outdated now.
    if (wasRunning.current && !isRunning(job)) {
      bus.emit('book:changed', {})
      void client.invalidateQueries()
    }
    wasRunning.current = isRunning(job)
  }, [job, bus, client])

  return {
    ...sending,
    job,
    isLost,
    stop: () => job && cancelling.mutate({ params: { id: job.id } }),
    isStopping: cancelling.isPending,
  }
}
