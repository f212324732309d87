import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ItemPlace.module.css'

export interface ItemPlaceProps {
  /** It was added just now: it comes into view and lights up for a moment. */
  readonly fresh: boolean
  /** Ids of the items on the row, with commas. */
  readonly items: string
  readonly children: ReactNode
}

/** The place of a row among what is to buy. */
export function ItemPlace({ fresh, items, children }: ItemPlaceProps) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (fresh) place.current?.scrollIntoView({ block: 'nearest' })
  }, [fresh])
  return (
    <li ref={place} data-fresh={fresh} data-items={items} className={classes.place}>
      {children}
    </li>
  )
}
