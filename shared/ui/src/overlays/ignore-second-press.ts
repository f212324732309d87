import type { MouseEvent as ReactMouseEvent } from 'react'

/** The spot in the window where a dialog was pressed last. */
export interface Press {
  readonly x: number
  readonly y: number
}

/** A second tap that was meant for the dialog comes at most this long after it closed, milliseconds. */
const lateMs = 400

/** It is at most this far from the first, pixels: about the height of a button. */
const nearPx = 44

/** Notes a click by hand; one of a key or a script has no place. */
export const pressOf = ({ clientX: x, clientY: y }: MouseEvent | ReactMouseEvent): Press | null =>
  x === 0 && y === 0 ? null : { x, y }

/**
 * A second tap on a button of a dialog that just closed is not meant for the page behind it. For 400 ms from now,
 * presses on that spot are ignored. A press elsewhere works, and shows that there was no double tap.
 * @param last the last press inside of the dialog that closed just now
 */
export function ignoreSecondPress(last: Press | null): void {
  if (last === null) return
  const ignore = (event: MouseEvent) => {
    const next = pressOf(event)
    if (!next) return
    if (Math.hypot(next.x - last.x, next.y - last.y) > nearPx) return end()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => document.removeEventListener('click', ignore, true)
  document.addEventListener('click', ignore, true)
  setTimeout(end, lateMs)
}
