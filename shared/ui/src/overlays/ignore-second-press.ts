import type { MouseEvent as ReactMouseEvent } from 'react'

/** Where a dialog was clicked last, in the window, and when, milliseconds. */
export interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** The second tap of a double tap comes at most so long after the first, milliseconds. */
const doublePressMs = 350

/** It is so near to the first, pixels. */
const nearPx = 24

/** Notes a click by hand; one of a key or a script has no place. */
export const pressOf = ({ clientX: x, clientY: y }: MouseEvent | ReactMouseEvent): Press | null =>
  x === 0 && y === 0 ? null : { x, y, at: performance.now() }

/**
 * Whoever taps a button twice that closes its dialog does not mean what lay behind it: the second press is ignored. A press
 * elsewhere in between shows that there was no double tap.
 * @param first the press that closed the dialog
 */
export function ignoreSecondPress(first: Press | null): void {
  const rest = first === null ? 0 : first.at + doublePressMs - performance.now()
  if (first === null || rest <= 0) return
  const ignore = (event: MouseEvent) => {
    const next = pressOf(event)
    if (!next) return
    if (Math.hypot(next.x - first.x, next.y - first.y) > nearPx) return end()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => document.removeEventListener('click', ignore, true)
  document.addEventListener('click', ignore, true)
  setTimeout(end, rest)
}
