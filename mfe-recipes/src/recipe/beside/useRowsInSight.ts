import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Rows drawn above and below those in sight. */
const spare = 8

/** The rows of a list that has its own scroll bar, and rows of equal height. */
export interface RowsInSight {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly first: number
  readonly last: number
  /** Scrolls as little as needed for a row to be in sight. */
  readonly show: (row: number) => void
}

/**
 * The rows to draw. The list begins at the current row, and follows it.
 * @param place index of the current row, or -1
 * @param onVisibleRange receives the rows to draw
 */
export function useRowsInSight(
  count: number,
  place: number,
  onVisibleRange: (first: number, last: number) => void,
): RowsInSight {
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ first: 0, last: 2 * spare })

  function measure() {
    const box = scroller.current
    const height = count === 0 || !box ? 0 : box.scrollHeight / count
    if (!box || height === 0) return
    const first = Math.max(0, Math.floor(box.scrollTop / height) - spare)
    const last = Math.min(count - 1, Math.ceil((box.scrollTop + box.clientHeight) / height) + spare)
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }))
  }

  function show(row: number) {
    const box = scroller.current
    if (!box || row < 0 || count === 0) return
    const height = box.scrollHeight / count
    const [top, bottom] = [row * height, (row + 1) * height]
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - (box.clientHeight - height) / 2
    }
    measure()
  }

  const follow = useEffectEvent(() => (place < 0 ? measure() : show(place)))
  useLayoutEffect(() => follow(), [count, place])

  const scrolled = useEffectEvent(measure)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const listener = () => scrolled()
    box.addEventListener('scroll', listener, { passive: true })
    window.addEventListener('resize', listener)
    return () => {
      box.removeEventListener('scroll', listener)
      window.removeEventListener('resize', listener)
    }
  }, [])

  const { first, last } = range
  useEffect(() => {
    if (count > 0) onVisibleRange(first, Math.min(last, count - 1))
  }, [count, first, last, onVisibleRange])
  return { scroller, first, last, show }
}
