import { type RefObject, useEffect } from 'react'

/** Keeps the element's height in a custom property of the page, so that what lies above it can leave it room. */
export function usePublishedHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const { current } = element
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [element, property])
}
