import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { RowGestures } from './row-gestures.ts'

/** Events that come before any gesture: a finger that comes down, a mouse that moves, a key. */
const beginnings = ['pointermove', 'keydown'] as const

/** The page does not scroll under a row that was lifted. A browser heeds this only of who listened before the touch. */
function holdPage(event: TouchEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-lifted]')) event.preventDefault()
}

/**
 * Follows gestures on the rows of an area. The code of gestures loads with the first finger, mouse or key on the page.
 */
export function useRowGestures(area: RefObject<HTMLElement | null>, gestures: RowGestures): void {
  const choose = useEffectEvent(gestures.choose)
  const tick = useEffectEvent(gestures.tick)
  const remove = useEffectEvent(gestures.remove)
  const carry = useEffectEvent(gestures.carry)
  const putInto = useEffectEvent(gestures.putInto)
  useEffect(() => {
    let stop = () => {}
    let ended = false
    let begun = false
    let pressed: PointerEvent | null = null
    const rows = area.current
    const release = () => {
      pressed = null
    }
    function press(event: PointerEvent) {
      pressed = event
      addEventListener('pointerup', release, { once: true })
      addEventListener('pointercancel', release, { once: true })
      begin()
    }
    function unlisten() {
      removeEventListener('pointerdown', press)
      for (const beginning of beginnings) removeEventListener(beginning, begin)
    }
    function begin() {
      if (begun) return
      begun = true
      import('./row-gestures.ts').then(
        ({ followRows }) => {
          unlisten()
          if (ended || !area.current) return
          const here: RowGestures = {
            choose: (ids) => choose(ids),
            tick: (ids) => tick(ids),
            remove: (ids) => remove(ids),
            carry: (carried) => carry(carried),
            putInto: (aisle, ids) => putInto(aisle, ids),
          }
          // A finger that caused the load, or came down since, may still be down.
          stop = followRows(area.current, here, pressed)
        },
        // There is another way to do the same.
        () => {},
      )
    }
    addEventListener('pointerdown', press, { passive: true })
    for (const beginning of beginnings) addEventListener(beginning, begin, { passive: true })
    rows?.addEventListener('touchmove', holdPage, { passive: false })
    return () => {
      rows?.removeEventListener('touchmove', holdPage)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
      unlisten()
      ended = true
      stop()
    }
  }, [area])
}
