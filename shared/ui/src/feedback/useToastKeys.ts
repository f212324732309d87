import { type RefObject, useEffect, useRef } from 'react'

/** The key into the region and back, as browsers use it for the parts of their window. */
export const regionKey = 'F6'

/**
 * Leads into the region of toasts by a key, and back to where the focus came from.
 * @returns whether the last press was a key
 */
export function useToastKeys(region: RefObject<HTMLElement | null>): () => boolean {
  const cameFrom = useRef<Element | null>(null)
  const lastWasKey = useRef(false)
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      lastWasKey.current = true
      if (event.key !== regionKey) return
      const isInside = region.current?.contains(document.activeElement)
      const target = isInside ? cameFrom.current : region.current?.querySelector('button')
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      if (!isInside) cameFrom.current = document.activeElement
      target.focus()
    }
    const point = () => {
      lastWasKey.current = false
    }
    document.addEventListener('keydown', press, true)
    document.addEventListener('pointerdown', point, true)
    return () => {
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('pointerdown', point, true)
    }
  }, [region])
  return () => lastWasKey.current
}
