import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ScrolledTo.module.css'

/** Something that has just come up and is to be seen, wherever on the page the cook was. */
export function ScrolledTo({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Browsers answer with a promise now, which is nothing that React could call.
    place.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  return (
    <div ref={place} className={classes.place}>
      {children}
    </div>
  )
}
