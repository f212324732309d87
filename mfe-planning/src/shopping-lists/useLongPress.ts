import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How long a finger rests until it chooses, milliseconds. */
const longMs = 500

/** Further than this a finger scrolls, px. */
const slack = 10

/**
 * Tells of a long press on a row that says `data-items`; the tap that ends it does nothing.
 * @param onLong given what the row says
 */
export function useLongPress(area: RefObject<HTMLElement | null>, onLong: (items: string) => void): void {
  const pressed = useEffectEvent(onLong)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const cancel = () => clearTimeout(timer)
    function down({ target, clientX, clientY, isPrimary }: PointerEvent) {
      const items = target instanceof Element && target.closest<HTMLElement>('[data-items]')?.dataset.items
      if (!items || !isPrimary || (target instanceof Element && target.closest('button'))) return
      start = { x: clientX, y: clientY }
      cancel()
      timer = setTimeout(() => {
        element?.addEventListener('click', swallow, { capture: true, once: true })
        addEventListener('pointerup', () => setTimeout(() => element?.removeEventListener('click', swallow, true)), {
          once: true,
        })
        pressed(items)
      }, longMs)
    }
    function move({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.x, clientY - start.y) > slack) cancel()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(end, cancel)
    return () => {
      cancel()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.removeEventListener(end, cancel)
    }
  }, [area])
}
