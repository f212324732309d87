import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './KeptRows.module.css'

interface Props {
  /** The rows; none while something stands in their place. */
  readonly rows?: ReactNode
  /** What stands in their place. */
  readonly children?: ReactNode
}

/**
 * Rows that stay in the page, out of reach, while nothing is found: with the next letter they show other recipes, which takes
 * a browser a fraction of building them anew.
 */
export function KeptRows({ rows, children }: Props) {
  const last = useRef(rows)
  useLayoutEffect(() => {
    if (rows !== undefined) last.current = rows
  })
  const away = rows === undefined
  return (
    <>
      {children}
      <div className={away ? classes.away : undefined} inert={away} aria-hidden={away || undefined}>
        {/* The same rows, so that nothing of them is drawn meanwhile. */}
        {rows ?? last.current}
      </div>
    </>
  )
}
