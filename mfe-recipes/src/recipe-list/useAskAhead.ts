import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ListView } from '../book/list-view.ts'
import { firstPageOf } from './useFirstPage.ts'

/** What stood before stands so long at most while an answer is on its way; then its waiting is shown. Milliseconds. */
const soonMs = 100

/**
 * Asks for a view before it is shown: most answers are there at once, and what shows them is drawn once then, and not a
 * second time for the waiting.
 * @returns calls `show` when the answer is there or soon after, unless another view was asked for since
 */
export function useAskAhead() {
  const host = useHost()
  const cache = useQueryClient()
  const last = useRef(0)
  useEffect(
    () => () => {
      last.current = 0
    },
    [],
  )
  return (view: ListView, show: () => void): void => {
    const asked = last.current + 1
    last.current = asked
    const showOnce = () => {
      if (last.current !== asked) return
      last.current += 1
      clearTimeout(waiting)
      show()
    }
    const question = firstPageOf(host, view)
    const waiting = setTimeout(showOnce, soonMs)
    // Drawn in a task of its own, an answer that is at hand would wait until the letter alone is painted.
    const showAtOnce = () => flushSync(showOnce)
    if (cache.getQueryData(question.queryKey) === undefined) void cache.prefetchQuery(question).then(showAtOnce)
    else showOnce()
  }
}
