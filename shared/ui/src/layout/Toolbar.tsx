import clsx from 'clsx'
import type { ReactNode } from 'react'
import classes from './Toolbar.module.css'

export interface ToolbarProps {
  readonly label: string
  /** On the whole width above the rest: what must be dealt with now. */
  readonly above?: ReactNode
  readonly children: ReactNode
  /** At the far end: a close button. */
  readonly end?: ReactNode
  readonly className?: string | undefined
}

/** A bar at the bottom of the window, under the content of a `SplitPane`. */
export function Toolbar({ label, above, children, end, className }: ToolbarProps) {
  return (
    <section aria-label={label} className={clsx(classes.toolbar, className)}>
      {above && <div className={classes.above}>{above}</div>}
      <div className={classes.items}>{children}</div>
      {end}
    </section>
  )
}
