import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import classes from './Toolbar.module.css'
import { usePublishedHeight } from './usePublishedHeight.ts'

export interface ToolbarProps {
  readonly label: string
  /** On the whole width above the rest: what must be dealt with now. */
  readonly above?: ReactNode
  readonly children: ReactNode
  /** At the far end: a close button. */
  readonly end?: ReactNode
  readonly className?: string | undefined
}

/** A bar at the bottom of the window that keeps its room, so that it never covers the last row. */
export function Toolbar({ label, above, children, end, className }: ToolbarProps) {
  const bar = useRef<HTMLElement>(null)
  usePublishedHeight(bar, '--toolbar-size')
  return (
    <section ref={bar} aria-label={label} className={clsx(classes.toolbar, className)}>
      {above && <div className={classes.above}>{above}</div>}
      <div className={classes.items}>{children}</div>
      {end}
    </section>
  )
}
