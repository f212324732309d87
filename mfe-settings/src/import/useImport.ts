import { type FileChoices, importPreviewKind } from '@potluck/api/imports'
import { cancelJob, getJob, type Job, listJobs } from '@potluck/api/jobs'
import { useBookOfForm } from '@potluck/parts/useBookOfForm'
import { isRunning, useJob } from '@potluck/parts/useJob'
import { answerKey, useAnswer, useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatOfKind, type ImportSource, pageOf, sourceName } from './import-source.ts'
import { forgetSending, sendFile, sendingNow } from './sending.ts'

/** The cook's latest jobs, newest first. */
export function useImports() {
  const client = useQueryClient()
  const askAgain = useRefetch(listJobs)
  useBusEvent('job:updated', ({ jobId, ...progress }) => {
    // At once: a job that has ended and still counts as running would lead back to its page.
    client.setQueryData<Job[]>(answerKey(listJobs, {}), (jobs) =>
      jobs?.map((job) => (job.id === jobId ? { ...job, ...progress } : job)),
    )
    if (!isRunning(progress)) askAgain()
  })
  return useAnswer(listJobs, {})
}

/** Whether a job is of a source: previews belong to every source, since the file decides the format. */
function isOf(source: ImportSource, kind: string): boolean {
  if (kind === importPreviewKind) return true
  const format = formatOfKind(kind)
  return format !== null && (source === null || pageOf(format) === source.id)
}

/** The job that the address names, or else one of this source that runs: it was started elsewhere, and is named then. */
function useJobId(source: ImportSource): { readonly jobId: string | null; readonly isKnown: boolean } {
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const { data, isPending } = useImports()
  const named = search.get('job')
  const running = data?.find((job) => isOf(source, job.kind) && isRunning(job))?.id ?? null
  useEffect(() => {
    if (named === null && running !== null) navigate(paths.import(sourceName(source), running), { replace: true })
  }, [named, running, source, navigate])
  return { jobId: named ?? running, isKnown: named !== null || !isPending }
}

/** Sends a file and follows its jobs, on whatever page the cook is meanwhile. */
export function useImport(source: ImportSource) {
  const { api, navigate, language } = useHost()
  const askForJobs = useRefetch(listJobs)
  const { jobId, isKnown } = useJobId(source)
  const job = useJob(jobId)
  const sending = useStore(sendingNow)
  const book = useBookOfForm('write')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      forgetSending()
    }
  }, [])

  async function send(file: File, choices?: Partial<FileChoices>): Promise<void> {
    const { kitchenId } = book
    const started = await sendFile(api, file, { language: language.get(), kitchenId, choices })
    askForJobs()
    if (started !== null && isShown.current) navigate(paths.import(sourceName(source), started), { replace: true })
  }
  const askForJob = useRefetch(getJob)
  const cancelling = useCall(cancelJob, { toast: true, onSettled: askForJob })
  const cancel = () => {
    if (jobId !== null) cancelling.mutate({ params: { id: jobId } })
  }

  return {
    /** The book into which a file goes that is sent now. */
    book,
    send,
    sending,
    cancel,
    isCancelling: cancelling.isPending,
    job: job.data ?? null,
    isLost: job.isError,
    isReady: isKnown && !job.isLoading && book.kitchens !== undefined,
  }
}
