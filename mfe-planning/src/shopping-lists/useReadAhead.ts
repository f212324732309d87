import { type AisleIndex, aisleOf } from '@potluck/cooking/aisles'
import { isLineCached } from '@potluck/cooking/cached-lines'
import { useEffect, useState } from 'react'

/** Maximum number of new lines that are parsed during rendering; more are parsed before, in steps. */
const maxAtOnce = 60

/** How long lines are parsed without a pause, milliseconds, so that a tap need not wait. */
const turnMs = 16

/** Parses the lines of a long list in steps. @returns whether all are parsed */
export function useReadAhead(titles: readonly string[], index: AisleIndex | undefined): boolean {
  const [, readAgain] = useState(0)
  const unread = index ? titles.filter((title) => !isLineCached(title, index.vocabulary)) : []
  const isRead = unread.length <= maxAtOnce
  useEffect(() => {
    if (isRead || !index) return
    let timer: ReturnType<typeof setTimeout>
    let at = 0
    function turn() {
      const end = performance.now() + turnMs
      for (; at < titles.length && performance.now() < end; at += 1) if (index) aisleOf(titles[at] ?? '', index)
      if (at >= titles.length) readAgain((times) => times + 1)
      else timer = setTimeout(turn)
    }
    timer = setTimeout(turn)
    return () => clearTimeout(timer)
  }, [isRead, titles, index])
  return isRead
}
