import type { ReactNode } from 'react'
import classes from './RowIcon.module.css'

interface Props {
  /** Like the portraits, or like the photos of recipes, that stand above and below it. */
  readonly shape?: 'round' | 'square'
  readonly children: ReactNode
}

/** An icon in front of a row, as wide as a picture. */
export function RowIcon({ shape = 'round', children }: Props) {
  return (
    <span className={classes.icon} data-shape={shape}>
      {children}
    </span>
  )
}
