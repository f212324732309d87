import { type PointerEvent, useRef } from 'react'

interface Swipe {
  /** Towards the beginning of the line, as a page is turned. */
  readonly onForwards: () => void
  readonly onBackwards: () => void
}

/** So far a finger must go, pixels: less is a press that slipped. */
const leastPixels = 56

/** Hears a finger that moves along the line, and leaves scrolling and the mouse alone. */
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
      if (Math.abs(along) < leastPixels || Math.abs(along) < 2 * Math.abs(across)) return
      const towardsEnd = document.documentElement.dir === 'rtl' ? along < 0 : along > 0
      if (towardsEnd) onBackwards()
      else onForwards()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
