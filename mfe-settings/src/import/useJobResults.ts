import { type JobOutcome, listJobResults } from '@potluck/api/jobs'
import { answerKey } from '@potluck/platform/answers'
import { useAnswerPages } from '@potluck/platform/useAnswerPages'

/** Results fetched at a time. */
const pageSize = 100

/** The outcomes of the recipes of a job that ended, filtered by outcome, a page at a time. */
export function useJobResults(jobId: string, outcomes: readonly JobOutcome[]) {
  const params = { id: jobId }
  const wanted = { outcomes: outcomes.join(','), count: pageSize }
  return useAnswerPages(listJobResults, {
    queryKey: [...answerKey(listJobResults, { params, query: wanted }), 'by page'],
    inputOf: (after) => ({ params, query: { ...wanted, after: Number(after ?? -1) } }),
    cursorBehind: (page) => (page.length < pageSize ? null : String(page.at(-1)?.position)),
  })
}
