import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ScrolledTo.module.css'

/** Scrolls to its content when it is mounted. */
export function ScrolledTo({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise, which React would take for a cleanup function.
    place.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  return (
    <div ref={place} className={classes.place}>
      {children}
    </div>
  )
}
