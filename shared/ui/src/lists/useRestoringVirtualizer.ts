import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { scrollPositions } from './scroll-positions.ts'

export interface RestoringVirtualizerOptions {
  readonly count: number
  /** Height of one row in px, before it is measured. */
  readonly estimate: number
  readonly gap: number
  readonly overscan: number
  /** The list's name, under which its scroll position is stored. */
  readonly scrollKey: string | undefined
  /** Where in the session storage it is kept for a reload. */
  readonly storedAs: string | undefined
}

/**
 * A virtualizer of the window's scroll that returns to where the list of this name was left. Sizes are stored by
 * position in the list: the content of a row may not be known when the list is shown again.
 */
export function useRestoringVirtualizer(
  list: RefObject<HTMLElement | null>,
  options: RestoringVirtualizerOptions,
): Virtualizer<Window, Element> {
  const { count, estimate, gap, overscan, scrollKey, storedAs } = options
  const [saved] = useState(() => (scrollKey === undefined ? undefined : scrollPositions.get(scrollKey, storedAs)))
  const [scrollMargin, setScrollMargin] = useState(0)

  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(Math.round(top + window.scrollY))
  }, [list])

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    gap,
    overscan,
    scrollMargin,
    ...(saved ? { initialOffset: saved.offset, initialMeasurementsCache: saved.measured } : {}),
  })

  const returned = useRef(false)
  useLayoutEffect(() => {
    if (!saved || returned.current || count === 0) return
    returned.current = true
    window.scrollTo(0, saved.offset)
    // A router that scrolls to the top after a change of page does so later than this.
    const frame = requestAnimationFrame(() => window.scrollTo(0, saved.offset))
    return () => cancelAnimationFrame(frame)
  }, [saved, count])

  // The virtualizer's own note of the offset: the window may have reported by now that it is at the top.
  useLayoutEffect(() => {
    if (scrollKey === undefined) return
    return () => {
      const measured = virtualizer.takeSnapshot()
      scrollPositions.set(scrollKey, { offset: virtualizer.scrollOffset ?? 0, measured }, storedAs)
    }
  }, [scrollKey, storedAs, virtualizer])

  return virtualizer
}
