import { useEffect, useEffectEvent } from 'react'

/** A finger that starts this close to the edge means the menu, px. */
const edge = 24

/** So far it moves along, and no more than half of that across, px. */
const far = 56

/**
 * Opens the menu by a swipe from the edge where it waits, and closes it by one back; the edge is that where lines begin.
 * For fingers alone: a mouse selects text.
 */
export function useMenuSwipe(
  enabled: boolean,
  open: boolean,
  onOpen: (() => void) | undefined,
  onClose: () => void,
): void {
  const swiped = useEffectEvent((from: Touch, to: Touch) => {
    const direction = document.documentElement.dir === 'rtl' ? -1 : 1
    const along = (to.clientX - from.clientX) * direction
    if (Math.abs(to.clientY - from.clientY) > Math.abs(along) / 2 || Math.abs(along) < far) return
    const start = direction === 1 ? from.clientX : window.innerWidth - from.clientX
    if (open && along < 0) onClose()
    else if (!open && along > 0 && start <= edge) onOpen?.()
  })
  useEffect(() => {
    if (!enabled) return
    let from: Touch | undefined
    const begin = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const end = ({ changedTouches }: TouchEvent) => {
      const [to] = changedTouches
      // A dialog over the page has the finger to itself.
      if (from && to && !document.querySelector('dialog[open]')) swiped(from, to)
      from = undefined
    }
    document.addEventListener('touchstart', begin, { passive: true })
    document.addEventListener('touchend', end, { passive: true })
    return () => {
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchend', end)
    }
  }, [enabled])
}
