import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Minimum length of a swipe, px. */
const swipe = 60

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Pages by Page Up and Page Down while the focus is in an element, and by a swipe over it. */
export function useLeafing(element: RefObject<HTMLElement | null>, leaf: (by: 1 | -1) => void): void {
  const go = useEffectEvent(leaf)
  useEffect(() => {
    const page = element.current
    if (!page) return
    let from: Touch | null = null

    function onKeyDown(event: KeyboardEvent) {
      if ((event.key !== 'PageUp' && event.key !== 'PageDown') || isTyping(event.target)) return
      event.preventDefault()
      go(event.key === 'PageDown' ? 1 : -1)
    }
    function onTouchStart({ touches }: TouchEvent) {
      from = touches.length === 1 ? (touches[0] ?? null) : null
    }
    function onTouchCancel() {
      from = null
    }
    function onTouchEnd({ currentTarget, changedTouches: [to] }: TouchEvent) {
      if (!from || !to || !(currentTarget instanceof Element)) return
      const across = to.clientX - from.clientX
      const isAcross = Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(to.clientY - from.clientY)
      from = null
      // In right-to-left languages the next page is on the left.
      const isForwards = across < 0 === (getComputedStyle(currentTarget).direction === 'ltr')
      if (isAcross) go(isForwards ? 1 : -1)
    }

    page.addEventListener('keydown', onKeyDown)
    page.addEventListener('touchstart', onTouchStart, { passive: true })
    page.addEventListener('touchcancel', onTouchCancel)
    page.addEventListener('touchend', onTouchEnd)
    return () => {
      page.removeEventListener('keydown', onKeyDown)
      page.removeEventListener('touchstart', onTouchStart)
      page.removeEventListener('touchcancel', onTouchCancel)
      page.removeEventListener('touchend', onTouchEnd)
    }
  }, [element])
}
