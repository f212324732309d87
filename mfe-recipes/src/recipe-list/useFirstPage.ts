import { useHost } from '@potluck/platform/HostProvider'
import type { Host } from '@potluck/platform/host'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ListView } from '../book/list-view.ts'
import { type ListPage, pageQuestion } from './page-question.ts'

/** What was asked for ahead is not asked for again by who shows it. Milliseconds. */
const justAskedMs = 1_000

/** How long pages out of view are kept, so that coming back finds the list as it was. */
export const keptMs = 30 * 60_000

/** The question for the first page of a view, which says how many rows there are. */
export const firstPageOf = (host: Pick<Host, 'api'>, view: ListView) => ({
  ...pageQuestion(host, view, 0),
  gcTime: keptMs,
  staleTime: justAskedMs,
})

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

/**
 * The first page of a view. While another one is on the way, what stood before stays: the page of the view before, or
 * that nobody answered. A page of another view is never shown in place of one that failed.
 */
export function useFirstPage(view: ListView): FirstPage {
  const host = useHost()
  const question = useMemo(() => firstPageOf(host, view), [host, view])
  const before = useRef<{ readonly shown: ListView; readonly failure: Error | null }>({ shown: view, failure: null })
  const answer = useQuery({
    ...question,
    placeholderData: (page: ListPage | undefined) => (before.current.failure ? undefined : page),
  })
  const isSettled = answer.data !== undefined && !answer.isPlaceholderData
  const failedSoFar = answer.error ?? answer.failureReason ?? (answer.data ? null : before.current.failure)
  const error = isSettled ? answer.error : failedSoFar
  const shown = isSettled || error ? view : before.current.shown
  useLayoutEffect(() => {
    before.current = { shown, failure: isSettled ? null : error }
  })
  return {
    data: isSettled || !error ? answer.data : undefined,
    error,
    shown,
    isSettled,
    // Not read of an answer: what reads it is drawn with the asking, too.
    isFetching: error !== null && answer.isFetching,
    refetch: answer.refetch,
  }
}
