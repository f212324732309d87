import { type ReactNode, useEffect, useRef } from 'react'
import classes from './ItemPlace.module.css'

export interface ItemPlaceProps {
  /** Whether it was just added: it scrolls into view and lights up for a moment. */
  readonly fresh: boolean
  /** Ids of the items on the row, with commas. */
  readonly items: string
  readonly children: ReactNode
}

/** The place of a row among the open items. */
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
