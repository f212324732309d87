import { fetchMissingPictures, getImport, type ImportState, repeatImport, undoImport } from '@potluck/api/imports'
import { type Job, listJobs } from '@potluck/api/jobs'
import { useAnswer, useCall, useRefetch, useRefetchSoon } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { anySource, type ImportSource, sourceName } from './import-source.ts'
import { useBookOfImport } from './useBookOfImport.ts'

/** The actions on an import that ended: retry failures, continue after a stop, undo. */
export function useAfterImport(job: Job, source: ImportSource) {
  const { navigate } = useHost()
  const askForJobs = useRefetch(listJobs)
  const askForState = useRefetch(getImport)
  const askForNewState = useRefetchSoon(getImport)
  const { mayWrite } = useBookOfImport(job.id)
  const state: ImportState | null = useAnswer(getImport, { params: { id: job.id } }).data ?? null
  // The file of one that was stopped is laid by when its worker has let go of it.
  useBusEvent('job:updated', ({ jobId }) => {
    if (jobId === job.id) askForNewState()
  })
  const onSettled = () => {
    askForJobs()
    askForState()
  }
  const undoing = useCall(undoImport, { toast: true, onSettled })
  const repeating = useCall(repeatImport, { toast: true, onSettled })
  const fetching = useCall(fetchMissingPictures, { toast: true, onSettled })
  const params = { id: job.id }
  const brought = job.outcomes.done + job.outcomes.noted
  const isWhole = job.status === 'done' && job.outcomes.failed === 0
  const undoneBy = state?.undoneBy ?? null
  return {
    /** Null while there is nothing to take back, it was taken back, or it lies where the cook may not write any more. */
    undo:
      mayWrite && brought > 0 && state !== null && state.undoneBy === null
        ? () => undoing.mutate({ params }, { onSuccess: ({ jobId }) => navigate(paths.import(anySource, jobId)) })
        : null,
    isUndoing: undoing.isPending,
    /** Null where all of it came, it was taken back, its file is gone, or the cook may not write there any more. */
    repeat:
      mayWrite && !isWhole && undoneBy === null && state?.hasFile
        ? () =>
            repeating.mutate(
              { params },
              { onSuccess: ({ jobId }) => navigate(paths.import(sourceName(source), jobId), { replace: true }) },
            )
        : null,
    isRepeating: repeating.isPending,
    /** The job that took it back; null for none. */
    undoneBy,
    /** Photos on the web that did not come. */
    missing: state?.missingPictures ?? 0,
    fetchMissing: () =>
      fetching.mutate({ params }, { onSuccess: ({ jobId }) => navigate(paths.import(sourceName(source), jobId)) }),
    isFetching: fetching.isPending,
  }
}
