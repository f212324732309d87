import { type PointerEvent, useRef } from 'react'

interface Swipe {
  /** Called after a swipe towards the start of the line. */
  readonly onForwards: () => void
  readonly onBackwards: () => void
}

/** Minimum length of a swipe, px. */
const minPixels = 56

/** Detects horizontal swipes by touch. Ignores scrolling and the mouse. */
export function useSwipe({ onForwards, onBackwards }: Swipe) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent) {
      start.current = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = null
      if (!from || from.id !== pointerId) return
      const [along, across] = [clientX - from.x, clientY - from.y]
      if (Math.abs(along) < minPixels || Math.abs(along) < 2 * Math.abs(across)) return
      const towardsEnd = document.documentElement.dir === 'rtl' ? along < 0 : along > 0
      if (towardsEnd) onBackwards()
      else onForwards()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
