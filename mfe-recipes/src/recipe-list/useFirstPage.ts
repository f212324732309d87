import { useHost } from '@potluck/platform/HostProvider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListView } from '../book/list-view.ts'
import { type ListPage, pageQuestion } from './page-question.ts'

/** How long pages out of view stay in the cache, so that the list is the same after coming back. */
export const cacheMs = 30 * 60_000

/** The first page of a view, or what stands until it is there. */
export interface FirstPage {
  readonly data: ListPage | undefined
  /** Why nobody answered, also while this view, or the one after it, is asked for again. */
  readonly error: Error | null
  /** The view that the page, or the failure, belongs to. */
  readonly shown: ListView
  /** Whether that is the one that was asked for. */
  readonly isSettled: boolean
  /** Whether what failed is asked for again. */
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** What stood on the screen last: the view, and why its first page did not come. */
interface LastShown {
  readonly view: ListView
  readonly failure: Error | null
}

/**
 * The first page of a view. While another one is on the way, what stood before stays: the page of the view before, or
 * that nobody answered. A page of another view is never shown in place of one that failed.
 */
export function useFirstPage(view: ListView): FirstPage {
  const host = useHost()
  const [last, setLast] = useState<LastShown>({ view, failure: null })
  const question = useMemo(() => ({ ...pageQuestion(host, view, 0), gcTime: cacheMs }), [host, view])
  const answer = useQuery({ ...question, ...(last.failure ? {} : { placeholderData: keepPreviousData }) })
  const isSettled = answer.data !== undefined && !answer.isPlaceholderData
  const failedSoFar = answer.error ?? answer.failureReason ?? (answer.data ? null : last.failure)
  const error = isSettled ? answer.error : failedSoFar
  const shown = isSettled || error ? view : last.view
  const failure = isSettled ? null : error
  if (shown !== last.view || failure !== last.failure) setLast({ view: shown, failure })
  return {
    data: isSettled || !error ? answer.data : undefined,
    error,
    shown,
    isSettled,
    isFetching: error !== null && answer.isFetching,
    refetch: answer.refetch,
  }
}
