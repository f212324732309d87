import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Content further down, rendered and loaded when the reader scrolls near it. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return <div ref={place}>{isNear && children}</div>
}
