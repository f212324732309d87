import { type RefObject, useLayoutEffect } from 'react'

/** How long it is known where something stood, milliseconds. */
const knownMs = 1_500

const places = new Map<string, { readonly from: DOMRect; readonly at: number }>()

/** Notes where something stands that will appear elsewhere. */
export function takeOff(name: string, element: Element): void {
  const at = performance.now()
  for (const [other, place] of places) if (at - place.at > knownMs) places.delete(other)
  places.set(name, { from: element.getBoundingClientRect(), at })
}

/** Lets an element come from where that stood, as large as it was there. The element may have another shape. */
function land(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  if (to.width === 0 || to.height === 0) return
  const scale = Math.max(from.width / to.width, from.height / to.height)
  const [x, y] = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2]
  const [across, down] = [(to.width - from.width / scale) / 2, (to.height - from.height / scale) / 2]
  const timing = { duration: 260, easing: 'cubic-bezier(0.2, 0, 0, 1)' }
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${down}px ${across}px)` },
      { transform: 'none', clipPath: 'inset(0)' },
    ],
    timing,
  )
  // Rows that follow would cover it.
  element.closest('li')?.animate({ zIndex: [1, 1] }, timing)
}

/**
 * Lets an element come from where something stood a moment ago. Nothing moves where the cook wants no motion.
 * @param there the name of what stood elsewhere
 * @param here the name under which others find where this one stood
 */
export function useFlight(element: RefObject<HTMLElement | null>, there?: string, here?: string): void {
  useLayoutEffect(() => {
    const shown = element.current
    if (shown === null || there === undefined) return
    const place = places.get(there)
    places.delete(there)
    const isWanted = place && performance.now() - place.at < knownMs && 'animate' in shown
    // Before the next picture is drawn, when the page has scrolled to where it belongs.
    if (isWanted && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      requestAnimationFrame(() => land(shown, place.from))
    }
    return () => {
      if (here !== undefined) takeOff(here, shown)
    }
  }, [element, there, here])
}
