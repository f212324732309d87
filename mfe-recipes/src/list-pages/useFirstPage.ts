import { useHost } from '@potluck/platform/HostProvider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListView } from '../book/list-view.ts'
import { type ListPage, pageQuestion } from './page-question.ts'

/** How long invisible pages stay in memory, so that the list is unchanged when the cook returns. */
export const cacheMs = 30 * 60_000

/** The first page of a view, or the previous one while it loads. */
export interface FirstPage {
  readonly data: ListPage | undefined
  /** The error of the request, also during a retry and while the next view loads. */
  readonly error: Error | null
  /** The view of the page or the error. */
  readonly visibleView: ListView
  /** Whether that is the requested view. */
  readonly isSettled: boolean
  /** Whether the failed request is being retried. */
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The last view and the error of its first page. */
interface LastView {
  readonly view: ListView
  readonly failure: Error | null
}

/**
 * The first page of a view. While another view loads, the previous page or error stays. A page of another view never
 * replaces an error.
 */
export function useFirstPage(view: ListView): FirstPage {
  const host = useHost()
  const [last, setLast] = useState<LastView>({ view, failure: null })
  const question = useMemo(() => ({ ...pageQuestion(host, view, 0), gcTime: cacheMs }), [host, view])
  const answer = useQuery({ ...question, ...(last.failure ? {} : { placeholderData: keepPreviousData }) })
  const isSettled = answer.data !== undefined && !answer.isPlaceholderData
  const failedSoFar = answer.error ?? answer.failureReason ?? (answer.data ? null : last.failure)
  const error = isSettled ? answer.error : failedSoFar
  const visibleView = isSettled || error ? view : last.view
  const failure = isSettled ? null : error
  if (visibleView !== last.view || failure !== last.failure) setLast({ view: visibleView, failure })
  return {
    data: isSettled || !error ? answer.data : undefined,
    error,
    visibleView,
    isSettled,
    isFetching: error !== null && answer.isFetching,
    refetch: answer.refetch,
  }
}
