import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { scrollPlaces } from './scroll-places.ts'

export interface KeptVirtualizerOptions {
  readonly count: number
  /** Height of one row in px, before it is measured. */
  readonly estimate: number
  readonly gap: number
  readonly overscan: number
  readonly getKey: (index: number) => string | number
  /** The list's name, under which its place is kept. */
  readonly placeKey: string | undefined
}

/** A virtualizer of the window's scroll that returns to where the list of this name was left. */
export function useKeptVirtualizer(
  list: RefObject<HTMLElement | null>,
  options: KeptVirtualizerOptions,
): Virtualizer<Window, Element> {
  const { count, estimate, gap, overscan, getKey, placeKey } = options
  const [kept] = useState(() => (placeKey === undefined ? undefined : scrollPlaces.read(placeKey)))
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
    getItemKey: getKey,
    scrollMargin,
    ...(kept ? { initialOffset: kept.offset, initialMeasurementsCache: kept.sizes } : {}),
  })

  const returned = useRef(false)
  useLayoutEffect(() => {
    if (!kept || returned.current || count === 0) return
    returned.current = true
    window.scrollTo(0, kept.offset)
    // A router that scrolls to the top after a change of page does so later than this.
    const frame = requestAnimationFrame(() => window.scrollTo(0, kept.offset))
    return () => cancelAnimationFrame(frame)
  }, [kept, count])

  // In layout: a moment after the list is gone the window reports that it is at the top.
  useLayoutEffect(() => {
    if (placeKey === undefined) return
    let offset = window.scrollY
    const note = () => {
      offset = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      scrollPlaces.keep(placeKey, { offset, sizes: virtualizer.measurementsCache })
    }
  }, [placeKey, virtualizer])

  return virtualizer
}
