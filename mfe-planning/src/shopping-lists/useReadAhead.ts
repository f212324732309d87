import { type AisleIndex, aisleOf } from '@potluck/cooking/aisles'
import { isLineCached } from '@potluck/cooking/cached-lines'
import { useEffect, useState } from 'react'

/** So many new lines are read while a list is drawn; more of them are read before it, a few at a time. */
const maxAtOnce = 60

/** How long lines are read in a row, milliseconds; a tap waits no longer. */
const turnMs = 16

/** Whether the lines of a long list were read, which happens in turns so that nothing waits for it. */
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
